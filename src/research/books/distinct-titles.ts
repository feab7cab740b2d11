import type { BookRegion } from '#contract/research/books.ts';
import { bookOf } from './registry.ts';

const REGION_WORDS: Readonly<Partial<Record<BookRegion, string>>> = { us: 'US', uk: 'UK', eu: 'EU', au: 'AU' };

/** The titles by key, told apart where a provider gives several books one: with the region in which each takes bets. */
export function distinctTitles(titles: ReadonlyMap<string, string>): Map<string, string> {
  const regions = new Map<string, Set<BookRegion>>();
  for (const [key, title] of titles) regions.set(title, (regions.get(title) ?? new Set()).add(bookOf(key).region));
  return new Map([...titles].map(([key, title]) => [key, regionTitle(key, title, regions.get(title)?.size ?? 1)]));
}

function regionTitle(key: string, title: string, regions: number): string {
  const region = REGION_WORDS[bookOf(key).region];
  return regions > 1 && region !== undefined ? `${title} (${region})` : title;
}
