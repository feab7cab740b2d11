import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Reading } from '../reading.ts';
import { readAmounts } from './amounts.ts';
import { type Asked, calls } from './call.ts';
import { readWords } from './read-words.ts';
import type { Tagged } from './tagged.ts';
import { atUsualPrice, usualTeaserPrice } from './usual-teaser.ts';

/** What most books take for a teaser of two sides. */
export const STANDARD_PRICE = '-120';
const OF_TEASER = /\bteas|\bwong/i;

/** Of more words than that a message is no plain wish for a teaser. */
export const MOST_TEASER_WORDS = 24;
export const MOST_TEASED_LEGS = 5;
export const MOST_TEASED_POINTS = 14;
/** From here on a line is no number that a book has on the game as it is. */
export const FAR = 3;

/** A teaser is named, was worked out, or was asked about. */
export const isOfTeaser = ({ says, previous }: Tagged): boolean =>
  says.has('teaser') || previous?.calculation?.kind === 'teaser' || OF_TEASER.test(previous?.asked ?? '');

/** Whether it is a bet is asked of it. */
export const JUDGES = /\b(ev|edge|worth|good|fair|bet|value|true|profitable|play|bad|any good|take it)\b/;

/** The prices that are named in numbers: "EV" is no even money. */
export const pricesNamed = ({ amounts, tokens }: Tagged) =>
  amounts.prices.filter(({ from }) => tokens[from]?.number != null);

/** What it is said to pay, or paid before. */
export function teaserPrice(read: Tagged): string | undefined {
  const { previous } = read;
  return (
    pricesNamed(read).at(-1)?.text ??
    (previous?.calculation?.kind === 'teaser' ? previous.calculation.price : priceAsked(previous))
  );
}

/** "2 team teaser ... at -120", of which a line was wrong: its one price stays. */
function priceAsked(previous: Reading | null): string | undefined {
  const asked = previous?.asked ?? '';
  const [price, ...others] = OF_TEASER.test(asked) ? readAmounts(readWords(asked)).prices : [];
  return others.length === 0 ? price?.text : undefined;
}

/** The lines on which it ends, as one bet; at the usual price where none was named. */
export function teaserOf(bets: readonly BetRefDraft[], price: string | undefined): Asked {
  const usual = usualTeaserPrice(bets.length);
  const assumed = price === undefined ? [atUsualPrice(bets.length)] : [];
  return calls([{ tool: 'price_bets', input: { bets, teaser: { price: price ?? usual } } }], assumed);
}

/** The lines that were told for a teaser, and not judged. */
export function isOfTeaserList(previous: Reading | null): boolean {
  const { focus = [], unjudged, ticket, calculation } = previous ?? {};
  const areLines = focus.length > 0 && focus.every(({ market, line }) => market === 'spread' && line !== null);
  const isOfNone = calculation?.kind === 'teaser' && calculation.teams === undefined && calculation.lines === undefined;
  return areLines && isOfNone && unjudged === true && ticket !== true;
}
