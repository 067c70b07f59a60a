ALTER TABLE "news_drafts" ADD COLUMN "image_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_drafts" ADD COLUMN "planned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "image_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "caption" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "news_drafts_day" ON "news_drafts" USING btree (coalesce(scheduled_at, published_at, planned_at));--> statement-breakpoint
CREATE INDEX "media_files_kind" ON "media_files" USING btree ("kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "media_files_without_alt" ON "media_files" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE alt = '' and kind = 'image';