CREATE TABLE "demo_audiences" (
	"channel" text PRIMARY KEY NOT NULL,
	"usual" integer NOT NULL,
	"restless" real NOT NULL
);
