CREATE TABLE "home_front" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"pinned_ids" integer[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" integer,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "home_front_single" CHECK ("home_front"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "news_drafts" (
	"id" integer PRIMARY KEY DEFAULT nextval('news_id_seq') NOT NULL,
	"slug" text NOT NULL,
	"category_id" integer NOT NULL,
	"journalist_id" integer,
	"title" text NOT NULL,
	"title_home" text DEFAULT '' NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"content" text,
	"author" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"image_caption" text DEFAULT '' NOT NULL,
	"image_link" text DEFAULT '' NOT NULL,
	"cover_video_file" text DEFAULT '' NOT NULL,
	"cover_video_youtube_id" text DEFAULT '' NOT NULL,
	"podcast_id" text DEFAULT '' NOT NULL,
	"podcast_type" text DEFAULT '' NOT NULL,
	"podcast_player_style" text DEFAULT '' NOT NULL,
	"podcast_player_color" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"correction" text DEFAULT '' NOT NULL,
	"tag_ids" integer[] DEFAULT '{}' NOT NULL,
	"related_ids" integer[] DEFAULT '{}' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"pro" boolean DEFAULT false NOT NULL,
	"stage" text DEFAULT 'draft' NOT NULL,
	"scheduled_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"has_changes" boolean DEFAULT false NOT NULL,
	"state" text GENERATED ALWAYS AS (case when scheduled_at is not null then 'scheduled' when published_at is not null then 'published' else stage end) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" integer,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "news_drafts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "news_drafts_stage" CHECK ("news_drafts"."stage" in ('idea', 'draft', 'ready'))
);
--> statement-breakpoint
CREATE TABLE "staff_presence" (
	"resource" text NOT NULL,
	"item_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"window" text NOT NULL,
	"user_name" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_presence_resource_item_id_user_id_window_pk" PRIMARY KEY("resource","item_id","user_id","window")
);
--> statement-breakpoint
ALTER TABLE "day_sentences" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "day_sentences" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "day_sentences" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "day_sentences" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "day_sentences" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "journalists" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "journalists" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "journalists" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "journalists" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "journalists" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "seo_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "seo_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "correction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "related_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_tags" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_tags" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "news_tags" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "news_tags" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "news_tags" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_revisions" ADD COLUMN "since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "news_drafts" ADD CONSTRAINT "news_drafts_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_drafts" ADD CONSTRAINT "news_drafts_journalist_id_journalists_id_fk" FOREIGN KEY ("journalist_id") REFERENCES "public"."journalists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_drafts_changed" ON "news_drafts" USING btree ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_drafts_published" ON "news_drafts" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_drafts_title" ON "news_drafts" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "news_drafts_state" ON "news_drafts" USING btree ("state");--> statement-breakpoint
CREATE INDEX "news_drafts_category" ON "news_drafts" USING btree ("category_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_drafts_journalist" ON "news_drafts" USING btree ("journalist_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_drafts_tags" ON "news_drafts" USING gin ("tag_ids");--> statement-breakpoint
CREATE INDEX "news_drafts_search" ON "news_drafts" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "news_drafts_scheduled" ON "news_drafts" USING btree ("scheduled_at") WHERE scheduled_at is not null;--> statement-breakpoint
CREATE INDEX "news_drafts_unpublish" ON "news_drafts" USING btree ("unpublish_at") WHERE unpublish_at is not null;--> statement-breakpoint
CREATE INDEX "staff_presence_seen" ON "staff_presence" USING btree ("seen_at");--> statement-breakpoint
INSERT INTO "news_drafts" ("id", "slug", "category_id", "journalist_id", "title", "title_home", "subtitle", "author", "image", "image_caption", "image_link", "cover_video_file", "cover_video_youtube_id", "podcast_id", "podcast_type", "podcast_player_style", "podcast_player_color", "keywords", "featured", "pro", "tag_ids", "published_at", "created_at", "changed_at", "stage")
SELECT "id", "slug", "category_id", "journalist_id", "title", "title_home", "subtitle", "author", "image", "image_caption", "image_link", "cover_video_file", "cover_video_youtube_id", "podcast_id", "podcast_type", "podcast_player_style", "podcast_player_color", "keywords", "featured", "pro", array(select g."tag_id" from "news_tagged" g where g."news_id" = n."id" order by g."position", g."tag_id"), "published_at", "published_at", coalesce("updated_at", "published_at"), 'ready'
FROM "news" n;
