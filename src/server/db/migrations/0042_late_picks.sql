ALTER TABLE "event_results" DROP CONSTRAINT "event_results_score";--> statement-breakpoint
DROP INDEX "pick_seals_public";--> statement-breakpoint
ALTER TABLE "log_state" ADD COLUMN "summary_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pick_seals" ADD COLUMN "late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "pick_seals_late" ON "pick_seals" USING btree ("odds") WHERE "pick_seals"."late";--> statement-breakpoint
CREATE INDEX "pick_seals_public" ON "pick_seals" USING btree ("starts_at","pick_id") WHERE "pick_seals"."counts" or "pick_seals"."late";--> statement-breakpoint
ALTER TABLE "event_results" ADD CONSTRAINT "event_results_score" CHECK (("event_results"."home_score" is null) = ("event_results"."away_score" is null) and ("event_results"."status" = 'abandoned' or ("event_results"."status" = 'final') = ("event_results"."home_score" is not null)));