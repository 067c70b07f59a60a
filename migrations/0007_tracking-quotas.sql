CREATE TABLE "news_view_quotas" (
	"day" date NOT NULL,
	"address" text NOT NULL,
	"news_id" integer NOT NULL,
	"kind" text NOT NULL,
	"views" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "news_view_quotas_day_address_news_id_kind_pk" PRIMARY KEY("day","address","news_id","kind")
);
--> statement-breakpoint
CREATE TABLE "tag_views" (
	"tag_id" integer NOT NULL,
	"session" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	CONSTRAINT "tag_views_tag_id_session_hour_pk" PRIMARY KEY("tag_id","session","hour"),
	CONSTRAINT "tag_views_whole_hour" CHECK (extract(epoch from "tag_views"."hour")::bigint % 3600 = 0)
);
--> statement-breakpoint
CREATE TABLE "analytics_days" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "analytics_days_day_name_pk" PRIMARY KEY("day","name")
);
--> statement-breakpoint
CREATE TABLE "daily_growth" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_growth_day_kind_pk" PRIMARY KEY("day","kind")
);
--> statement-breakpoint
DROP INDEX "news_views_time";--> statement-breakpoint
ALTER TABLE "news_views" DROP CONSTRAINT "news_views_news_id_session_seen_at_pk";--> statement-breakpoint
ALTER TABLE "news_views" ADD COLUMN "kind" text DEFAULT 'view' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_views" RENAME COLUMN "seen_at" TO "hour";--> statement-breakpoint
UPDATE "news_views" SET "hour" = date_trunc('hour', "hour", 'UTC');--> statement-breakpoint
DELETE FROM "news_views" AS later USING "news_views" AS first WHERE later.ctid > first.ctid AND later.news_id = first.news_id AND later.session = first.session AND later.hour = first.hour;--> statement-breakpoint
ALTER TABLE "news_views" ADD CONSTRAINT "news_views_news_id_kind_session_hour_pk" PRIMARY KEY("news_id","kind","session","hour");--> statement-breakpoint
ALTER TABLE "news_view_quotas" ADD CONSTRAINT "news_view_quotas_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_views" ADD CONSTRAINT "tag_views_tag_id_news_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."news_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tag_views_hour" ON "tag_views" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "news_views_hour" ON "news_views" USING btree ("hour");--> statement-breakpoint
ALTER TABLE "news_views" ADD CONSTRAINT "news_views_whole_hour" CHECK (extract(epoch from "news_views"."hour")::bigint % 3600 = 0);