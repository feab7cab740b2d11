import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProduct } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../e2e/support/wait-until.ts';
import type { BenchAccount } from './accounts.ts';
import { askForTurn, TURN_PATH } from './requests.ts';

/** What one turn of the product asked of the database, for whom, and what it answered. */
export type Recording = {
  account: Pick<BenchAccount, 'tokenHash' | 'userId' | 'walletId' | 'sessionId'>;
  statements: { text: string; values: unknown[] }[];
  reply: unknown;
};

/** The slate is looked at once in a few seconds, so the last of a few turns is one without that. */
const TURNS = 3;

/** Has the product answer a few questions, with the probe loaded, and keeps the last. */
export async function recordTurn(settings: Record<string, string>, probe: string, account: BenchAccount) {
  const file = join(settings.BENCH_FOLDER ?? '', 'statements.json');
  const probed = { NODE_OPTIONS: `--import ${probe}`, BENCH_RECORD_PATH: TURN_PATH, BENCH_RECORD_FILE: file };
  const product = await startProduct({ ...settings, ...probed });
  try {
    let reply: unknown = null;
    for (let turn = 0; turn < TURNS; turn += 1) reply = await askForTurn(product.url, account);
    // It is written once the answer is out.
    const statements = await waitUntil('the statements are kept', () => statementsIn(file), { timeoutMs: 5_000 });
    const { tokenHash, userId, walletId, sessionId } = account;
    return { account: { tokenHash, userId, walletId, sessionId }, statements, reply } satisfies Recording;
  } finally {
    await product.stop();
  }
}

async function statementsIn(file: string): Promise<Recording['statements'] | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
