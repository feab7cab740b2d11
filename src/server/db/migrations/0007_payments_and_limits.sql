CREATE TABLE "billing_stops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"action" text NOT NULL,
	"until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"requested_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "billing_stops_until" CHECK (("billing_stops"."action" = 'pause') = ("billing_stops"."until" is not null))
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tokens" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"provider_session_id" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_provider_session_id" UNIQUE("provider_session_id")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"wallet_id" uuid PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_customers_provider_id" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"outcome" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"provider_payment_id" text,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"tokens" integer NOT NULL,
	"grant_id" uuid,
	"description" text NOT NULL,
	"receipt_url" text,
	"paid_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_provider_id" UNIQUE("provider_id"),
	CONSTRAINT "payments_provider_payment_id" UNIQUE("provider_payment_id"),
	CONSTRAINT "payments_amounts" CHECK ("payments"."amount_cents" >= 0 and "payments"."refunded_cents" between 0 and "payments"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"provider_id" text,
	"status" text NOT NULL,
	"anchor_at" timestamp with time zone NOT NULL,
	"current_period_start" timestamp with time zone NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"grace_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"provider_state_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_provider_id" UNIQUE("provider_id"),
	CONSTRAINT "subscriptions_origin" CHECK (("subscriptions"."origin" = 'stripe') = ("subscriptions"."provider_id" is not null)),
	CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."current_period_end" > "subscriptions"."current_period_start"),
	CONSTRAINT "subscriptions_ended" CHECK (("subscriptions"."status" = 'ended') = ("subscriptions"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "exclusions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mailbox_hash" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exclusions_span" CHECK ("exclusions"."ends_at" > "exclusions"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "spending_limits" (
	"user_id" uuid NOT NULL,
	"unit" text NOT NULL,
	"window" text NOT NULL,
	"amount" integer,
	"pending_amount" integer,
	"pending_from" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spending_limits_user_id_unit_window_pk" PRIMARY KEY("user_id","unit","window"),
	CONSTRAINT "spending_limits_amounts" CHECK (coalesce("spending_limits"."amount", 0) >= 0 and coalesce("spending_limits"."pending_amount", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "balance_notices" (
	"wallet_id" uuid NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"level" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "balance_notices_wallet_id_period_start_level_pk" PRIMARY KEY("wallet_id","period_start","level")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_sign";--> statement-breakpoint
ALTER TABLE "token_reservations" DROP CONSTRAINT "token_reservations_tokens_positive";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "token_grants" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "billing_stops" ADD CONSTRAINT "billing_stops_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_grant_id_token_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."token_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spending_limits" ADD CONSTRAINT "spending_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_notices" ADD CONSTRAINT "balance_notices_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_stops_open" ON "billing_stops" USING btree ("requested_at") WHERE "billing_stops"."done_at" is null;--> statement-breakpoint
CREATE INDEX "billing_stops_wallet" ON "billing_stops" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "checkouts_wallet" ON "checkouts" USING btree ("wallet_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_events_object" ON "payment_events" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "payments_wallet" ON "payments" USING btree ("wallet_id","paid_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("wallet_id") WHERE "subscriptions"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "subscriptions_renewal" ON "subscriptions" USING btree ("current_period_end") WHERE "subscriptions"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "exclusions_mailbox" ON "exclusions" USING btree ("mailbox_hash","ends_at");--> statement-breakpoint
CREATE INDEX "token_grants_expiring" ON "token_grants" USING btree ("expires_at") WHERE "token_grants"."remaining" > 0 and "token_grants"."expires_at" is not null;--> statement-breakpoint
ALTER TABLE "token_grants" ADD CONSTRAINT "token_grants_source" UNIQUE("source");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_sign" CHECK (("ledger_entries"."kind" in ('grant', 'release') and "ledger_entries"."tokens" > 0) or ("ledger_entries"."kind" in ('reserve', 'expire', 'revoke') and "ledger_entries"."tokens" < 0) or ("ledger_entries"."kind" = 'settle' and "ledger_entries"."tokens" = 0));--> statement-breakpoint
ALTER TABLE "token_reservations" ADD CONSTRAINT "token_reservations_tokens_positive" CHECK ("token_reservations"."tokens" >= 0);--> statement-breakpoint
CREATE TRIGGER "exclusions_append_only" BEFORE UPDATE OR DELETE ON "exclusions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
