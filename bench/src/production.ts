// boardgame.io and what it stands on are much faster so. Imported before them.
process.env.NODE_ENV = "production";
