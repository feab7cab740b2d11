import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';

/** Letters and signs that a format may trip over: quotes, a backslash, line ends of four kinds, an emoji, a tab. */
const AWKWARD = `O'Neil "the \\\\ kid" {a,b} %s $1 ?\n\r\tline\u2028line\u2029 é 漢字 🏀 `;
/** Microseconds, which no JavaScript date holds. */
const AT = "'2026-01-31T23:59:59.123456Z'";
const LATER = "'2026-11-01T06:30:00.000001+02:00'";

const id = (n: number): string => `'00000000-0000-4000-8000-${String(n).padStart(12, '0')}'`;
const text = `$awkward$${AWKWARD}$awkward$`;

/** At least one row of every table, children after parents, with values at the edges of their types. */
const ROWS: readonly string[] = [
  `insert into wallets (id, created_at) values (${id(1)}, ${AT}), (${id(2)}, 'infinity')`,
  `insert into users (id, email, email_key, password_hash, first_name, last_name, email_verified, time_zone, settings,
     wallet_id, terms_version, age_confirmed, accepted_at, no_grant_reason, created_at)
   values (${id(3)}, 'Ada@example.com', 'ada@example.com', '$argon2id$v=19$x', ${text}, '', true, 'Europe/Berlin',
     '{"bankrollCents": 12345678901234567890, "nested": {"b": [1, null, "x"], "a": 1.50}}', ${id(1)}, '1', '21+', ${AT}, null, ${AT}),
   (${id(4)}, 'bob@example.com', 'bob@example.com', 'hash', null, null, false, null, '{}', ${id(2)}, '1', '21+', ${AT},
     'mailbox_had_grant', ${LATER})`,
  `insert into auth_sessions (token_hash, user_id, created_at, expires_at, id, device, network, seen_at)
   values ('hash', ${id(3)}, ${AT}, ${LATER}, ${id(20)}, ${text}, '203.0.113.x', ${AT})`,
  `insert into push_subscriptions (session_id, user_id, endpoint, created_at, due_at, retry_at, failures)
   values (${id(20)}, ${id(3)}, 'https://fcm.googleapis.com/fcm/send/${'x'.repeat(20)}', ${AT}, ${LATER}, null, 2)`,
  `insert into totp_factors (user_id, sealed_secret, confirmed_at, last_step, created_at) values (${id(3)}, 'sealed', ${AT}, 59000000, ${AT})`,
  `insert into recovery_codes (user_id, code_hash, used_at) values (${id(3)}, 'one', null), (${id(3)}, 'two', ${LATER})`,
  `insert into waiting_sign_ins (token_hash, user_id, password_mark, created_at, expires_at) values ('hash', ${id(3)}, 'mark', ${AT}, ${LATER})`,
  `insert into passkeys (id, user_id, credential_id, public_key, sign_count, transports, name, is_synced, created_at, used_at)
   values (${id(43)}, ${id(3)}, 'credential', 'key', 4294967295, '["internal", "hybrid"]', ${text}, true, ${AT}, null)`,
  `insert into passkey_challenges (holder_hash, purpose, challenge, expires_at) values ('hash', 'sign_in', 'challenge', ${LATER})`,
  `insert into access_keys (id, user_id, name, token_hash, hint, scope, created_at, expires_at, last_used_at, ended_at, ended_by)
   values (${id(40)}, ${id(3)}, ${text}, 'hash', 'abcd', 'verdicts', ${AT}, ${LATER}, ${AT}, null, null),
     (${id(41)}, ${id(3)}, 'old', 'hash-2', 'wxyz', 'free', ${AT}, null, null, ${LATER}, 'password')`,
  `insert into oauth_clients (id, name, redirect_uris, created_at) values ('client', ${text}, '["https://a.example/cb"]', ${AT})`,
  `insert into oauth_grants (id, user_id, client_id, scope, sent_to, created_at, last_used_at, expires_at)
   values (${id(42)}, ${id(3)}, 'client', 'verdicts', 'a.example', ${AT}, ${AT}, ${LATER})`,
  `insert into oauth_codes (code_hash, user_id, client_id, redirect_uri, challenge, scope, resource, created_at, expires_at, used_at, grant_id)
   values ('one', ${id(3)}, 'client', 'https://a.example/cb', 'c', 'free', 'r', ${AT}, ${LATER}, null, null),
     ('two', ${id(3)}, 'client', 'https://a.example/cb', 'c', 'free', 'r', ${AT}, ${LATER}, ${AT}, ${id(42)})`,
  `insert into oauth_tokens (token_hash, grant_id, kind, created_at, expires_at, used_at)
   values ('access', ${id(42)}, 'access', ${AT}, ${LATER}, null), ('refresh', ${id(42)}, 'refresh', ${AT}, ${LATER}, ${AT})`,
  `insert into known_networks (user_id, address_hash, seen_at) values (${id(3)}, 'hash', ${AT})`,
  `insert into rate_events (id, kind, address_hash, created_at) values (${id(5)}, 'signup', 'hash', ${AT})`,
  `insert into waitlist_entries (id, email, email_key, source, email_verified, created_at)
   values (${id(6)}, 'w@example.com', 'w@example.com', 'landing_page', true, ${AT})`,
  `insert into mail_links (token_hash, purpose, user_id, waitlist_entry_id, email_key, created_at, expires_at, used_at)
   values ('one', 'verify', ${id(3)}, null, 'ada@example.com', ${AT}, ${LATER}, null),
     ('two', 'waitlist', null, ${id(6)}, 'w@example.com', ${AT}, ${LATER}, ${LATER})`,
  `insert into mails (id, kind, recipient, mailbox_hash, subject, text_body, html_body, state, next_attempt_at, created_at)
   values (${id(7)}, 'verify', 'ada@example.com', 'hash', 'Subject', ${text}, '<p>&amp;</p>', 'waiting', ${AT}, ${AT})`,
  `insert into mail_opt_outs (mailbox_hash, created_at) values ('hash', ${AT})`,
  `insert into alerts (id, user_id, kind, bet, label, game, sport, starts_at, target_decimal, created_at, fired_at, said, removed_at)
   values (${id(29)}, ${id(3)}, 'price', '{"eventId": "live:a", "line": -3.50}', ${text}, 'A at B', 'NBA', ${LATER}, 2.2000000000000002, ${AT}, ${LATER}, ${text}, ${LATER})`,
  `insert into alert_hours (user_id, quiet_from, quiet_to) values (${id(3)}, 23, 8)`,
  `insert into mail_choices (user_id, kind, last_about, created_at) values (${id(3)}, 'best-bets', ${id(28)}, ${AT})`,
  `insert into granted_mailboxes (mailbox_hash, created_at) values ('hash', ${AT})`,
  `insert into support_mailboxes (mailbox_hash, created_at) values ('hash', ${AT})`,
  `insert into audit_entries (actor_id, actor_email, action, target_id, target_email, before, after, address, created_at)
   values (${id(3)}, 'ada@example.com', 'user.tokens', ${id(4)}, 'bob@example.com', '{"tokens": 1}', null, '::1', ${AT})`,
  `insert into token_grants (id, wallet_id, kind, granted, remaining, expires_at, source, created_at)
   values (${id(8)}, ${id(1)}, 'signup', 150, 149, null, null, ${AT}), (${id(9)}, ${id(1)}, 'monthly', 5, 0, ${LATER}, 'period', ${AT})`,
  `insert into token_reservations (id, wallet_id, tokens, mode, state, lease_until, created_at, closed_at)
   values (${id(10)}, ${id(1)}, 1, 'regular', 'settled', ${LATER}, ${AT}, ${LATER})`,
  `insert into wallet_usages (wallet_id, since, tokens, pro, settlements) values (${id(1)}, ${AT}, 1, 0, 1), (${id(2)}, null, 0, 0, 2)`,
  `insert into ledger_entries (wallet_id, grant_id, reservation_id, kind, tokens, reason, created_at)
   values (${id(1)}, ${id(8)}, null, 'grant', 150, null, ${AT}), (${id(1)}, ${id(8)}, ${id(10)}, 'reserve', -1, null, ${AT}),
     (${id(1)}, null, ${id(10)}, 'settle', 0, ${text}, ${AT})`,
  `insert into balance_notices (wallet_id, period_start, level, created_at) values (${id(1)}, ${AT}, 'low', ${AT})`,
  `insert into chat_sessions (id, user_id, title, created_at) values (${id(11)}, ${id(3)}, ${text}, ${AT})`,
  `insert into chat_messages (id, session_id, role, content, mode, has_picks, actions, created_at)
   select gen_random_uuid(), ${id(11)}, 'user', repeat(${text}, n % 9 + 1), 'pro', n % 2 = 0, case when n % 3 = 0 then '[{"kind": "time_out", "label": "Stop"}]'::jsonb end, ${AT}::timestamptz + n * interval '1 microsecond'
   from generate_series(1, 1200) as n`,
  `insert into analyses (id, user_id, session_id, reservation_id, mode, state, idempotency_key, request_hash, reading,
     question_message_id, answer_message_id, created_at, finished_at, writer, failure, checkpoint)
   select ${id(12)}, ${id(3)}, ${id(11)}, ${id(10)}, 'regular', 'delivered', 'key', 'hash', '[]', ${id(14)}, m.id, ${AT}, ${LATER}, 'built-in', null,
     '{"events": [{"delta": "\\u2028"}]}' from chat_messages m order by m.seq limit 1`,
  `insert into answer_reports (id, user_id, message_id, reason, question, answer, created_at)
   values (${id(13)}, null, ${id(14)}, 'wrong', ${text}, '"a string"', ${AT})`,
  `insert into answer_ratings (id, user_id, message_id, rating, question, version, mode, created_at)
   values (${id(25)}, null, ${id(14)}, 'down', ${text}, 2, 'pro', ${AT})`,
  `insert into model_calls (id, analysis_id, wallet_id, day, model, purpose, prompt_version, input_tokens, output_tokens, cost_micros,
     outcome, dropped, started_at, duration_ms)
   values (${id(15)}, ${id(12)}, ${id(1)}, '2026-02-28', 'm', 'write', '2', 1, 2, 9223372036854775807, 'ok', '{"digits": 2}', ${AT}, null)`,
  `insert into picks (id, analysis_id, event_id, sport, game, starts_at, pick, market, selection, player, line, book_key, odds_decimal,
     price_at, fair_probability, edge, verdict, confidence, units, worst_decimal, odds, shown_at)
   values (${id(16)}, ${id(12)}, 'live:a', 'NBA', 'A at B', ${LATER}, 'A -3.5', 'spread', 'home', '', -3.5, 'one', 1.9090909090909092,
     ${AT}, 0.1::float8 + 0.2::float8, 1e-300, 'bet', 3, 0.25, 1.8333333333333333, 'live', ${AT})`,
  `insert into books (key, title) values ('one', ${text})`,
  `insert into events (id, odds, sport_key, sport_title, home, away, starts_at, updated_at, closed_at)
   values ('live:a', 'live', 'basketball_nba', 'NBA', 'Home', 'Away', ${LATER}, ${AT}, null),
     ('demo:b', 'demo', 'basketball_nba', 'NBA', 'Home', 'Away', ${LATER}, ${AT}, ${LATER})`,
  `insert into facts (id, event_id, kind, team, text, numbers, source_name, source_url, observed_at, fetched_at, player)
   values ('fact', 'live:a', 'injury', 'Home', ${text}, '{"x": 0.10}', 'ESPN', null, ${AT}, ${AT}, 'Ada')`,
  `insert into prices (event_id, book_key, market, selection, player, line_hundredths, odds_decimal)
   values ('live:a', 'one', 'spread', 'home', '', -350, 1.9090909090909092), ('live:a', 'one', 'prop:points', 'over', ${text}, 2150, 2)`,
  `insert into quote_times (odds, bucket, times) values ('live', 3, '{"live:a":  {"one":{"spread": 1.0e12}},
     "again": 1, "again": 2}')`,
  `select ensure_price_partition(odds, moment) from
     unnest(array['live', 'live', 'demo'], array['2025-12-31T23:00:00Z', '2026-01-01T00:00:00Z', '2026-01-01T12:00:00Z']::timestamptz[])
     as p(odds, moment)`,
  `insert into price_changes (odds, event_id, book_key, market, selection, player, line_hundredths, odds_decimal, changed_at)
   select 'live', 'live:a', 'one', 'spread', 'home', '', -350, case when n % 7 = 0 then null else 1 + n / 3.0 end,
     '2025-12-31T22:00:00Z'::timestamptz + n * interval '6 seconds' from generate_series(1, 1300) as n
   where '2025-12-31T22:00:00Z'::timestamptz + n * interval '6 seconds' >= '2025-12-31T22:00:00Z'`,
  `insert into price_changes (odds, event_id, book_key, market, selection, player, line_hundredths, odds_decimal, changed_at)
   select 'demo', 'demo:b', 'one', 'total', 'over', '', 21050, 1.5, '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute'
   from generate_series(0, 40) as n`,
  `insert into closing_prices (event_id, book_key, market, selection, player, line_hundredths, odds_decimal, quoted_at, starts_at)
   values ('live:a', 'one', 'spread', 'home', '', -350, 1.91, ${AT}, ${LATER})`,
  `insert into event_results (event_id, status, home_score, away_score, source_name, observed_at, settled_at)
   values ('live:a', 'final', 101, 99, 'ESPN', ${AT}, ${AT}), ('demo:b', 'cancelled', null, null, 'demo', ${AT}, ${AT})`,
  `insert into result_reviews (event_id, why, claims, since, decided_at)
   values ('live:a', 'contradiction', '[{"sourceName": "a", "homeScore": 1}]', ${AT}, null), ('demo:b', 'late_change', '[]', ${AT}, ${LATER})`,
  `insert into slate_state (odds, version, last_attempt_at, last_error, refused) values ('live', 7, ${AT}, ${text}, '{}')`,
  `insert into job_states (name, scope, next_run_at, detail) values ('odds', 'basketball_nba', ${LATER}, '{"n": 1}')`,
  `insert into provider_credits (provider, day, used, remaining, updated_at) values ('p', '2026-02-28', 3, null, ${AT})`,
  `insert into unmatched_names (source, sport_key, kind, name, times, first_seen_at, last_seen_at)
   values ('espn', 'basketball_nba', 'team', ${text}, 2, ${AT}, ${LATER})`,
  `insert into subscriptions (id, wallet_id, origin, provider_id, status, anchor_at, current_period_start, current_period_end,
     created_at, updated_at)
   values (${id(17)}, ${id(1)}, 'stripe', 'sub_1', 'active', ${AT}, ${AT}, ${LATER}, ${AT}, ${AT})`,
  `insert into payments (id, wallet_id, kind, provider_id, provider_payment_id, amount_cents, currency, tokens, grant_id, description,
     paid_at, created_at)
   values (${id(18)}, ${id(1)}, 'pack', 'cs_1', null, 1000, 'usd', 50, ${id(8)}, '50 tokens', ${AT}, ${AT})`,
  `insert into payment_customers (wallet_id, provider_id, created_at) values (${id(1)}, 'cus_1', ${AT})`,
  `insert into payment_events (id, type, object_id, outcome, sent_at, received_at) values ('evt_1', 'invoice.paid', 'in_1', 'applied', ${AT}, ${AT})`,
  `insert into checkouts (id, wallet_id, kind, tokens, amount_cents, state, created_at, expires_at)
   values (${id(19)}, ${id(1)}, 'pack', 50, 1000, 'open', ${AT}, ${LATER})`,
  `insert into provider_moves (id, payment_id, kind, amount_cents, currency, at)
   values ('txn_1', 'pi_1', 'payment', 1599, 'usd', ${AT}), ('txn_2', 'pi_1', 'refund', -2147483648, 'usd', ${LATER})`,
  `insert into money_differences (payment_id, kind, here, there, currency, since)
   values ('pi_1', 'gone', 0, 2147483647, 'usd', ${AT}), ('pi_2', 'not_here', null, 1, ${text}, ${LATER})`,
  `insert into billing_stops (id, wallet_id, action, until, requested_at) values (${id(20)}, ${id(1)}, 'pause', ${LATER}, ${AT})`,
  `insert into log_state (origin, verifier_key, size) values ('edgewise.example/log', 'edgewise.example/log+00000000+AQ', 2)`,
  `insert into log_leaves (index, entry) values (0, '{"kind":"begin"}'), (1, ${text})`,
  `insert into log_tiles (level, n, hashes, root) values (0, 0, 'aGFzaGVz', 'cm9vdA==')`,
  `insert into log_checkpoints (size, note, made_at) values (2, E'edgewise.example/log\\n2\\n', ${AT})`,
  `insert into log_timestamps (size, response, authority, stamped_at) values (2, 'AAAA', 'https://tsa.example', ${LATER})`,
  `insert into logged_facts (subject, leaf, fact) values ('result:live:a', 1, '{"home":101}')`,
  `insert into pick_arrivals (pick_id) values (${id(16)})`,
  `insert into result_arrivals (event_id) values ('live:a')`,
  `insert into pick_seals (pick_id, event_id, odds, starts_at, salt, commitment, bet, leaf, reveal_leaf, counts)
   values (${id(16)}, 'live:a', 'live', ${LATER}, repeat('0f', 32), repeat('f0', 32), '["live:a","spread"]', 0, 1, true)`,
  `insert into pick_grades (pick_id, revision, leaf, result, reason, rules, profit, close_decimal, close_fair, close_books, clv, clv_fair, graded_at)
   values (${id(16)}, 0, 1, 'win', null, 'us_five_innings', 0.9090909090909092, 1.87, 0.52, 6, 0.02, null, ${AT})`,
  `insert into record_days (odds, day, sport, market, verdict, sums, size)
   values ('live', '2026-11-01', 'NBA', 'spread', 'bet', '{"won": 1, "stars": [0.1, 0, 1e-300]}', 2)`,
  `insert into tracked_bets (id, user_id, origin, external_id, import_id, sport, league, game, bet, event_id, market, selection, player,
     line_hundredths, book, odds_decimal, stake_cents, placed_at, told_result, told_by, told_profit_cents, created_at)
   values (${id(26)}, ${id(3)}, 'import', 'pikkit:1', ${id(27)}, 'NBA', '', ${text}, ${text}, 'live:a', 'spread', 'home', '', -350, 'One',
     1.9090909090909092, 2500, ${AT}, 'cashout', 'book', -125, ${AT})`,
  `insert into best_bet_lists (id, odds, day, drawn_at, as_of, considered) values (${id(28)}, 'live', '2026-11-01', ${AT}, ${AT}, 812)`,
  `insert into best_bets (list_id, place, pick_id, shown) values (${id(28)}, 1, ${id(16)}, '{"pick": "A -3.5", "edge": 1.50}')`,
  `insert into exclusions (id, mailbox_hash, kind, starts_at, ends_at) values (${id(21)}, 'hash', 'timeout', ${AT}, ${LATER})`,
  `insert into spending_limits (user_id, unit, "window", amount, updated_at) values (${id(3)}, 'tokens', 'day', 5, ${AT})`,
];

/** Fills every table that the schema had since migration 0009, where they are in the form of then. */
export async function fillTables(db: Db): Promise<void> {
  for (const row of ROWS) await db.execute(sql.raw(row));
}
