DROP INDEX "analyses_newest_picks";--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "session_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ALTER COLUMN "reading" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "picks" ALTER COLUMN "worst_decimal" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "origin" text DEFAULT 'chat' NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "call" text;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "reply" text;--> statement-breakpoint
CREATE INDEX "analyses_newest_picks" ON "analyses" USING btree ("user_id","finished_at") WHERE "analyses"."state" = 'delivered' and "analyses"."reservation_id" is not null and "analyses"."session_id" is not null;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_place" CHECK (case when "analyses"."origin" = 'chat' then "analyses"."session_id" is not null and "analyses"."reading" is not null
        else "analyses"."call" is not null end);