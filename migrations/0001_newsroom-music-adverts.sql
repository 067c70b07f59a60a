CREATE TABLE "clients" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"locations" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "clients_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "spot_events" (
	"spot_id" integer NOT NULL,
	"day" date NOT NULL,
	"event" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "spot_events_spot_id_day_event_pk" PRIMARY KEY("spot_id","day","event")
);
--> statement-breakpoint
CREATE TABLE "spots" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"client_id" integer,
	"name" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"audio" text DEFAULT '' NOT NULL,
	"seconds" real DEFAULT 0 NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"transcript" text DEFAULT '' NOT NULL,
	"locations" text[] DEFAULT '{}' NOT NULL,
	"is_preroll" boolean DEFAULT false NOT NULL,
	CONSTRAINT "spots_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "chart_categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chart_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "top100_entries" (
	"year" integer NOT NULL,
	"position" integer NOT NULL,
	"song_id" integer NOT NULL,
	CONSTRAINT "top100_entries_year_position_pk" PRIMARY KEY("year","position")
);
--> statement-breakpoint
CREATE TABLE "top10_entries" (
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	"song_id" integer NOT NULL,
	CONSTRAINT "top10_entries_category_id_position_pk" PRIMARY KEY("category_id","position")
);
--> statement-breakpoint
CREATE TABLE "day_sentences" (
	"id" serial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"text" text NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	CONSTRAINT "day_sentences_day_unique" UNIQUE("day")
);
--> statement-breakpoint
CREATE TABLE "poll_answers" (
	"id" serial PRIMARY KEY NOT NULL,
	"poll_id" integer NOT NULL,
	"text" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"poll_id" integer NOT NULL,
	"voter" text NOT NULL,
	"answer_id" integer NOT NULL,
	"voted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "poll_votes_poll_id_voter_pk" PRIMARY KEY("poll_id","voter")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"opens_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closes_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "journalists" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "journalists_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "news_days" (
	"news_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "news_days_news_id_day_pk" PRIMARY KEY("news_id","day")
);
--> statement-breakpoint
CREATE TABLE "news_tagged" (
	"news_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "news_tagged_news_id_tag_id_pk" PRIMARY KEY("news_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "news_tags" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "news_tags_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "news_views" (
	"news_id" integer NOT NULL,
	"session" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_views_news_id_session_seen_at_pk" PRIMARY KEY("news_id","session","seen_at")
);
--> statement-breakpoint
CREATE TABLE "tag_days" (
	"tag_id" integer NOT NULL,
	"day" date NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tag_days_tag_id_day_pk" PRIMARY KEY("tag_id","day")
);
--> statement-breakpoint
DROP INDEX "songs_title";--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "banner" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "in_slider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "itunes_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "preview" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "download" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "video_youtube_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "video_file" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "lyrics_video_youtube_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "lyrics_video_file" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "requests" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "journalist_id" integer;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "title_home" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "image_caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "image_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "cover_video_file" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "cover_video_youtube_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "podcast_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "podcast_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "podcast_player_style" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "podcast_player_color" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "keywords" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "featured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spot_events" ADD CONSTRAINT "spot_events_spot_id_spots_id_fk" FOREIGN KEY ("spot_id") REFERENCES "public"."spots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spots" ADD CONSTRAINT "spots_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top100_entries" ADD CONSTRAINT "top100_entries_song_id_songs_id_fk" FOREIGN KEY ("song_id") REFERENCES "public"."songs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top10_entries" ADD CONSTRAINT "top10_entries_category_id_chart_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."chart_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top10_entries" ADD CONSTRAINT "top10_entries_song_id_songs_id_fk" FOREIGN KEY ("song_id") REFERENCES "public"."songs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_answers" ADD CONSTRAINT "poll_answers_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_answer_id_poll_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."poll_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_days" ADD CONSTRAINT "news_days_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_tagged" ADD CONSTRAINT "news_tagged_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_tagged" ADD CONSTRAINT "news_tagged_tag_id_news_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."news_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_views" ADD CONSTRAINT "news_views_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_days" ADD CONSTRAINT "tag_days_tag_id_news_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."news_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spots_of_client" ON "spots" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "poll_answers_of_poll" ON "poll_answers" USING btree ("poll_id");--> statement-breakpoint
CREATE INDEX "poll_votes_by_answer" ON "poll_votes" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "news_days_by_day" ON "news_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "news_tagged_by_tag" ON "news_tagged" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "news_views_time" ON "news_views" USING btree ("seen_at");--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_journalist_id_journalists_id_fk" FOREIGN KEY ("journalist_id") REFERENCES "public"."journalists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_journalist_published" ON "news" USING btree ("journalist_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "songs_title" ON "songs" USING btree ("title","id");