import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * What a transaction takes and others may want, in the one order in which it is taken: whoever holds something waits only
 * for what stands below it here, so that no two wait for each other in a circle. Rows are taken by an explicit lock, an
 * update, a delete (with what goes with it), an insert that may meet a row of its key, and by the check of a reference.
 * What is skipped where others have it (`skip locked`) is not waited for. Tests on PostgreSQL watch every statement and
 * fail where one breaks the order (`test-lock-order.ts`).
 */
export const LOCK_ORDER = [
  'advisory migrations',
  'advisory rate',
  'advisory mailbox',
  'advisory account budget',
  'advisory budget',
  'rate_events',
  'model_calls',
  'job_states',
  'provider_credits',
  'unmatched_names',
  // The slate: whoever writes prices or takes events away holds the state of its feed.
  'slate_state',
  'events',
  'closing_prices',
  'event_results',
  'result_reviews',
  'books',
  'prices',
  'facts',
  'quote_times',
  // People and money: a purchase holds the wallet and then its user, and so does whoever deletes or excludes them.
  'granted_mailboxes',
  'waitlist_entries',
  'payment_events',
  'payment_customers',
  'wallets',
  'subscriptions',
  'checkouts',
  'payments',
  'billing_stops',
  'provider_moves',
  'money_differences',
  'users',
  'support_mailboxes',
  'spending_limits',
  'token_reservations',
  'token_grants',
  'wallet_usages',
  // What hangs on a user: chats before their turns, and both before what is written last.
  'chat_sessions',
  'chat_messages',
  'analyses',
  'balance_notices',
  'alerts',
  'alert_hours',
  'mail_choices',
  'mail_links',
  'totp_factors',
  'passkeys',
  'recovery_codes',
  'waiting_sign_ins',
  'passkey_challenges',
  'known_networks',
  'auth_sessions',
  'push_subscriptions',
  'access_keys',
  'oauth_clients',
  'oauth_codes',
  'oauth_grants',
  'oauth_tokens',
  'answer_reports',
  'answer_ratings',
  'tracked_bets',
  'mail_opt_outs',
  'mails',
  'best_bet_lists',
  'best_bets',
  // The public record: whoever adds to the log holds it, and then takes what it adds.
  'log_state',
  'pick_arrivals',
  'result_arrivals',
  'pick_seals',
  'logged_facts',
  'record_days',
] as const;

/** A name that stands for no row, held until the transaction ends. */
export type AdvisoryLock = 'migrations' | 'rate' | 'mailbox' | 'account budget' | 'budget';

/** The name stands in the statement, where the tests read it, and whoever looks at what a database waits for. */
export const takeAdvisoryLock = (tx: Db, name: AdvisoryLock, key: SQL): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${key}) ${sql.raw(`/* lock: ${name} */`)}`);
