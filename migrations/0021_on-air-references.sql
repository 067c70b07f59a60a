ALTER TABLE "air_items" ADD COLUMN "song_id" integer;--> statement-breakpoint
ALTER TABLE "air_items" ADD COLUMN "spot_id" integer;--> statement-breakpoint
ALTER TABLE "air_items" ADD CONSTRAINT "air_items_song_id_songs_id_fk" FOREIGN KEY ("song_id") REFERENCES "public"."songs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "air_items" ADD CONSTRAINT "air_items_spot_id_spots_id_fk" FOREIGN KEY ("spot_id") REFERENCES "public"."spots"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "air_items_song" ON "air_items" USING btree ("song_id");--> statement-breakpoint
CREATE INDEX "air_items_spot" ON "air_items" USING btree ("spot_id");--> statement-breakpoint
CREATE VIEW "public"."air_items_shown" AS (
  select "air_items"."id", "air_items"."kind", "air_items"."song_id", "air_items"."spot_id", "songs"."artist_id", "air_items"."file", "air_items"."seconds",
    coalesce("songs"."title", "clients"."name", "air_items"."title") as title,
    coalesce("artists"."name", "air_items"."artist") as artist,
    coalesce("songs"."album_name", "air_items"."album") as album,
    case when "songs"."id" is null then "air_items"."year" else coalesce(to_char("songs"."album_release", 'YYYY'), '') end as year,
    coalesce("songs"."album_cover", "spots"."image", "air_items"."cover") as cover,
    coalesce("songs"."lyrics", "air_items"."lyrics") as lyrics,
    coalesce("songs"."translation", "air_items"."translation") as translation,
    coalesce("clients"."color", "air_items"."client_color") as client_color,
    coalesce("clients"."description", "air_items"."client_description") as client_description,
    coalesce("songs"."itunes_link", '') as itunes,
    coalesce("songs"."slug", '') as song_slug,
    coalesce("artists"."slug", '') as artist_slug,
    coalesce("spots"."slug", '') as spot_slug
  from "air_items"
  left join "songs" on "songs"."id" = "air_items"."song_id"
  left join "artists" on "artists"."id" = "songs"."artist_id"
  left join "spots" on "spots"."id" = "air_items"."spot_id"
  left join "clients" on "clients"."id" = "spots"."client_id");--> statement-breakpoint
UPDATE "air_items" SET "song_id" = "songs"."id" FROM "songs" JOIN "artists" ON "artists"."id" = "songs"."artist_id" WHERE "air_items"."kind" = 'song' AND lower("songs"."title") = lower("air_items"."title") AND lower("artists"."name") = lower("air_items"."artist");--> statement-breakpoint
UPDATE "air_items" SET "spot_id" = "spots"."id" FROM "spots" WHERE "air_items"."kind" = 'spot' AND "air_items"."id" = 'spot-' || "spots"."slug";
