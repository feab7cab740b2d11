import { Readable } from 'node:stream';
import { PRODUCT_NAME } from '#contract/product.ts';
import { LEDGER_PAGE_MAX } from '#contract/tokens.ts';
import { AppError } from '../../platform/errors.ts';
import { type RateLimit, type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import { exportKeys } from '../access/access-keys.service.ts';
import { listAssistants } from '../access/oauth/assistants.service.ts';
import { exportAlerts } from '../alerts/alerts.service.ts';
import { exportPush } from '../alerts/push.service.ts';
import { exportOwnBets } from '../bets/read-bets.ts';
import { listHistory } from '../billing/history.service.ts';
import { exportDevices } from '../devices/devices.service.ts';
import { readChoices } from '../mail/mail-choices.service.ts';
import { listPasskeys } from '../passkeys/passkeys.service.ts';
import { getPlayLimits, type Owner } from '../play-limits/play-limits.service.ts';
import { toSettings } from '../settings/settings.service.ts';
import { listLedger } from '../tokens/ledger.service.ts';
import {
  type AccountRow,
  type ExportedCall,
  findAccountRow,
  listExportedCalls,
  listExportedMessages,
  listExportedRatings,
  listExportedReports,
  listExportedSessions,
} from './own-data.repo.ts';

export type ExportDeps = RateLimitDeps;

const EXPORTS: RateLimit = {
  kind: 'data-export',
  limit: 10,
  windowMs: 3_600_000,
  message: 'Your data was downloaded often just now. Please try again in an hour.',
};
const MESSAGES_PAGE = 200;
const CALLS_PAGE = 200;

/** Everything that is stored about a user, as JSON. Read piece by piece while it is sent, so that years of chats take no memory. */
export async function exportOwnData(deps: ExportDeps, owner: Owner): Promise<{ file: string; content: Readable }> {
  await takeFromLimit(deps, EXPORTS, owner.id);
  const account = await findAccountRow(deps.db, owner.id);
  if (!account) throw new AppError('unauthenticated', 'Unauthorized');
  const day = deps.now().toISOString().slice(0, 10);
  return {
    file: `${PRODUCT_NAME.toLowerCase()}-data-${day}.json`,
    content: Readable.from(pieces(deps, owner, account)),
  };
}

async function* pieces(deps: ExportDeps, owner: Owner, account: AccountRow): AsyncGenerator<string> {
  const { db } = deps;
  yield `{\n"exportedAt": ${JSON.stringify(deps.now())},\n"account": ${JSON.stringify(accountOf(account))},\n`;
  yield `"settings": ${JSON.stringify(toSettings(account))},\n`;
  yield `"passkeys": ${JSON.stringify(await listPasskeys(db, owner.id))},\n`;
  yield `"devices": ${JSON.stringify(await exportDevices(deps, owner.id))},\n`;
  yield `"limits": ${JSON.stringify(await getPlayLimits(deps, owner))},\n`;
  yield `"mails": ${JSON.stringify(await readChoices(deps, owner.id))},\n`;
  yield `"assistants": ${JSON.stringify(await listAssistants(deps, owner.id))},\n`;
  yield `"keys": ${JSON.stringify(await exportKeys(db, owner.id))},\n`;
  yield `"payments": ${JSON.stringify(await listHistory(db, owner.walletId))},\n"tokens": `;
  yield* arrayOf(ledgerLines(deps, owner, account.timeZone));
  yield `,\n"reports": ${JSON.stringify(await reportsOf(deps, owner.id))},\n`;
  yield `"ratings": ${JSON.stringify(await ratingsOf(deps, owner.id))},\n"chats": `;
  yield* arrayOf(chats(deps, owner.id));
  yield `,\n"bets": ${JSON.stringify(await exportOwnBets(deps, owner.id))}`;
  yield `,\n"alerts": ${JSON.stringify(await exportAlerts(deps.db, owner.id))}`;
  yield `,\n"notifications": ${JSON.stringify(await exportPush(deps.db, owner.id))}`;
  yield ',\n"desk": ';
  yield* arrayOf(deskCalls(deps, owner.id));
  yield '\n}\n';
}

/** All but the hash of the password, which is of use to nobody but a thief. */
function accountOf(row: AccountRow) {
  const { id, email, firstName, lastName, profileImageUrl, emailVerified } = row;
  const { termsVersion, ageConfirmed, acceptedAt, noGrantReason, underAgeSince, adminRole, reclaimedAt, createdAt } =
    row;
  const accepted = { termsVersion, ageConfirmed, acceptedAt };
  const granted = { noGrantReason, underAgeSince, adminRole, reclaimedAt, createdAt };
  return { id, email, firstName, lastName, profileImageUrl, emailVerified, ...accepted, ...granted };
}

async function* ledgerLines(deps: ExportDeps, { walletId }: Owner, timeZone: string | null): AsyncGenerator<string> {
  let before: number | undefined;
  do {
    const page = await listLedger(deps.db, { walletId, timeZone }, { limit: LEDGER_PAGE_MAX, before });
    for (const line of page.lines) yield JSON.stringify(line);
    before = page.next ?? undefined;
  } while (before !== undefined);
}

async function reportsOf({ db }: ExportDeps, userId: string) {
  const rows = await listExportedReports(db, userId);
  return rows.map(({ createdMs, ...report }) => ({ ...report, createdAt: new Date(createdMs) }));
}

async function ratingsOf({ db }: ExportDeps, userId: string) {
  const rows = await listExportedRatings(db, userId);
  return rows.map(({ createdMs, ...rating }) => ({ ...rating, createdAt: new Date(createdMs) }));
}

async function* chats(deps: ExportDeps, userId: string): AsyncGenerator<string> {
  for (const { id, title, createdMs } of await listExportedSessions(deps.db, userId)) {
    const head = JSON.stringify({ id, title, createdAt: new Date(createdMs) });
    const messages: string[] = [];
    for await (const message of messagesOf(deps, { userId, sessionId: id })) messages.push(message);
    yield `${head.slice(0, -1)},"messages":[${messages.join(',\n')}]}`;
  }
}

async function* messagesOf(deps: ExportDeps, session: { userId: string; sessionId: string }): AsyncGenerator<string> {
  let after = 0;
  for (;;) {
    const rows = await listExportedMessages(deps.db, { ...session, after, limit: MESSAGES_PAGE });
    for (const { role, mode, content, createdMs } of rows) {
      yield JSON.stringify({ role, mode, content, createdAt: new Date(createdMs) });
    }
    const last = rows.at(-1);
    if (!last || rows.length < MESSAGES_PAGE) return;
    after = last.seq;
  }
}

async function* deskCalls({ db }: ExportDeps, userId: string): AsyncGenerator<string> {
  let after: string | null = null;
  do {
    const rows: ExportedCall[] = await listExportedCalls(db, { userId, after, limit: CALLS_PAGE });
    for (const { origin, call, reply, createdMs } of rows) {
      const head = JSON.stringify({ origin, createdAt: new Date(createdMs) });
      yield `${head.slice(0, -1)},"call":${call},"reply":${reply}}`;
    }
    after = rows.length < CALLS_PAGE ? null : (rows.at(-1)?.id ?? null);
  } while (after !== null);
}

async function* arrayOf(items: AsyncIterable<string>): AsyncGenerator<string> {
  let separator = '[';
  for await (const item of items) {
    yield `${separator}\n${item}`;
    separator = ',';
  }
  yield separator === '[' ? '[]' : '\n]';
}
