DROP INDEX "answer_reports_newest";--> statement-breakpoint
DROP INDEX "unmatched_names_newest";--> statement-breakpoint
CREATE INDEX "answer_reports_newest" ON "answer_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "unmatched_names_newest" ON "unmatched_names" USING btree ("last_seen_at");