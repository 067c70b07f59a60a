CREATE TABLE "station_identity" (
	"id" integer PRIMARY KEY NOT NULL,
	"namespace" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "podcast_shows" ALTER COLUMN "guid" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "podcast_shows" ALTER COLUMN "guid" DROP NOT NULL;