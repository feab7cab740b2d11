CREATE UNIQUE INDEX "answer_reports_once" ON "answer_reports" USING btree ("message_id","user_id");--> statement-breakpoint
CREATE INDEX "model_calls_running" ON "model_calls" USING btree ("started_at") WHERE "model_calls"."outcome" = 'running';--> statement-breakpoint
CREATE INDEX "analyses_answer" ON "analyses" USING btree ("answer_message_id") WHERE "analyses"."answer_message_id" is not null;--> statement-breakpoint
CREATE INDEX "analyses_user" ON "analyses" USING btree ("user_id");