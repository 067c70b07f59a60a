CREATE TABLE "seed_pictures" (
	"file" text PRIMARY KEY NOT NULL,
	"position" serial NOT NULL,
	"recipe" jsonb NOT NULL,
	"wanted_at" timestamp with time zone,
	"drawn_at" timestamp with time zone,
	"sized_at" timestamp with time zone
);
