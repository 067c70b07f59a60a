ALTER TABLE "users" ADD COLUMN "country" text DEFAULT 'BR' NOT NULL;--> statement-breakpoint
-- Whoever has chosen an Italian region lives there; what they have filled in stays until they change it.
UPDATE "users" SET "country" = 'IT' WHERE "state_id" >= 1000;
