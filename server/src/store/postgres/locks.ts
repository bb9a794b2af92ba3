/** Keys of advisory locks: any numbers that nobody else in the same database is likely to use. */

/** Held by the one who makes or changes the tables. */
export const SCHEMA_LOCK = 7_267_201_100;

/** Shared by all who write a table that uses a pack; held alone by the one who removes packs. */
export const PACKS_LOCK = 7_267_201_101;
