CREATE TABLE "media_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"file" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"focus_x" integer,
	"focus_y" integer,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"preview" text DEFAULT '' NOT NULL,
	"dominant_color" text DEFAULT '' NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" integer,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "media_files_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
CREATE TABLE "media_uses" (
	"file_id" integer NOT NULL,
	"resource" text NOT NULL,
	"item_id" integer NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "media_uses_file_id_resource_item_id_pk" PRIMARY KEY("file_id","resource","item_id")
);
--> statement-breakpoint
ALTER TABLE "media_uses" ADD CONSTRAINT "media_uses_file_id_media_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_files_search" ON "media_files" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_files_newest" ON "media_files" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "media_files_file" ON "media_files" USING btree ("file");--> statement-breakpoint
CREATE INDEX "media_uses_item" ON "media_uses" USING btree ("resource","item_id");