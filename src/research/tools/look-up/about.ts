import { LIMITS_PATH } from '#contract/play-limits.ts';
import { TOP_UP_PATH } from '#contract/prices.ts';
import { MINIMUM_AGE_YEARS, PRODUCT_NAME } from '#contract/product.ts';
import type { LookUpResult } from '#contract/research/look-up.ts';
import { feedName } from '../../slate/leagues.ts';
import { ageWords, plural } from '../../words/format.ts';
import * as figures from '../calculate/figures.ts';
import type { Outcome } from '../outcome.ts';
import { loadedOf, type World } from '../world.ts';
import { told } from './told.ts';

/** What this is, where its odds come from, what it does not do, and who helps. */
export function lookUpAbout(world: World): Outcome<LookUpResult> {
  const { slate, nowMs, loaded } = world;
  const site = loadedOf(loaded.site, 'site');
  const games = slate.events.filter(({ startsAt }) => startsAt.getTime() > nowMs).length;
  const books = slate.bookTitles.size;
  return told('about', {
    title: `About ${PRODUCT_NAME}`,
    text: [
      `${PRODUCT_NAME} compares what many sportsbooks charge for the same bet, takes out their margin, and shows where a price is better than fair and how sure that is. Every figure is computed from stored prices by a program; a language model may choose words, never numbers.`,
      oddsWords(world),
      `${PRODUCT_NAME} is no sportsbook: it takes no wagers and holds no money. What it says is information, not a promise, and most bets here are passes.`,
      `It is for people of ${MINIMUM_AGE_YEARS} and older. If betting does harm, ${site.helplineName}, ${site.helplinePhone}, is free and confidential. Questions: ${site.supportEmail}.`,
    ].join('\n\n'),
    figures: [
      figures.count('games', 'Games ahead', games),
      figures.count('books', 'Books with prices', books),
      figures.count('age', 'Minimum age', MINIMUM_AGE_YEARS),
    ],
    links: [
      { label: 'The public record', path: '/record' },
      { label: 'Plans and tokens', path: TOP_UP_PATH },
      { label: 'Limits and time-outs', path: LIMITS_PATH },
      { label: 'Terms of Use', path: '/terms' },
    ],
  });
}

export function oddsWords({ slate, nowMs }: World): string {
  if (slate.odds === 'demo')
    return 'The odds here are demo data: invented games at real book names, the same for everybody. None of it can be bet.';
  if (slate.asOf === null) return `Odds come from ${feedName(slate)}; none are stored yet.`;
  const age = ageWords(Math.max(0, (nowMs - slate.asOf.getTime()) / 1000));
  return `Odds come from ${feedName(slate)}; the newest of ${plural(slate.bookTitles.size, 'book')} is ${age} old. Injuries, results and weather name their own sources.`;
}
