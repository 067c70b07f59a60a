ALTER TABLE "identities" ADD CONSTRAINT "identities_provider" CHECK ("identities"."provider" in ('google', 'facebook'));--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('confirm', 'link'));--> statement-breakpoint
ALTER TABLE "second_factor_roles" ADD CONSTRAINT "second_factor_roles_role" CHECK ("second_factor_roles"."role" in ('editor', 'music', 'promotions', 'sales', 'statistics', 'administrator'));--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_role" CHECK ("staff_roles"."role" in ('editor', 'music', 'promotions', 'sales', 'statistics', 'administrator'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_country" CHECK ("users"."country" in ('BR', 'IT'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_gender" CHECK ("users"."gender" in ('MASCULINO', 'FEMININO'));--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_status" CHECK ("contact_messages"."status" in ('new', 'answered', 'closed'));--> statement-breakpoint
ALTER TABLE "hunt_wins" ADD CONSTRAINT "hunt_wins_share_situation" CHECK ("hunt_wins"."share_situation" in ('facebook', 'twitter', 'whatsapp', 'closed'));--> statement-breakpoint
ALTER TABLE "air_items" ADD CONSTRAINT "air_items_kind" CHECK ("air_items"."kind" in ('song', 'jingle', 'spot'));--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_format" CHECK ("streams"."format" in ('mp3', 'hls', 'aac'));--> statement-breakpoint
ALTER TABLE "news_view_quotas" ADD CONSTRAINT "news_view_quotas_kind" CHECK ("news_view_quotas"."kind" in ('view', 'hit'));--> statement-breakpoint
ALTER TABLE "news_views" ADD CONSTRAINT "news_views_kind" CHECK ("news_views"."kind" in ('view', 'hit'));--> statement-breakpoint
ALTER TABLE "podcast_shows" ADD CONSTRAINT "podcast_shows_type" CHECK ("podcast_shows"."type" in ('podcast', 'mixcloud'));--> statement-breakpoint
ALTER TABLE "podcast_shows" ADD CONSTRAINT "podcast_shows_player_style" CHECK ("podcast_shows"."player_style" in ('mini', 'standard', 'show'));--> statement-breakpoint
ALTER TABLE "search_items" ADD CONSTRAINT "search_items_kind" CHECK ("search_items"."kind" in ('news', 'artist', 'song', 'podcast', 'programme', 'promotion', 'video', 'journalist', 'client'));--> statement-breakpoint
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_choice" CHECK ("consent_records"."choice" in ('accepted', 'rejected', 'custom'));--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_kind" CHECK ("media_files"."kind" in ('image', 'audio', 'video', 'document'));