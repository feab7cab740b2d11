CREATE TABLE "auth_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"time_zone" text,
	"wallet_id" uuid NOT NULL,
	"terms_version" text NOT NULL,
	"age_confirmed" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "users_wallet_id_unique" UNIQUE("wallet_id")
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"source" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waitlist_entries_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"reservation_id" uuid,
	"mode" text NOT NULL,
	"state" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text NOT NULL,
	"reading" jsonb NOT NULL,
	"answer_message_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"session_id" uuid NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"mode" text NOT NULL,
	"has_picks" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"analysis_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"sport" text NOT NULL,
	"game" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"pick" text NOT NULL,
	"market" text NOT NULL,
	"selection" text NOT NULL,
	"player" text NOT NULL,
	"line" double precision,
	"book_key" text NOT NULL,
	"odds_decimal" double precision NOT NULL,
	"price_at" timestamp with time zone NOT NULL,
	"fair_probability" double precision NOT NULL,
	"edge" double precision NOT NULL,
	"verdict" text NOT NULL,
	"confidence" integer NOT NULL,
	"units" double precision NOT NULL,
	"worst_decimal" double precision NOT NULL,
	"odds" text NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	CONSTRAINT "picks_probability" CHECK ("picks"."fair_probability" > 0 and "picks"."fair_probability" < 1),
	CONSTRAINT "picks_price" CHECK ("picks"."odds_decimal" > 1)
);
--> statement-breakpoint
CREATE TABLE "books" (
	"key" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"odds" text NOT NULL,
	"sport_key" text NOT NULL,
	"sport_title" text NOT NULL,
	"home" text NOT NULL,
	"away" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"team" text NOT NULL,
	"text" text NOT NULL,
	"numbers" jsonb NOT NULL,
	"source_name" text NOT NULL,
	"source_url" text,
	"observed_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"lease_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"book_key" text NOT NULL,
	"market" text NOT NULL,
	"selection" text NOT NULL,
	"player" text NOT NULL,
	"line_hundredths" integer NOT NULL,
	"odds_decimal" double precision,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"event_id" text NOT NULL,
	"book_key" text NOT NULL,
	"market" text NOT NULL,
	"selection" text NOT NULL,
	"player" text NOT NULL,
	"line_hundredths" integer NOT NULL,
	"odds_decimal" double precision NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prices_event_id_book_key_market_selection_player_line_hundredths_pk" PRIMARY KEY("event_id","book_key","market","selection","player","line_hundredths"),
	CONSTRAINT "prices_above_one" CHECK ("prices"."odds_decimal" > 1)
);
--> statement-breakpoint
CREATE TABLE "slate_state" (
	"odds" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"last_attempt_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"last_error" text,
	"credits_remaining" integer,
	"refused" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"grant_id" uuid,
	"reservation_id" uuid,
	"kind" text NOT NULL,
	"tokens" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_sign" CHECK (("ledger_entries"."kind" in ('grant', 'release') and "ledger_entries"."tokens" > 0) or ("ledger_entries"."kind" = 'reserve' and "ledger_entries"."tokens" < 0) or ("ledger_entries"."kind" = 'settle' and "ledger_entries"."tokens" = 0))
);
--> statement-breakpoint
CREATE TABLE "token_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"granted" integer NOT NULL,
	"remaining" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "token_grants_remaining_range" CHECK ("token_grants"."remaining" between 0 and "token_grants"."granted"),
	CONSTRAINT "token_grants_granted_positive" CHECK ("token_grants"."granted" > 0)
);
--> statement-breakpoint
CREATE TABLE "token_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"tokens" integer NOT NULL,
	"mode" text NOT NULL,
	"state" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "token_reservations_tokens_positive" CHECK ("token_reservations"."tokens" > 0),
	CONSTRAINT "token_reservations_closed" CHECK (("token_reservations"."state" = 'held') = ("token_reservations"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_reservation_id_token_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."token_reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_answer_message_id_chat_messages_id_fk" FOREIGN KEY ("answer_message_id") REFERENCES "public"."chat_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_grant_id_token_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."token_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reservation_id_token_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."token_reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_grants" ADD CONSTRAINT "token_grants_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_reservations" ADD CONSTRAINT "token_reservations_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_expiry" ON "auth_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_events_window" ON "rate_events" USING btree ("kind","address_hash","created_at");--> statement-breakpoint
CREATE INDEX "rate_events_age" ON "rate_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "waitlist_entries_newest" ON "waitlist_entries" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "analyses_idempotency" ON "analyses" USING btree ("user_id","idempotency_key") WHERE "analyses"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "analyses_session" ON "analyses" USING btree ("session_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "analyses_reservation" ON "analyses" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "chat_messages_session" ON "chat_messages" USING btree ("session_id","seq");--> statement-breakpoint
CREATE INDEX "chat_messages_picks" ON "chat_messages" USING btree ("session_id","seq" DESC NULLS LAST) WHERE "chat_messages"."has_picks";--> statement-breakpoint
CREATE INDEX "chat_sessions_newest" ON "chat_sessions" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "picks_newest" ON "picks" USING btree ("shown_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "picks_analysis" ON "picks" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "picks_event" ON "picks" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "events_window" ON "events" USING btree ("odds","starts_at");--> statement-breakpoint
CREATE INDEX "facts_event" ON "facts" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "price_changes_series" ON "price_changes" USING btree ("event_id","market","book_key","selection","player","changed_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_wallet" ON "ledger_entries" USING btree ("wallet_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_reservation" ON "ledger_entries" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("reservation_id","kind","grant_id") WHERE "ledger_entries"."grant_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_settled_once" ON "ledger_entries" USING btree ("reservation_id") WHERE "ledger_entries"."kind" = 'settle';--> statement-breakpoint
CREATE INDEX "token_grants_spendable" ON "token_grants" USING btree ("wallet_id","expires_at") WHERE "token_grants"."remaining" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "token_grants_one_signup" ON "token_grants" USING btree ("wallet_id") WHERE "token_grants"."kind" = 'signup';--> statement-breakpoint
CREATE INDEX "token_reservations_held" ON "token_reservations" USING btree ("lease_until") WHERE "token_reservations"."state" = 'held';--> statement-breakpoint
CREATE INDEX "token_reservations_wallet" ON "token_reservations" USING btree ("wallet_id","created_at");