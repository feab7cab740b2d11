CREATE TABLE "money_differences" (
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"here" integer,
	"there" integer,
	"currency" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "money_differences_payment_id_kind_pk" PRIMARY KEY("payment_id","kind")
);
--> statement-breakpoint
CREATE TABLE "provider_moves" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "provider_moves_payment" ON "provider_moves" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "provider_moves_at" ON "provider_moves" USING btree ("at");