CREATE INDEX "top100_entries_song" ON "top100_entries" USING btree ("song_id");--> statement-breakpoint
CREATE INDEX "top10_entries_song" ON "top10_entries" USING btree ("song_id");--> statement-breakpoint
CREATE INDEX "airings_by_kind" ON "airings" USING btree ("kind","starts_at");--> statement-breakpoint
CREATE INDEX "news_view_quotas_news" ON "news_view_quotas" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "podcast_episodes_news" ON "podcast_episodes" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "podcast_private_feeds_show" ON "podcast_private_feeds" USING btree ("show_id");--> statement-breakpoint
ALTER TABLE "airings" ADD CONSTRAINT "airings_kind" CHECK ("airings"."kind" in ('song', 'jingle', 'spot'));