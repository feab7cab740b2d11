ALTER TABLE "users" ADD COLUMN "reclaimed_at" timestamp with time zone;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_keep_all" BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "picks_keep_all" BEFORE TRUNCATE ON "picks" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "exclusions_keep_all" BEFORE TRUNCATE ON "exclusions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_keep_all" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "log_leaves_keep_all" BEFORE TRUNCATE ON "log_leaves" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "log_tiles_keep_all" BEFORE TRUNCATE ON "log_tiles" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "log_checkpoints_keep_all" BEFORE TRUNCATE ON "log_checkpoints" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "log_timestamps_keep_all" BEFORE TRUNCATE ON "log_timestamps" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "pick_grades_keep_all" BEFORE TRUNCATE ON "pick_grades" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
