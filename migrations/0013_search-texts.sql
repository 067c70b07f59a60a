CREATE TABLE "search_texts" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_item_id_search_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."search_items"("id") ON DELETE cascade ON UPDATE no action;