CREATE TABLE "quote_times" (
	"event_id" text PRIMARY KEY NOT NULL,
	"times" json NOT NULL
) WITH (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "quote_times" ADD CONSTRAINT "quote_times_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "quote_times" ("event_id", "times")
SELECT event_id, json_object_agg(book_key, times) FROM (
	SELECT event_id, book_key, json_object_agg(market, times) AS times FROM (
		SELECT event_id, book_key, market, json_object_agg(player, ms) AS times FROM (
			SELECT event_id, book_key, market, player, round(extract(epoch FROM min(quoted_at)) * 1000)::bigint AS ms
			FROM "prices" GROUP BY event_id, book_key, market, player
		) AS by_player GROUP BY event_id, book_key, market
	) AS by_market GROUP BY event_id, book_key
) AS by_book GROUP BY event_id;
--> statement-breakpoint
ALTER TABLE "prices" DROP COLUMN "quoted_at";--> statement-breakpoint
ALTER TABLE "prices" DROP COLUMN "fetched_at";--> statement-breakpoint
-- Room in each page: a price that moves is written beside its old row, and no index changes.
ALTER TABLE "prices" SET (fillfactor = 80);--> statement-breakpoint
CREATE VIEW "public"."quoted_prices" AS (
  select p.event_id, p.book_key, p.market, p.selection, p.player, p.line_hundredths, p.odds_decimal,
    to_timestamp(coalesce(q.times -> p.book_key -> p.market -> p.player, q.times -> p.book_key -> p.market,
      q.times -> p.book_key)::text::float8 / 1000) as quoted_at
  from prices p join quote_times q on q.event_id = p.event_id);--> statement-breakpoint
ALTER TABLE "price_changes" RENAME TO "price_changes_before";--> statement-breakpoint
ALTER TABLE "price_changes_before" DROP CONSTRAINT "price_changes_pkey";--> statement-breakpoint
DROP INDEX "price_changes_series";--> statement-breakpoint
ALTER SEQUENCE "price_changes_id_seq" OWNED BY NONE;--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" bigint DEFAULT nextval('price_changes_id_seq') NOT NULL,
	"odds" text NOT NULL,
	"event_id" text NOT NULL,
	"book_key" text NOT NULL,
	"market" text NOT NULL,
	"selection" text NOT NULL,
	"player" text NOT NULL,
	"line_hundredths" integer NOT NULL,
	"odds_decimal" double precision,
	"changed_at" timestamp with time zone NOT NULL,
	-- What a line's movement shows is in the index itself, so that it is read without the scattered rows.
	CONSTRAINT "price_changes_series" PRIMARY KEY("event_id","market","player","selection","book_key","changed_at","id","odds")
		INCLUDE ("line_hundredths","odds_decimal")
) PARTITION BY LIST ("odds");
--> statement-breakpoint
ALTER SEQUENCE "price_changes_id_seq" OWNED BY "price_changes"."id";--> statement-breakpoint
CREATE TABLE "price_changes_live" PARTITION OF "price_changes" FOR VALUES IN ('live') PARTITION BY RANGE ("changed_at");--> statement-breakpoint
CREATE TABLE "price_changes_demo" PARTITION OF "price_changes" FOR VALUES IN ('demo') PARTITION BY RANGE ("changed_at");--> statement-breakpoint
-- True when it made the partition that holds this moment: a month (UTC) of live odds, a day of demo odds.
CREATE FUNCTION "ensure_price_partition"(kind text, moment timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	parent text := 'price_changes_' || kind;
	span interval := CASE kind WHEN 'demo' THEN interval '1 day' ELSE interval '1 month' END;
	first timestamp := date_trunc(CASE kind WHEN 'demo' THEN 'day' ELSE 'month' END, moment AT TIME ZONE 'UTC');
	part text := parent || to_char(first, CASE kind WHEN 'demo' THEN '_YYYY_MM_DD' ELSE '_YYYY_MM' END);
BEGIN
	IF to_regclass(part) IS NOT NULL THEN RETURN false; END IF;
	-- Two processes may need it in the same moment: the second waits for the first, and then finds it made.
	EXECUTE format('LOCK TABLE %I IN SHARE UPDATE EXCLUSIVE MODE', parent);
	IF to_regclass(part) IS NOT NULL THEN RETURN false; END IF;
	EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part, parent);
	EXECUTE format('CREATE TRIGGER "keep_all" BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"()', part);
	EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
		parent, part, first AT TIME ZONE 'UTC', (first + span) AT TIME ZONE 'UTC');
	RETURN true;
END
$$;
--> statement-breakpoint
-- Drops the partitions whose whole span lies before the moment; the answer is how many.
CREATE FUNCTION "drop_price_partitions"(kind text, before timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	parent text := 'price_changes_' || kind;
	span interval := CASE kind WHEN 'demo' THEN interval '1 day' ELSE interval '1 month' END;
	part text;
	dropped integer := 0;
BEGIN
	-- It waits for whoever reads or writes, and all others wait behind it: rather later than long.
	PERFORM set_config('lock_timeout', '2s', true);
	EXECUTE format('LOCK TABLE %I IN SHARE UPDATE EXCLUSIVE MODE', parent);
	FOR part IN
		SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
		WHERE i.inhparent = parent::regclass
			AND to_date(substr(c.relname, length(parent) + 2), 'YYYY_MM_DD') + span <= before AT TIME ZONE 'UTC'
	LOOP
		EXECUTE format('DROP TABLE %I', part);
		dropped := dropped + 1;
	END LOOP;
	RETURN dropped;
END
$$;
--> statement-breakpoint
SELECT ensure_price_partition(odds, moment) FROM (
	SELECT DISTINCT CASE WHEN starts_with(event_id, 'demo:') THEN 'demo' ELSE 'live' END AS odds,
		date_trunc('day', changed_at AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' AS moment
	FROM "price_changes_before"
) AS days;
--> statement-breakpoint
INSERT INTO "price_changes" (id, odds, event_id, book_key, market, selection, player, line_hundredths, odds_decimal, changed_at)
SELECT id, CASE WHEN starts_with(event_id, 'demo:') THEN 'demo' ELSE 'live' END, event_id, book_key, market, selection, player,
	line_hundredths, odds_decimal, changed_at
FROM "price_changes_before";
--> statement-breakpoint
DROP TABLE "price_changes_before";--> statement-breakpoint
-- The first speaks for the table and also where no row is touched; the second is passed on to every partition.
CREATE TRIGGER "price_changes_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "price_changes" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "price_changes_rows_append_only" BEFORE UPDATE OR DELETE ON "price_changes" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "keep_all" BEFORE UPDATE OR DELETE OR TRUNCATE ON "price_changes_live" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "keep_all" BEFORE UPDATE OR DELETE OR TRUNCATE ON "price_changes_demo" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
