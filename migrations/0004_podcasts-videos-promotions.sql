CREATE TABLE "mix_playlists" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mixes" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"playlist" text NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"audio" text NOT NULL,
	"seconds" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mixes_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "podcast_episodes" (
	"id" serial PRIMARY KEY NOT NULL,
	"show_id" integer NOT NULL,
	"podcast_id" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"number" integer NOT NULL,
	"audio" text DEFAULT '' NOT NULL,
	"audio_bytes" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"transcript" text DEFAULT '' NOT NULL,
	"news_id" integer,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "podcast_episodes_podcast_id_unique" UNIQUE("podcast_id"),
	CONSTRAINT "podcast_episodes_address" UNIQUE("show_id","slug")
);
--> statement-breakpoint
CREATE TABLE "podcast_private_feeds" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"show_id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "podcast_private_feeds_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "podcast_private_feeds_one" UNIQUE("user_id","show_id")
);
--> statement-breakpoint
CREATE TABLE "podcast_shows" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"thumb" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"image_featured" text DEFAULT '' NOT NULL,
	"fade_color" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'podcast' NOT NULL,
	"host_id" text NOT NULL,
	"pro" boolean DEFAULT false NOT NULL,
	"player_style" text DEFAULT 'show' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"category" text DEFAULT 'Music' NOT NULL,
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "podcast_shows_slug_unique" UNIQUE("slug"),
	CONSTRAINT "podcast_shows_host_id_unique" UNIQUE("host_id"),
	CONSTRAINT "podcast_shows_guid_unique" UNIQUE("guid")
);
--> statement-breakpoint
CREATE TABLE "promotion_answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"promotion_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"answer" text NOT NULL,
	"single" boolean NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"rules_accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_draws" (
	"promotion_id" integer PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"candidates" integer NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_winners" (
	"id" serial PRIMARY KEY NOT NULL,
	"promotion_id" integer NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"cpf" text,
	"city" text DEFAULT '' NOT NULL,
	"state_id" integer,
	"prize" text NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"shown" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"short_description" text NOT NULL,
	"description" text NOT NULL,
	"rules" text NOT NULL,
	"prize" text NOT NULL,
	"places" integer DEFAULT 1 NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"banner" text DEFAULT '' NOT NULL,
	"featured_image" text DEFAULT '' NOT NULL,
	"featured_banner" text DEFAULT '' NOT NULL,
	"dark_text" boolean DEFAULT false NOT NULL,
	"pro" boolean DEFAULT false NOT NULL,
	"single_word" boolean DEFAULT false NOT NULL,
	"multiple" boolean DEFAULT false NOT NULL,
	"editable" boolean DEFAULT false NOT NULL,
	"right_answers" text[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp with time zone,
	"closes_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "video_playlist_items" (
	"playlist" integer NOT NULL,
	"video" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "video_playlist_items_playlist_video_pk" PRIMARY KEY("playlist","video")
);
--> statement-breakpoint
CREATE TABLE "video_playlists" (
	"id" serial PRIMARY KEY NOT NULL,
	"playlist_id" text NOT NULL,
	"title" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "video_playlists_playlist_id_unique" UNIQUE("playlist_id")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" serial PRIMARY KEY NOT NULL,
	"video_id" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"file" text DEFAULT '' NOT NULL,
	"seconds" real DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tv_position" integer,
	CONSTRAINT "videos_video_id_unique" UNIQUE("video_id"),
	CONSTRAINT "videos_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "mixes" ADD CONSTRAINT "mixes_playlist_mix_playlists_slug_fk" FOREIGN KEY ("playlist") REFERENCES "public"."mix_playlists"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_episodes" ADD CONSTRAINT "podcast_episodes_show_id_podcast_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."podcast_shows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_episodes" ADD CONSTRAINT "podcast_episodes_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_private_feeds" ADD CONSTRAINT "podcast_private_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "podcast_private_feeds" ADD CONSTRAINT "podcast_private_feeds_show_id_podcast_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."podcast_shows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_answers" ADD CONSTRAINT "promotion_answers_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_answers" ADD CONSTRAINT "promotion_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_draws" ADD CONSTRAINT "promotion_draws_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_winners" ADD CONSTRAINT "promotion_winners_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_winners" ADD CONSTRAINT "promotion_winners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_playlist_items" ADD CONSTRAINT "video_playlist_items_playlist_video_playlists_id_fk" FOREIGN KEY ("playlist") REFERENCES "public"."video_playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_playlist_items" ADD CONSTRAINT "video_playlist_items_video_videos_id_fk" FOREIGN KEY ("video") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mixes_newest" ON "mixes" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mixes_of_playlist" ON "mixes" USING btree ("playlist","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "podcast_episodes_newest" ON "podcast_episodes" USING btree ("show_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_answers_one" ON "promotion_answers" USING btree ("promotion_id","user_id") WHERE "promotion_answers"."single";--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_answers_words" ON "promotion_answers" USING btree ("promotion_id","user_id","answer");--> statement-breakpoint
CREATE INDEX "promotion_answers_user" ON "promotion_answers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_winners_once" ON "promotion_winners" USING btree ("promotion_id","user_id");--> statement-breakpoint
CREATE INDEX "promotion_winners_user" ON "promotion_winners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "promotions_published" ON "promotions" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "promotions_closed" ON "promotions" USING btree ("closes_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "playlists_of_video" ON "video_playlist_items" USING btree ("video");--> statement-breakpoint
CREATE INDEX "videos_by_date" ON "videos" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);