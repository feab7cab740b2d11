import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { NOW } from '#research/slate/test-slate.ts';
import { accessKeys, oauthClients, oauthGrants } from './db/schema/access.ts';
import { alertHours, alerts } from './db/schema/alerts.ts';
import { trackedBets } from './db/schema/bets.ts';
import { paymentCustomers, payments } from './db/schema/billing.ts';
import { analyses, chatMessages, chatSessions } from './db/schema/chat.ts';
import { mailChoices } from './db/schema/operations.ts';
import { passkeys } from './db/schema/passkeys.ts';
import { spendingLimits } from './db/schema/play-limits.ts';
import { pushSubscriptions } from './db/schema/push.ts';
import { type Db, rowsOf } from './platform/database/database.ts';
import type { Person } from './test-people.ts';
import type { WholeApp } from './test-whole-app.ts';

export type Belongings = {
  sessionId: string;
  messageId: string;
  cardId: string;
  deviceId: string;
  keyId: string;
  assistantId: string;
  betId: string;
  betImportId: string;
  alertId: string;
};

/** One of everything that a person can own, with `mark` in every text of it. */
export async function addBelongings({ db, cards }: WholeApp, person: Person, mark: string): Promise<Belongings> {
  const [sessionId, questionId, messageId] = [randomUUID(), randomUUID(), randomUUID()];
  const { id: userId, walletId } = person;
  await db.execute(sql`
    update users set first_name = ${mark}, last_name = ${mark}, time_zone = 'America/Denver',
      settings = ${JSON.stringify({ bankrollCents: 123_400 })}::jsonb
    where id = ${userId}::uuid`);
  await db.insert(chatSessions).values({ id: sessionId, userId, title: mark, createdAt: NOW });
  const message = { sessionId, mode: 'regular', createdAt: NOW } as const;
  await db.insert(chatMessages).values([
    { ...message, id: questionId, role: 'user', content: `${mark} question` },
    { ...message, id: messageId, role: 'assistant', content: `${mark} answer`, hasPicks: true },
  ]);
  await db.insert(analyses).values({
    id: randomUUID(),
    userId,
    origin: 'desk',
    mode: 'regular',
    state: 'delivered',
    idempotencyKey: mark,
    requestHash: mark,
    call: JSON.stringify({ tool: 'best_bets', input: { teams: [mark] } }),
    reply: JSON.stringify({ message: mark }),
    createdAt: NOW,
  });
  await db.insert(spendingLimits).values({ userId, unit: 'tokens', window: 'day', amount: 40, updatedAt: NOW });
  const alertId = randomUUID();
  const bet = { eventId: mark, market: 'moneyline', period: 'full', side: 'home', line: null, player: null } as const;
  await db.insert(alerts).values({
    ...{ id: alertId, userId, kind: 'starting', bet: { ...bet, price: null, book: null, named: [] } },
    ...{ label: mark, game: mark, sport: mark, startsAt: new Date(NOW.getTime() + 86_400_000), createdAt: NOW },
  });
  await db.insert(alertHours).values({ userId, quietFrom: 1, quietTo: 5 });
  await db.insert(mailChoices).values({ userId, kind: 'best-bets', createdAt: NOW });
  const keyId = randomUUID();
  const key = { id: keyId, userId, name: mark, tokenHash: keyId, hint: 'mark', scope: 'verdicts' } as const;
  await db.insert(accessKeys).values({ ...key, createdAt: NOW });
  const assistantId = randomUUID();
  const client = { id: assistantId, name: mark, redirectUris: [`https://${mark}.example/cb`], createdAt: NOW };
  await db.insert(oauthClients).values(client);
  const ends = { createdAt: NOW, expiresAt: new Date(NOW.getTime() + 86_400_000) };
  const grant = { id: assistantId, userId, clientId: client.id, scope: 'verdicts', sentTo: mark } as const;
  await db.insert(oauthGrants).values({ ...grant, ...ends });
  const [betId, betImportId] = [randomUUID(), randomUUID()];
  await db.insert(trackedBets).values({
    ...{
      id: betId,
      userId,
      importId: betImportId,
      origin: 'import',
      externalId: mark,
      oddsDecimal: 1.91,
      stakeCents: 500,
    },
    ...{ sport: mark, league: mark, game: mark, bet: mark, market: 'other', player: '', book: mark },
    ...{ placedAt: NOW, createdAt: NOW },
  });
  const customerId = `cus_${walletId}`;
  const cardId = `pm_${walletId.replaceAll('-', '')}`;
  await db.insert(paymentCustomers).values({ walletId, providerId: customerId, createdAt: NOW });
  cards.push({ id: cardId, customerId, brand: mark, last4: '4242', expMonth: 4, expYear: 2031, isDefault: true });
  await db.insert(payments).values({
    id: randomUUID(),
    walletId,
    kind: 'pack',
    providerId: `in_${walletId}`,
    amountCents: 1000,
    currency: 'usd',
    tokens: 50,
    description: mark,
    receiptUrl: `https://pay.example/${mark}`,
    paidAt: NOW,
    createdAt: NOW,
  });
  const devices = await db.execute(sql`select id from auth_sessions where user_id = ${userId}::uuid`);
  const deviceId = rowsOf<{ id: string }>(devices)[0]?.id ?? '';
  const endpoint = `https://fcm.googleapis.com/fcm/send/${mark}-${deviceId}`;
  await db.insert(pushSubscriptions).values({ sessionId: deviceId, userId, endpoint, createdAt: NOW });
  return { sessionId, messageId, cardId, deviceId, keyId, assistantId, betId, betImportId, alertId };
}

