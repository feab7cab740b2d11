import { listRecord, type RecordPage, type RecordQuery, type SentRecord } from '#contract/record.ts';

export const RECORD_PATH = '/record';

/** How much there is on a page is for the page to say. */
const { limit: _, ...PARTS } = listRecord.query.shape;

/** The record's page with what its address asks for, in one order; what is no filter is left out, as is one that nothing is chosen in. */
export function recordPath(url: string): string {
  const asked = new URLSearchParams(url.split('?').slice(1).join('?'));
  const known = Object.entries(PARTS).flatMap(([name, schema]) => {
    const value = asked.get(name);
    const isKnown = value && schema.safeParse(value).success;
    return isKnown ? [[name, value] as [string, string]] : [];
  });
  return known.length === 0 ? RECORD_PATH : `${RECORD_PATH}?${new URLSearchParams(known)}`;
}

/** What the page is sent with: older picks stand below the figures of all. */
export async function recordedOf(
  readRecord: (query: RecordQuery) => Promise<RecordPage>,
  path: string,
): Promise<SentRecord> {
  const search = path.slice(RECORD_PATH.length);
  const query = listRecord.query.parse(Object.fromEntries(new URLSearchParams(search)));
  if (query.before === undefined) return { search, page: await readRecord(query) };
  const { before: _, ...filters } = query;
  const [whole, older] = await Promise.all([readRecord({ ...filters, limit: 1 }), readRecord(query)]);
  return { search, page: { ...whole, picks: older.picks, next: older.next } };
}
