CREATE INDEX "songs_changed" ON "songs" USING btree ("changed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "songs_requests" ON "songs" USING btree ("requests" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "songs_release" ON "songs" USING btree ("album_release" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "songs_search_title" ON "songs" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "songs_search_album" ON "songs" USING gin ("album_name" gin_trgm_ops);