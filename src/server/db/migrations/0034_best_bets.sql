CREATE TABLE "best_bet_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"odds" text NOT NULL,
	"day" date NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"considered" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "best_bets" (
	"list_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"pick_id" uuid NOT NULL,
	"shown" jsonb NOT NULL,
	CONSTRAINT "best_bets_list_id_place_pk" PRIMARY KEY("list_id","place")
);
--> statement-breakpoint
CREATE TABLE "mail_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"last_about" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "best_bets" ADD CONSTRAINT "best_bets_list_id_best_bet_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."best_bet_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_choices" ADD CONSTRAINT "mail_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "best_bet_lists_day" ON "best_bet_lists" USING btree ("odds","day");--> statement-breakpoint
CREATE INDEX "mail_choices_kind" ON "mail_choices" USING btree ("kind","user_id");--> statement-breakpoint
CREATE TRIGGER "best_bet_lists_append_only" BEFORE UPDATE OR DELETE ON "best_bet_lists" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "best_bets_append_only" BEFORE UPDATE OR DELETE ON "best_bets" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
