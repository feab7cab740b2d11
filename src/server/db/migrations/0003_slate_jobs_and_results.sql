CREATE TABLE "job_states" (
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL,
	"holder" uuid,
	"lease_until" timestamp with time zone,
	"last_started_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"last_error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "job_states_name_scope_pk" PRIMARY KEY("name","scope")
);
--> statement-breakpoint
CREATE TABLE "provider_credits" (
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	"remaining" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_credits_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "unmatched_names" (
	"source" text NOT NULL,
	"sport_key" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"times" integer NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unmatched_names_source_sport_key_kind_name_pk" PRIMARY KEY("source","sport_key","kind","name")
);
--> statement-breakpoint
CREATE TABLE "closing_prices" (
	"event_id" text NOT NULL,
	"book_key" text NOT NULL,
	"market" text NOT NULL,
	"selection" text NOT NULL,
	"player" text NOT NULL,
	"line_hundredths" integer NOT NULL,
	"odds_decimal" double precision NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closing_prices_pk" PRIMARY KEY("event_id","market","book_key","selection","player","line_hundredths"),
	CONSTRAINT "closing_prices_above_one" CHECK ("closing_prices"."odds_decimal" > 1),
	CONSTRAINT "closing_prices_before_start" CHECK ("closing_prices"."quoted_at" < "closing_prices"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "event_results" (
	"event_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"home_score" integer,
	"away_score" integer,
	"detail" text DEFAULT '' NOT NULL,
	"source_name" text NOT NULL,
	"source_url" text,
	"observed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"corrections" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_results_score" CHECK (("event_results"."status" = 'final') = ("event_results"."home_score" is not null and "event_results"."away_score" is not null))
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "facts" ADD COLUMN "player" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "job_states_due" ON "job_states" USING btree ("next_run_at");--> statement-breakpoint
CREATE INDEX "unmatched_names_newest" ON "unmatched_names" USING btree ("last_seen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "event_results_newest" ON "event_results" USING btree ("settled_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_unclosed" ON "events" USING btree ("starts_at") WHERE "events"."closed_at" is null;