import type { KeptStory } from '../../../e2e/support/kept-story.ts';
import type { Settings } from '../../../e2e/support/product.ts';
import type { TestModelServer } from '../../../src/server/providers/llm/test-model-server.ts';
import { begin, builtInDay, modelDay, monthAgo, WAITING } from './acts.ts';
import { type OlderProduct, startOlder } from './older-product.ts';
import { NAMES, signInAll, signUpAll } from './people.ts';
import { auditOf, reportsOf, tell } from './tell.ts';

const DAY_MS = 86_400_000;
/** Longer than any month, so that one has ended. */
const BEFORE_DAYS = 35;

type Lived = Omit<KeptStory, 'commit' | 'madeAt'>;

/** Runs the older version four times: a month ago, today without and with a model, and until it is killed at work. */
export async function liveThrough(
  checkout: string,
  settings: Settings & { DATA_DIR: string },
  model: TestModelServer,
): Promise<Lived> {
  const withModel = { ...settings, LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'test-model' };
  const start = (own: typeof settings, shiftMs = 0) => startOlder(checkout, own, shiftMs);
  await during(await start(settings, -BEFORE_DAYS * DAY_MS), async (product) => {
    await monthAgo(product, await signUpAll(product));
  });
  await during(await start(settings), async (product) => builtInDay(product, await signInAll(product)));
  await during(await start(withModel), async (product) => modelDay(await signInAll(product, ['gone']), model));
  return during(await start(withModel), async (product) => lastDay(product, model));
}

async function lastDay(product: OlderProduct, model: TestModelServer): Promise<Lived> {
  const people = await signInAll(product, ['gone']);
  const names = NAMES.filter((name) => name !== 'gone');
  const accounts: KeptStory['accounts'] = [];
  for (const name of names) accounts.push(await tell(name, people[name]));
  const told = { reports: await reportsOf(people.operator), audited: await auditOf(product, people.operator) };
  const held = await begin(people, model);
  await product.end('SIGKILL');
  return { accounts, held, waitlist: WAITING, ...told };
}

/** Ends the product also where something fails; one that was killed stays so. */
async function during<Value>(product: OlderProduct, work: (product: OlderProduct) => Promise<Value>): Promise<Value> {
  try {
    return await work(product);
  } finally {
    await product.end('SIGTERM');
  }
}
