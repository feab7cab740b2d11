CREATE TABLE "known_networks" (
	"user_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_networks_user_id_address_hash_pk" PRIMARY KEY("user_id","address_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tokens_on_confirmation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "mailbox_hash" text;--> statement-breakpoint
ALTER TABLE "known_networks" ADD CONSTRAINT "known_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_mailbox" ON "mails" USING btree ("mailbox_hash","created_at") WHERE "mails"."mailbox_hash" is not null;
--> statement-breakpoint
-- Mail has a sender of its own now: what its job last came to would look like one that stands still.
DELETE FROM "job_states" WHERE "name" = 'mail';
