CREATE TABLE "setup_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
