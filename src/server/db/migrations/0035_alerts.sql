CREATE TABLE "alert_hours" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"quiet_from" integer NOT NULL,
	"quiet_to" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"bet" jsonb NOT NULL,
	"label" text NOT NULL,
	"game" text NOT NULL,
	"sport" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"target_decimal" double precision,
	"base_line" double precision,
	"base_decimal" double precision,
	"created_at" timestamp with time zone NOT NULL,
	"fired_at" timestamp with time zone,
	"said" text,
	CONSTRAINT "alerts_target" CHECK (("alerts"."kind" = 'price') = ("alerts"."target_decimal" is not null)),
	CONSTRAINT "alerts_said" CHECK (("alerts"."fired_at" is null) = ("alerts"."said" is null))
);
--> statement-breakpoint
ALTER TABLE "alert_hours" ADD CONSTRAINT "alert_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_of_user" ON "alerts" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "alerts_waiting" ON "alerts" USING btree ("starts_at","id") WHERE "alerts"."fired_at" is null;