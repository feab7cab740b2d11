DROP INDEX "analyses_session";--> statement-breakpoint
DROP INDEX "chat_messages_picks";--> statement-breakpoint
DROP INDEX "chat_sessions_newest";--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "is_untitled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "analyses_newest_picks" ON "analyses" USING btree ("user_id","finished_at") WHERE "analyses"."state" = 'delivered' and "analyses"."reservation_id" is not null;--> statement-breakpoint
CREATE INDEX "analyses_session" ON "analyses" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_picks" ON "chat_messages" USING btree ("session_id","seq") WHERE "chat_messages"."has_picks";--> statement-breakpoint
CREATE INDEX "chat_sessions_newest" ON "chat_sessions" USING btree ("user_id","created_at","id");--> statement-breakpoint
UPDATE "chat_sessions" s SET "is_untitled" = true WHERE s."title" ~ '^Chat [A-Z][a-z]{2} [0-9]{1,2}, [0-9]{4}$' AND NOT EXISTS (SELECT FROM "chat_messages" m WHERE m."session_id" = s."id");
