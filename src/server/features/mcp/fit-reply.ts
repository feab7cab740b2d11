import type { Cut } from './reply-fields.ts';

/** JSON full of short names and figures takes more tokens than prose does; three bytes for one leaves room to spare. */
const BYTES_PER_TOKEN = 3;

export const tokensOf = (value: unknown): number =>
  Math.ceil(Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value)) / BYTES_PER_TOKEN);

/** What is left of a list when it has to be shorter. */
const KEPT_SHARE = 0.8;

type List = { path: string; holder: Record<string, unknown>; name: string; items: unknown[]; bytes: number };

type Fitted = { data?: unknown; evidence?: { id: string }[] | undefined; cut?: Cut[] | undefined };

/**
 * A result that takes no more tokens than this: its longest lists are cut from their ends until it fits, and each is named
 * with what there is in all. Text and figures are never shortened, and no list to nothing.
 */
export function fitReply<Reply extends Fitted>(whole: Reply, atMostTokens: number): Reply {
  // What was found may be shared with others.
  const reply = structuredClone(whole);
  const totals = new Map<string, number>();
  for (;;) {
    if (reply.evidence) reply.evidence = citedIn(reply.data, reply.evidence);
    if (totals.size > 0) reply.cut = cutsOf(reply, totals);
    const longest = tokensOf(reply) > atMostTokens ? longestOf(listsOf(reply)) : null;
    if (longest === null) return reply;
    const { path, holder, name, items } = longest;
    totals.set(path, totals.get(path) ?? items.length);
    holder[name] = items.slice(0, Math.max(1, Math.floor(items.length * KEPT_SHARE)));
  }
}

const longestOf = (lists: readonly List[]): List | null =>
  lists.reduce<List | null>(
    (most, list) => (list.items.length > 1 && list.bytes > (most?.bytes ?? 0) ? list : most),
    null,
  );

/** Those that stand in no other list, so that rows go whole before their parts do. */
function listsOf(reply: Fitted): List[] {
  const lists: List[] = [];
  const walk = (holder: Record<string, unknown>, name: string, path: string): void => {
    const value = holder[name];
    if (isRecord(value)) for (const key of Object.keys(value)) walk(value, key, `${path}.${key}`);
    if (!Array.isArray(value)) return;
    lists.push({ path, holder, name, items: value, bytes: Buffer.byteLength(JSON.stringify(value)) });
    // One row that is too long by itself: its own lists are all that is left to cut.
    if (value.length === 1) walk(value as unknown as Record<string, unknown>, '0', `${path}.0`);
  };
  walk(reply, 'data', 'data');
  walk(reply, 'evidence', 'evidence');
  return lists;
}

function cutsOf(reply: Fitted, totals: ReadonlyMap<string, number>): Cut[] {
  const page = isRecord(reply.data) ? reply.data : {};
  return listsOf(reply).flatMap(({ path: list, items: { length: limit } }) => {
    const total = totals.get(list);
    if (total === undefined) return [];
    // A list that the tool gives in pages: it says itself how many there are, and where this page begins.
    const { total: all, offset } = page;
    const isPaged =
      list.split('.').length === 2 && typeof all === 'number' && typeof offset === 'number' && all >= total;
    return [isPaged ? { list, total: all, limit, offset } : { list, total, limit, offset: 0 }];
  });
}

/** Evidence of rows that are not there is of no use. What names none keeps all of it. */
function citedIn<Item extends { id: string }>(data: unknown, evidence: Item[]): Item[] {
  const text = JSON.stringify(data) ?? '';
  const cited = evidence.filter(({ id }) => text.includes(JSON.stringify(id)));
  return cited.length > 0 ? cited : evidence;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
