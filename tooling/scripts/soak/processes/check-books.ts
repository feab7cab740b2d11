import { type SQL, sql } from 'drizzle-orm';
import { brokenRulesAfterSweep, questionOf } from '../../../../src/server/features/tokens/test-ledger-invariants.ts';
import { CHARGE_RULES } from '../../../../src/server/features/turns/histories/test-charge-rules.ts';
import { type Db, rowsOf } from '../../../../src/server/platform/database/database.ts';
import { checkBurnOrder } from './check-burn-order.ts';
import type { Person } from './person.ts';
import { rest } from './rest.ts';
import type { Tally } from './tally.ts';
import type { Paid } from './till.ts';

const LOOK_AGAIN_MS = 2_000;
/** Of the histories, where nobody deletes a chat: its turns go with it. What holds in place of them is below. */
const WITHOUT_DELETED_CHATS = [
  'a charge stands for one saved answer, as long as its user is there',
  'a model was only called for what had been set aside',
];

function chargeRules(): Record<string, SQL> {
  for (const rule of WITHOUT_DELETED_CHATS)
    if (!(rule in CHARGE_RULES)) throw new Error(`The histories know no rule "${rule}" any more.`);
  return Object.fromEntries(Object.entries(CHARGE_RULES).filter(([rule]) => !WITHOUT_DELETED_CHATS.includes(rule)));
}

/** What nobody is at work at any more. */
const AT_REST: Record<string, SQL> = {
  'no reservation is held': sql`select id from token_reservations where state = 'held'`,
  'no turn is open': sql`select id from analyses where state = 'reserved'`,
  'no balance is negative': sql`select wallet_id from ledger_entries group by wallet_id having sum(tokens) < 0`,
  'a settled turn has its one saved answer': sql`
    select r.id from token_reservations r join analyses a on a.reservation_id = r.id
    left join chat_messages m on m.id = a.answer_message_id and m.session_id = a.session_id
    where r.state = 'settled' group by r.id
    having count(*) <> 1 or count(m.id) <> 1 or bool_or(a.state <> 'delivered')`,
  'a delivered turn has its question before its answer': sql`
    select a.id from analyses a left join chat_messages q on q.id = a.question_message_id
    left join chat_messages m on m.id = a.answer_message_id
    where a.state = 'delivered' and a.origin = 'chat' and (q.id is null or m.id is null or q.seq > m.seq)`,
};

/** Of who never deleted a chat each charge still has its turn. */
const unanswered = (deleters: readonly string[]): Record<string, SQL> => ({
  'a charge has its turn': sql`
    select r.id from token_reservations r join users u on u.wallet_id = r.wallet_id
    where r.state = 'settled' and not exists (select from analyses a where a.reservation_id = r.id)
      and not u.id = any(${sql.param(`{${deleters.join(',')}}`)}::uuid[])`,
});

const deletersOf = (people: readonly Person[]): string[] =>
  people.flatMap(({ id, hasDeletedAChat }) => (id !== null && hasDeletedAChat ? [id] : []));

/** The rules that are broken, looked at until none is or the time is up: leases run out, and sweeps come by. */
export async function brokenAtRest(db: Db, people: readonly Person[], patienceMs: number): Promise<string[]> {
  const deadline = Date.now() + patienceMs;
  const rules = { ...chargeRules(), ...AT_REST, ...unanswered(deletersOf(people)) };
  for (;;) {
    // As the histories ask: in some rules a number has no type of its own until it stands in the words.
    const others = rowsOf<{ rule: string }>(await db.execute(questionOf(rules).inlineParams()));
    const broken = [...(await brokenRulesAfterSweep(db, new Date())), ...others.map(({ rule }) => rule)];
    if (broken.length === 0 || Date.now() > deadline) return broken;
    await rest(LOOK_AGAIN_MS, new AbortController().signal);
  }
}

/** Each purchase that was paid for has its payment and its grant, once, in the wallet that began it. */
async function brokenPurchases(db: Db, paid: readonly Paid[]): Promise<string[]> {
  const rows = rowsOf<{ sessionId: string; walletId: string; state: string }>(
    await db.execute(sql`
      select provider_session_id as "sessionId", wallet_id as "walletId", state from checkouts
      where provider_session_id is not null`),
  );
  const payments = rowsOf<{ walletId: string; kind: string; count: number; grants: number }>(
    await db.execute(sql`
      select wallet_id as "walletId", kind, count(*)::int as count, count(grant_id)::int as grants
      from payments group by wallet_id, kind`),
  );
  const wanted = new Map<string, number>();
  const broken: string[] = [];
  for (const { sessionId, kind } of paid) {
    const row = rows.find((one) => one.sessionId === sessionId);
    if (row?.state !== 'completed') broken.push(`the paid checkout ${sessionId} is ${row?.state ?? 'not there'}`);
    if (row) wanted.set(`${row.walletId} ${kind}`, (wanted.get(`${row.walletId} ${kind}`) ?? 0) + 1);
  }
  for (const [key, count] of wanted) {
    const found = payments.find(({ walletId, kind }) => `${walletId} ${kind}` === key);
    if (found?.count !== count || found.grants !== count)
      broken.push(
        `${count} purchases paid (${key}) have ${found?.count ?? 0} payments and ${found?.grants ?? 0} grants`,
      );
  }
  return broken;
}

export async function checkBooks(
  db: Db,
  { people, paid, patienceMs }: { people: readonly Person[]; paid: readonly Paid[]; patienceMs: number },
  tally: Tally,
): Promise<void> {
  for (const rule of await brokenAtRest(db, people, patienceMs)) tally.violate(`broken: ${rule}`);
  const { compared, broken } = await checkBurnOrder(db);
  for (const words of [...broken, ...(await brokenPurchases(db, paid))]) tally.violate(words);
  const [row] = rowsOf<{ entries: number; turns: number; payments: number }>(
    await db.execute(sql`
      select (select count(*) from ledger_entries)::int as entries, (select count(*) from analyses)::int as turns,
        (select count(*) from payments)::int as payments`),
  );
  console.log(
    `books: ${row?.entries} entries, ${row?.turns} turns, ${row?.payments} payments, burn order of ${compared} reservations`,
  );
}
