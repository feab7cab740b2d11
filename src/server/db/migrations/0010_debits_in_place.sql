DROP INDEX "ledger_entries_reservation";--> statement-breakpoint
DROP INDEX "token_grants_spendable";--> statement-breakpoint
DROP INDEX "ledger_entries_once";--> statement-breakpoint
DROP INDEX "token_grants_expiring";--> statement-breakpoint
ALTER TABLE "token_grants" ADD COLUMN "swept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "analyses_failed" ON "analyses" USING btree ("created_at" DESC NULLS LAST) WHERE "analyses"."state" = 'failed' or ("analyses"."state" = 'delivered' and "analyses"."failure" is not null);--> statement-breakpoint
CREATE INDEX "picks_sport" ON "picks" USING btree ("sport","shown_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "token_grants_wallet" ON "token_grants" USING btree ("wallet_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("reservation_id","kind","grant_id");--> statement-breakpoint
CREATE INDEX "token_grants_expiring" ON "token_grants" USING btree ("expires_at") WHERE not "token_grants"."swept" and "token_grants"."expires_at" is not null;--> statement-breakpoint
-- Room in each page for the next version of a row, without which a debit could not stay in place.
ALTER TABLE "token_grants" SET (fillfactor = 70);
