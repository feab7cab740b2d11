DROP VIEW "public"."quoted_prices";--> statement-breakpoint
ALTER TABLE "quote_times" RENAME TO "quote_times_before";--> statement-breakpoint
-- Written anew at every refresh: room for that in each page, and no row is compressed that fits into one.
CREATE TABLE "quote_times" (
	"odds" text NOT NULL,
	"bucket" integer NOT NULL,
	"times" json NOT NULL,
	CONSTRAINT "quote_times_odds_bucket_pk" PRIMARY KEY("odds","bucket")
) WITH (fillfactor = 50, toast_tuple_target = 8160);
--> statement-breakpoint
-- The bucket of an event is counted as `bucketOf` does. Times of events without prices are of no use any more.
INSERT INTO "quote_times" ("odds", "bucket", "times")
SELECT odds, bucket, json_object_agg(event_id, times) FROM (
	SELECT e.odds, q.event_id, q.times, (
		SELECT sum(place * ascii(letter)) % 64 FROM regexp_split_to_table(q.event_id, '') WITH ORDINALITY AS l(letter, place)
	)::integer AS bucket
	FROM "quote_times_before" q JOIN "events" e ON e.id = q.event_id
	WHERE EXISTS (SELECT 1 FROM "prices" p WHERE p.event_id = q.event_id)
) AS in_buckets GROUP BY odds, bucket;
--> statement-breakpoint
DROP TABLE "quote_times_before";--> statement-breakpoint
CREATE VIEW "public"."quoted_prices" AS (
  select p.event_id, p.book_key, p.market, p.selection, p.player, p.line_hundredths, p.odds_decimal,
    to_timestamp(coalesce(t.times -> p.book_key -> p.market -> p.player, t.times -> p.book_key -> p.market,
      t.times -> p.book_key)::text::float8 / 1000) as quoted_at
  from quote_times q cross join json_each(q.times) as t(event_id, times) join prices p on p.event_id = t.event_id);--> statement-breakpoint
-- The key of the history is only looked up, never shown in order: bytes are compared faster than words of a language.
ALTER TABLE "price_changes"
	ALTER COLUMN "event_id" TYPE text COLLATE "C",
	ALTER COLUMN "market" TYPE text COLLATE "C",
	ALTER COLUMN "player" TYPE text COLLATE "C",
	ALTER COLUMN "selection" TYPE text COLLATE "C",
	ALTER COLUMN "book_key" TYPE text COLLATE "C";
