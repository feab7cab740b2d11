import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listAudit } from '#contract/admin.ts';
import { listSessions } from '#contract/chat.ts';
import { PlayLimits } from '#contract/play-limits.ts';
import { listAnswerReports } from '#contract/reports.ts';
import { BettorSettings } from '#contract/settings.ts';
import { listLedger } from '#contract/tokens.ts';
import { callAs } from '../../../e2e/support/caller.ts';
import type { Client } from '../../../e2e/support/client.ts';
import { type KeptAccount, keptMessage } from '../../../e2e/support/kept-story.ts';
import { accountOf, type Name } from './people.ts';

/** What the older version says of an account, and so what every later one must say. */
export async function tell(name: Name, client: Client): Promise<KeptAccount> {
  const { email, password } = accountOf(name);
  const user = await client.user();
  const { limits, exclusion } = PlayLimits.parse(await callAs(client, 'GET', '/api/user/limits'));
  const ofTheMonth = user.subscriptionActive ? await monthsTokens(client) : 0;
  return {
    name,
    email,
    password,
    tokens: { forGood: user.tokensRemaining - ofTheMonth, ofTheMonth },
    unlimited: user.unlimited,
    isExcluded: exclusion !== null,
    settings: BettorSettings.parse(await callAs(client, 'GET', '/api/user/settings')),
    limits: limits.map(({ unit, window, amount }) => ({ unit, window, amount })),
    chats: await chatsOf(client),
  };
}

async function chatsOf(client: Client): Promise<KeptAccount['chats']> {
  const sessions = listSessions.response[200].parse(await callAs(client, 'GET', listSessions.path));
  const chats: KeptAccount['chats'] = [];
  for (const { id } of sessions) chats.push({ id, messages: (await client.messages(id)).map(keptMessage) });
  return chats;
}

export async function reportsOf(operator: Client): Promise<{ reason: string; messageId: string }[]> {
  const { path, response } = listAnswerReports;
  return response[200]
    .parse(await callAs(operator, 'GET', path))
    .map(({ reason, messageId }) => ({ reason, messageId }));
}

export async function auditOf({ dataDir }: { dataDir: string }, operator: Client): Promise<string[]> {
  const portal = (await readFile(join(dataDir, 'admin-path'), 'utf8')).trim();
  const entries = listAudit.response[200].parse(await callAs(operator, 'GET', `/api${portal}/audit`));
  return entries.map(({ action, targetEmail }) => `${action} ${targetEmail}`).reverse();
}

/** The month's tokens are spent first: what came with the last month less what was spent since. */
async function monthsTokens(client: Client): Promise<number> {
  const { lines } = listLedger.response[200].parse(await callAs(client, 'GET', listLedger.path));
  const granted = lines.findIndex(({ kind }) => kind === 'grant');
  return lines.slice(0, granted + 1).reduce((sum, { tokens }) => sum + tokens, 0);
}
