CREATE TABLE "access_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"hint" text NOT NULL,
	"scope" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "access_keys_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "access_keys" ADD CONSTRAINT "access_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_keys_user" ON "access_keys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "access_keys_ended" ON "access_keys" USING btree ("ended_at") WHERE "access_keys"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "access_keys_expiry" ON "access_keys" USING btree ("expires_at") WHERE "access_keys"."expires_at" is not null;