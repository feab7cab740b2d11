ALTER TABLE "analyses" ADD COLUMN "forgets" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "forgotten" jsonb DEFAULT '[]'::jsonb NOT NULL;