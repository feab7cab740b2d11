CREATE TABLE "log_checkpoints" (
	"size" integer PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_leaves" (
	"index" integer PRIMARY KEY NOT NULL,
	"entry" text NOT NULL,
	CONSTRAINT "log_leaves_length" CHECK (octet_length("log_leaves"."entry") <= 65535)
);
--> statement-breakpoint
CREATE TABLE "log_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"origin" text NOT NULL,
	"verifier_key" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "log_state_one" CHECK ("log_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "log_tiles" (
	"level" integer NOT NULL,
	"n" integer NOT NULL,
	"hashes" text NOT NULL,
	"root" text NOT NULL,
	CONSTRAINT "log_tiles_level_n_pk" PRIMARY KEY("level","n")
);
--> statement-breakpoint
CREATE TABLE "log_timestamps" (
	"size" integer PRIMARY KEY NOT NULL,
	"response" text NOT NULL,
	"authority" text NOT NULL,
	"stamped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logged_facts" (
	"subject" text PRIMARY KEY NOT NULL,
	"leaf" integer NOT NULL,
	"fact" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pick_arrivals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"pick_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pick_grades" (
	"pick_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"leaf" integer NOT NULL,
	"result" text NOT NULL,
	"reason" text,
	"rules" text NOT NULL,
	"profit" double precision,
	"close_decimal" double precision,
	"close_fair" double precision,
	"close_books" integer NOT NULL,
	"clv" double precision,
	"clv_fair" double precision,
	"graded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pick_grades_pick_id_revision_pk" PRIMARY KEY("pick_id","revision")
);
--> statement-breakpoint
CREATE TABLE "pick_seals" (
	"pick_id" uuid PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"odds" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"salt" text NOT NULL,
	"commitment" text NOT NULL,
	"leaf" integer NOT NULL,
	"reveal_leaf" integer,
	"counts" boolean,
	"is_graded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_days" (
	"odds" text NOT NULL,
	"day" date NOT NULL,
	"sport" text NOT NULL,
	"market" text NOT NULL,
	"verdict" text NOT NULL,
	"sums" jsonb NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "record_days_odds_day_sport_market_verdict_pk" PRIMARY KEY("odds","day","sport","market","verdict")
);
--> statement-breakpoint
CREATE TABLE "result_arrivals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "picks" ADD COLUMN "rules" text DEFAULT 'us_five_innings' NOT NULL;--> statement-breakpoint
CREATE INDEX "pick_seals_hidden" ON "pick_seals" USING btree ("starts_at") WHERE "pick_seals"."reveal_leaf" is null;--> statement-breakpoint
CREATE INDEX "pick_seals_waiting" ON "pick_seals" USING btree ("starts_at") WHERE "pick_seals"."reveal_leaf" is not null and not "pick_seals"."is_graded";--> statement-breakpoint
CREATE INDEX "pick_seals_event" ON "pick_seals" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "pick_seals_public" ON "pick_seals" USING btree ("starts_at","pick_id") WHERE "pick_seals"."counts";--> statement-breakpoint
CREATE INDEX "record_days_changed" ON "record_days" USING btree ("size");--> statement-breakpoint
CREATE INDEX "result_arrivals_event" ON "result_arrivals" USING btree ("event_id");--> statement-breakpoint
CREATE TRIGGER "log_leaves_append_only" BEFORE UPDATE OR DELETE ON "log_leaves" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "log_tiles_append_only" BEFORE UPDATE OR DELETE ON "log_tiles" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "log_checkpoints_append_only" BEFORE UPDATE OR DELETE ON "log_checkpoints" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "log_timestamps_append_only" BEFORE UPDATE OR DELETE ON "log_timestamps" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "pick_grades_append_only" BEFORE UPDATE OR DELETE ON "pick_grades" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "note_picks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "pick_arrivals" ("pick_id") SELECT "id" FROM "added" ORDER BY "shown_at", "id";
	RETURN NULL;
END $$;--> statement-breakpoint
-- By the database, so that no process shows a pick that the log does not hear of, also not one of the version before.
CREATE TRIGGER "picks_arrive" AFTER INSERT ON "picks" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "note_picks"();--> statement-breakpoint
CREATE FUNCTION "note_result"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "result_arrivals" ("event_id") VALUES (COALESCE(NEW."event_id", OLD."event_id"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "event_results_arrive" AFTER INSERT OR UPDATE OR DELETE ON "event_results" FOR EACH ROW EXECUTE FUNCTION "note_result"();--> statement-breakpoint
INSERT INTO "pick_arrivals" ("pick_id") SELECT "id" FROM "picks" ORDER BY "shown_at", "id";--> statement-breakpoint
INSERT INTO "result_arrivals" ("event_id") SELECT r."event_id" FROM "event_results" r WHERE EXISTS (SELECT FROM "picks" p WHERE p."event_id" = r."event_id");
