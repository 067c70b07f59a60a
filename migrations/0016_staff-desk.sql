CREATE TABLE "slug_history" (
	"resource" text NOT NULL,
	"slug" text NOT NULL,
	"item_id" integer NOT NULL,
	CONSTRAINT "slug_history_resource_slug_pk" PRIMARY KEY("resource","slug")
);
--> statement-breakpoint
CREATE TABLE "staff_audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"act" text NOT NULL,
	"resource" text NOT NULL,
	"item_id" integer,
	"title" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "staff_revisions" (
	"resource" text NOT NULL,
	"item_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"act" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "staff_revisions_resource_item_id_revision_pk" PRIMARY KEY("resource","item_id","revision")
);
--> statement-breakpoint
ALTER TABLE "news_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_categories" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "news_categories" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "news_categories" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "news_categories" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "slug_history_item" ON "slug_history" USING btree ("resource","item_id");--> statement-breakpoint
CREATE INDEX "staff_audit_at" ON "staff_audit" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_audit_item" ON "staff_audit" USING btree ("resource","item_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_audit_user" ON "staff_audit" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only ever added to';
END
$$;--> statement-breakpoint
CREATE TRIGGER "staff_audit_stays" BEFORE UPDATE OR DELETE ON "staff_audit" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "staff_audit_stays_whole" BEFORE TRUNCATE ON "staff_audit" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
