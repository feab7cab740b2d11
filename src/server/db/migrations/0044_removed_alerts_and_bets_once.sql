ALTER TABLE "alerts" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pick_seals" ADD COLUMN "bet" text;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_removed" CHECK ("alerts"."removed_at" is null or "alerts"."fired_at" is not null);