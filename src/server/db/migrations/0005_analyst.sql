CREATE TABLE "answer_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"message_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"analysis_id" uuid,
	"wallet_id" uuid NOT NULL,
	"day" date NOT NULL,
	"model" text NOT NULL,
	"purpose" text NOT NULL,
	"prompt_version" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost_micros" bigint NOT NULL,
	"outcome" text NOT NULL,
	"failure" text,
	"dropped" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"duration_ms" integer,
	CONSTRAINT "model_calls_counts" CHECK ("model_calls"."input_tokens" >= 0 and "model_calls"."output_tokens" >= 0 and "model_calls"."cost_micros" >= 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "writer" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "checkpoint" jsonb;--> statement-breakpoint
CREATE INDEX "answer_reports_newest" ON "answer_reports" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "model_calls_day" ON "model_calls" USING btree ("day");--> statement-breakpoint
CREATE INDEX "model_calls_wallet" ON "model_calls" USING btree ("wallet_id","day");