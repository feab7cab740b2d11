import { listRecord, RecordKind, RecordMarket, RecordPeriod, type RecordQuery } from '#contract/record.ts';
import { Verdict } from '#contract/verdict.ts';

export type RecordFilters = Pick<RecordQuery, 'kind' | 'sport' | 'verdict' | 'market' | 'period'>;

/** The pick that the asked page of the table comes after. */
export const readBefore = (search: string): string | null => {
  const before = new URLSearchParams(search).get('before');
  return before !== null && listRecord.query.shape.before.safeParse(before).success ? before : null;
};

/** What the address asks for; what is no filter is left out. */
export function readFilters(search: string): RecordFilters {
  const query = new URLSearchParams(search);
  const kind = RecordKind.safeParse(query.get('kind'));
  const sport = query.get('sport');
  const verdict = Verdict.safeParse(query.get('verdict'));
  const market = RecordMarket.safeParse(query.get('market'));
  const period = RecordPeriod.safeParse(query.get('period'));
  return {
    ...(kind.success && { kind: kind.data }),
    ...(sport && { sport }),
    ...(verdict.success && { verdict: verdict.data }),
    ...(market.success && { market: market.data }),
    ...(period.success && { period: period.data }),
  };
}

/** The same as an address, so that what was found can be linked to. */
export function filtersToSearch(filters: RecordFilters & Pick<RecordQuery, 'before'>): string {
  const set = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}
