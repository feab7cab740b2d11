ALTER TABLE "token_reservations" ADD COLUMN "delivered_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "token_reservations_delivered_free" ON "token_reservations" USING btree ("wallet_id","closed_at") WHERE "token_reservations"."delivered_free";--> statement-breakpoint
ALTER TABLE "token_reservations" ADD CONSTRAINT "token_reservations_free_is_released" CHECK (not "token_reservations"."delivered_free" or "token_reservations"."state" = 'released');--> statement-breakpoint
UPDATE "token_reservations" r SET "delivered_free" = true WHERE r."state" = 'released' AND EXISTS (SELECT FROM "ledger_entries" l WHERE l."reservation_id" = r."id" AND l."kind" = 'release' AND l."reason" = 'model_failed');
