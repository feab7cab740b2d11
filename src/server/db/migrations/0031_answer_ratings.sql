CREATE TABLE "answer_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"message_id" uuid NOT NULL,
	"rating" text NOT NULL,
	"question" text NOT NULL,
	"version" integer NOT NULL,
	"mode" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_ratings_rating" CHECK ("answer_ratings"."rating" in ('up', 'down'))
);
--> statement-breakpoint
CREATE INDEX "answer_ratings_newest" ON "answer_ratings" USING btree ("rating","created_at","id");--> statement-breakpoint
CREATE INDEX "answer_ratings_user" ON "answer_ratings" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_ratings_once" ON "answer_ratings" USING btree ("message_id","user_id");