/**
 * Every game comes in through its door first. The steps of a rulebook are numbered in the order in
 * which a game's files load, and threads that were built tell each other views with those numbers:
 * a test that reached for an inner file first would make its whole thread count differently.
 */
import "@coterie/blood-orders";
import "@coterie/masters-of-the-night";
