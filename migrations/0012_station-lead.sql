CREATE TABLE "station_lead" (
	"id" integer PRIMARY KEY NOT NULL,
	"term" bigint NOT NULL,
	"holder" text NOT NULL,
	"address" text NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL
);
