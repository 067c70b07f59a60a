CREATE TABLE "pro_messages" (
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pro_messages_source_reference_pk" PRIMARY KEY("source","reference")
);
--> statement-breakpoint
CREATE TABLE "cv_uploads" (
	"id" serial PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"file_name" text NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"stored_at" timestamp with time zone,
	"kept_until" timestamp with time zone NOT NULL,
	CONSTRAINT "cv_uploads_key_id_unique" UNIQUE("key_id"),
	CONSTRAINT "cv_uploads_file_name_unique" UNIQUE("file_name")
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"position" text NOT NULL,
	"about_you" text NOT NULL,
	"upload_id" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_applications_upload_id_unique" UNIQUE("upload_id")
);
--> statement-breakpoint
CREATE TABLE "contact_mailboxes" (
	"subject_id" integer PRIMARY KEY NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"city" text NOT NULL,
	"region" text NOT NULL,
	"text" text NOT NULL,
	"user_id" integer,
	"status" text DEFAULT 'new' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hunt_players" (
	"hunt_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"views" integer DEFAULT 1 NOT NULL,
	"last_view_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hunt_players_hunt_id_user_id_pk" PRIMARY KEY("hunt_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "hunt_prizes" (
	"id" serial PRIMARY KEY NOT NULL,
	"hunt_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "hunt_prizes_some" CHECK ("hunt_prizes"."quantity" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "hunt_seals" (
	"hunt_id" integer PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hunt_units" (
	"id" serial PRIMARY KEY NOT NULL,
	"hunt_id" integer NOT NULL,
	"prize_id" integer NOT NULL,
	"number" integer NOT NULL,
	"wins_at" timestamp with time zone NOT NULL,
	"holder_id" integer,
	"reserved_until" timestamp with time zone,
	"won_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "hunt_wins" (
	"unit_id" integer PRIMARY KEY NOT NULL,
	"hunt_id" integer NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"cpf" text,
	"prize" text NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"share_situation" text
);
--> statement-breakpoint
CREATE TABLE "hunts" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"banner_message" text NOT NULL,
	"rules" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hunts_window_runs_forward" CHECK ("hunts"."ends_at" > "hunts"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "pro_faqs" (
	"id" serial PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recommendations" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"artist_name" text NOT NULL,
	"song_name" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_streams" (
	"sid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listener_days" (
	"series" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"sum" bigint NOT NULL,
	"sum_of_squares" bigint NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	CONSTRAINT "listener_days_series_starts_at_pk" PRIMARY KEY("series","starts_at")
);
--> statement-breakpoint
CREATE TABLE "listener_hours" (
	"series" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"sum" bigint NOT NULL,
	"sum_of_squares" bigint NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	CONSTRAINT "listener_hours_series_starts_at_pk" PRIMARY KEY("series","starts_at")
);
--> statement-breakpoint
CREATE TABLE "listener_minutes" (
	"series" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"sum" bigint NOT NULL,
	"sum_of_squares" bigint NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	CONSTRAINT "listener_minutes_series_starts_at_pk" PRIMARY KEY("series","starts_at")
);
--> statement-breakpoint
CREATE TABLE "listener_samples" (
	"taken_at" timestamp with time zone NOT NULL,
	"channel" text NOT NULL,
	"listeners" integer NOT NULL,
	CONSTRAINT "listener_samples_taken_at_channel_pk" PRIMARY KEY("taken_at","channel")
);
--> statement-breakpoint
CREATE TABLE "listener_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_credits" (
	"artist" text NOT NULL,
	"title" text NOT NULL,
	"composers" text DEFAULT '' NOT NULL,
	"publisher" text DEFAULT '' NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"isrc" text DEFAULT '' NOT NULL,
	CONSTRAINT "recording_credits_artist_title_pk" PRIMARY KEY("artist","title")
);
--> statement-breakpoint
CREATE TABLE "stats_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"href" text NOT NULL,
	"target" text DEFAULT '_blank' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stats_links_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_upload_id_cv_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."cv_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hunt_players" ADD CONSTRAINT "hunt_players_hunt_id_hunts_id_fk" FOREIGN KEY ("hunt_id") REFERENCES "public"."hunts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hunt_players" ADD CONSTRAINT "hunt_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hunt_prizes" ADD CONSTRAINT "hunt_prizes_hunt_id_hunts_id_fk" FOREIGN KEY ("hunt_id") REFERENCES "public"."hunts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hunt_seals" ADD CONSTRAINT "hunt_seals_hunt_id_hunts_id_fk" FOREIGN KEY ("hunt_id") REFERENCES "public"."hunts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hunt_units" ADD CONSTRAINT "hunt_units_hunt_id_hunts_id_fk" FOREIGN KEY ("hunt_id") REFERENCES "public"."hunts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hunt_units" ADD CONSTRAINT "hunt_units_prize_id_hunt_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."hunt_prizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hunt_units" ADD CONSTRAINT "hunt_units_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hunt_wins" ADD CONSTRAINT "hunt_wins_unit_id_hunt_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."hunt_units"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hunt_wins" ADD CONSTRAINT "hunt_wins_hunt_id_hunts_id_fk" FOREIGN KEY ("hunt_id") REFERENCES "public"."hunts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hunt_wins" ADD CONSTRAINT "hunt_wins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_uploads_kept_until" ON "cv_uploads" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "job_applications_sent_at" ON "job_applications" USING btree ("sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_inbox" ON "contact_messages" USING btree ("status","sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_sent" ON "contact_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hunt_players_user" ON "hunt_players" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hunt_prizes_hunt" ON "hunt_prizes" USING btree ("hunt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hunt_units_number" ON "hunt_units" USING btree ("hunt_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "hunt_units_holder" ON "hunt_units" USING btree ("hunt_id","holder_id");--> statement-breakpoint
CREATE INDEX "hunt_units_holder_id" ON "hunt_units" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "hunt_units_prize" ON "hunt_units" USING btree ("prize_id");--> statement-breakpoint
CREATE INDEX "hunt_units_left" ON "hunt_units" USING btree ("hunt_id","wins_at") WHERE "hunt_units"."won_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "hunt_wins_user" ON "hunt_wins" USING btree ("hunt_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hunt_wins_cpf" ON "hunt_wins" USING btree ("hunt_id","cpf");--> statement-breakpoint
CREATE INDEX "hunt_wins_user_id" ON "hunt_wins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hunts_window" ON "hunts" USING btree ("starts_at" DESC NULLS LAST,"ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recommendations_once" ON "recommendations" USING btree ("user_id","artist_name","song_name",md5("message"));--> statement-breakpoint
CREATE INDEX "recommendations_sent_at" ON "recommendations" USING btree ("sent_at" DESC NULLS LAST);