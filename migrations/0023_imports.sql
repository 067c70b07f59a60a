CREATE TABLE "import_marks" (
	"resource" text NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	"item_id" integer NOT NULL,
	CONSTRAINT "import_marks_resource_key_pk" PRIMARY KEY("resource","key")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"resource" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"hash" text NOT NULL,
	"payload" jsonb NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"plan" text,
	"result" text,
	"item_id" integer,
	"faults" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_rows_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"created_by" integer NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('reading', 'checking', 'checked', 'running', 'done', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "old_addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"news_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_key" ON "import_rows" USING btree ("import_id","resource","key");--> statement-breakpoint
CREATE INDEX "import_rows_unchecked" ON "import_rows" USING btree ("import_id","position") WHERE plan is null;--> statement-breakpoint
CREATE INDEX "import_rows_unwritten" ON "import_rows" USING btree ("import_id","position") WHERE result is null;--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "old_addresses_news" ON "old_addresses" USING btree ("news_id");