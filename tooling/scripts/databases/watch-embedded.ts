import { AsyncLocalStorage } from 'node:async_hooks';
import { relative } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PgDatabase } from 'drizzle-orm/pg-core';
import { PgliteSession } from 'drizzle-orm/pglite';
import { sayingOf } from './saying-of.ts';

type Method = (this: unknown, ...args: unknown[]) => unknown;
type Ask = (text: string, ...rest: unknown[]) => Promise<unknown>;
type Handle = Record<'query' | 'exec', Ask>;

const FRAMES = 40;
const BUILDERS = [
  [PgDatabase, ['select', 'selectDistinct', 'selectDistinctOn', 'insert', 'update', 'delete', 'execute', '$count']],
  [PgliteSession, ['prepareQuery']],
] as const;
const root = new URL('../../..', import.meta.url).pathname;

/** What the product's own code said to the embedded database, since somebody emptied it. */
export const said = new Set<string>();

/** The file that wrote the statement: when the library asks, nothing of it stands on the stack any more. */
const author = new AsyncLocalStorage<string>();

for (const [builder, names] of BUILDERS) {
  const methods = builder.prototype as unknown as Record<string, Method>;
  for (const name of names) {
    const method = methods[name];
    if (!method) throw new Error(`${builder.name} has no ${name}`);
    methods[name] = function (...args) {
      const file = authorOnStack();
      if (file) author.enterWith(file);
      return method.apply(this, args);
    };
  }
}

const prototype = PGlite.prototype as unknown as Handle & {
  transaction: (body: (tx: Handle) => Promise<unknown>) => Promise<unknown>;
};
const { query, exec, transaction } = prototype;
prototype.query = function (...args) {
  return heard('own', () => query.apply(this, args), args[0]);
};
prototype.exec = function (...args) {
  return heard('own', () => exec.apply(this, args), args[0]);
};
prototype.transaction = function (body) {
  return transaction.call(this, (tx) => {
    const inside =
      (ask: Ask): Ask =>
      (text, ...rest) =>
        heard('within', () => ask(text, ...rest), text);
    return body(Object.assign(Object.create(tx), { query: inside(tx.query), exec: inside(tx.exec) }));
  });
};

async function heard(where: 'own' | 'within', ask: () => Promise<unknown>, text: string): Promise<unknown> {
  const file = authorOnStack() ?? author.getStore();
  const keep = (code: string | null) => {
    const saying = sayingOf({ text, where, code });
    if (file && isProduct(file) && saying !== null) said.add(saying);
  };
  try {
    const answer = await ask();
    keep(null);
    return answer;
  } catch (error) {
    keep(String((error as { code?: unknown }).code ?? 'error'));
    throw error;
  }
}

function authorOnStack(): string | undefined {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const lines = (new Error().stack ?? '').split('\n');
  Error.stackTraceLimit = limit;
  const files = lines.flatMap((line) => /(?:file:\/\/)?(\/[^:()]+):\d+/.exec(line)?.[1] ?? []);
  const ours = files.map((file) => relative(root, file)).filter((file) => /^(?:src|tooling)\//.test(file));
  return ours.find((file) => !/scripts\/databases\/|platform\/database\/(?:test-|written-statement)/.test(file));
}

const isProduct = (file: string): boolean =>
  file.startsWith('src/server/') && !/\.test\.ts$|\/test-|\/histories\//.test(file);
