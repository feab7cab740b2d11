CREATE TABLE "result_reviews" (
	"event_id" text PRIMARY KEY NOT NULL,
	"why" text NOT NULL,
	"claims" jsonb NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "result_reviews_waiting" ON "result_reviews" USING btree ("since") WHERE "result_reviews"."decided_at" is null;