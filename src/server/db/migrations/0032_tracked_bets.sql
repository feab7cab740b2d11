CREATE TABLE "tracked_bets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"pick_id" uuid,
	"external_id" text,
	"import_id" uuid,
	"sport" text NOT NULL,
	"league" text NOT NULL,
	"game" text NOT NULL,
	"bet" text NOT NULL,
	"event_id" text,
	"market" text NOT NULL,
	"selection" text,
	"player" text NOT NULL,
	"line_hundredths" integer,
	"starts_at" timestamp with time zone,
	"book" text NOT NULL,
	"book_key" text,
	"odds_decimal" double precision NOT NULL,
	"stake_cents" bigint NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"told_result" text,
	"told_by" text,
	"told_profit_cents" bigint,
	"settled_at" timestamp with time zone,
	"close_decimal" double precision,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tracked_bets_price" CHECK ("tracked_bets"."odds_decimal" > 1),
	CONSTRAINT "tracked_bets_stake" CHECK ("tracked_bets"."stake_cents" > 0),
	CONSTRAINT "tracked_bets_told" CHECK (("tracked_bets"."told_result" is null) = ("tracked_bets"."told_by" is null))
);
--> statement-breakpoint
ALTER TABLE "tracked_bets" ADD CONSTRAINT "tracked_bets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tracked_bets_newest" ON "tracked_bets" USING btree ("user_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "tracked_bets_import" ON "tracked_bets" USING btree ("user_id","import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_bets_external" ON "tracked_bets" USING btree ("user_id","external_id") WHERE "tracked_bets"."external_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_bets_pick" ON "tracked_bets" USING btree ("user_id","pick_id") WHERE "tracked_bets"."pick_id" is not null;