/** For itself, because whoever has one is asked for it. */
export async function addPasskey(db: Db, { id: userId }: Person, mark: string): Promise<string> {
  const id = randomUUID();
  const passkey = { id, userId, credentialId: id, publicKey: mark, signCount: 0, transports: [], name: mark };
  await db.insert(passkeys).values({ ...passkey, isSynced: false, createdAt: NOW });
  return id;
}

const OF_USER = [
  'auth_sessions',
  'passkeys',
  'recovery_codes',
  'access_keys',
  'oauth_grants',
  'oauth_codes',
  'chat_sessions',
  'analyses',
  'spending_limits',
  'answer_reports',
  'answer_ratings',
  'tracked_bets',
  'mail_choices',
  'alerts',
  'alert_hours',
  'push_subscriptions',
];
const OF_WALLET = ['token_grants', 'ledger_entries', 'token_reservations', 'subscriptions', 'payments', 'checkouts'];

/** All rows of a person, as one text: equal before and after says that nothing of theirs was touched. */
export async function everythingOf(db: Db, { id, walletId }: Person): Promise<string> {
  const parts = [
    sql`select to_jsonb(u)::text from users u where id = ${id}::uuid`,
    ...OF_USER.map(
      (table) => sql`select to_jsonb(t)::text from ${sql.identifier(table)} t where user_id = ${id}::uuid`,
    ),
    ...OF_WALLET.map(
      (table) => sql`select to_jsonb(t)::text from ${sql.identifier(table)} t where wallet_id = ${walletId}::uuid`,
    ),
    sql`select to_jsonb(m)::text from chat_messages m join chat_sessions s on s.id = m.session_id
      where s.user_id = ${id}::uuid`,
  ];
  const result = await db.execute(sql`
    select coalesce(string_agg(line, E'\n' order by line), '') as lines
    from (${sql.join(parts, sql` union all `)}) as all_lines(line)`);
  return rowsOf<{ lines: string }>(result)[0]?.lines ?? '';
}

/** Counts of what changes by being looked at, and a sum that its first reader keeps: it follows from rows that are compared. */
const NOT_COMPARED = new Set(['rate_events', 'wallet_usages', '__drizzle_migrations']);

/** Every row of every table: equal before and after says that nothing was changed at all. */
export async function everythingStored(db: Db): Promise<string> {
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' order by 1`),
  );
  const digests: string[] = [];
  for (const { name } of tables.filter((table) => !NOT_COMPARED.has(table.name))) {
    const rows = await db.execute(sql`
      select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${sql.identifier(name)} t`);
    digests.push(`${name} ${rowsOf<{ digest: string }>(rows)[0]?.digest}`);
  }
  return digests.join('\n');
}
