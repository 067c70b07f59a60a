CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "search_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"plain" text NOT NULL,
	"document" "tsvector" NOT NULL,
	"popularity" real DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "search_items_once" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_items_document" ON "search_items" USING gin ("document");--> statement-breakpoint
CREATE INDEX "search_words_close" ON "search_words" USING gin ("word" gin_trgm_ops);