CREATE TABLE "wallet_usages" (
	"wallet_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone,
	"tokens" integer DEFAULT 0 NOT NULL,
	"pro" integer DEFAULT 0 NOT NULL,
	"settlements" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wallet_usages" ADD CONSTRAINT "wallet_usages_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Room in each page for the next version of a row, as for grants.
ALTER TABLE "wallet_usages" SET (fillfactor = 70);--> statement-breakpoint
CREATE FUNCTION "count_usage"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "wallet_usages" AS u ("wallet_id", "settlements") VALUES (NEW."wallet_id", 1)
	ON CONFLICT ("wallet_id") DO UPDATE SET "settlements" = u."settlements" + 1,
		"tokens" = u."tokens" + CASE WHEN NEW."created_at" >= u."since" THEN NEW."tokens" ELSE 0 END,
		"pro" = u."pro" + CASE WHEN NEW."created_at" >= u."since" AND NEW."mode" = 'pro' THEN 1 ELSE 0 END;
	RETURN NULL;
END $$;--> statement-breakpoint
-- By the database, so that no process settles without it, also not one of the version before.
CREATE TRIGGER "token_reservations_count_usage" AFTER UPDATE OF "state" ON "token_reservations" FOR EACH ROW WHEN (NEW."state" = 'settled') EXECUTE FUNCTION "count_usage"();
