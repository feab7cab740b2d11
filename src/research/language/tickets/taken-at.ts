import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Slate, SlateMarket } from '../../slate/slate.ts';
import type { BetFocus } from '../reading.ts';

type Stored = Pick<Slate, 'events'> & { bookTitles?: Slate['bookTitles'] };
type LegRef = Pick<BetRefDraft, 'eventId' | 'market' | 'player' | 'line' | 'side'>;

/** Whether a book has a price on every leg, as far as its title tells. */
export function takenAt(title: string, legs: readonly LegRef[], slate: Stored): boolean {
  const key = keyOf(title, slate);
  return key === null || legs.every((leg) => marketsOf(leg, slate).some((one) => isOfLine(one, leg) && isAt(one, key)));
}

/** A leg of which no line was named, at the line that a book has: of several the one next to its own. */
export function atLineOf(title: string, leg: BetRefDraft, slate: Stored): BetRefDraft {
  const key = keyOf(title, slate);
  const isNamed = (leg.named ?? []).includes('line');
  if (key === null || isNamed || leg.market === 'moneyline') return leg;
  const own = leg.line ?? mainLine(leg, slate);
  if (takenAt(title, [{ ...leg, line: own }], slate)) return leg;
  const lines = marketsOf(leg, slate)
    .filter((one) => isAt(one, key))
    .map((one) => lineOf(one, leg));
  const [near] = lines.sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
  return near === undefined ? leg : { ...leg, line: near, named: [...(leg.named ?? []), 'line'] };
}

/** What a leg pays at a book, else at the best of all; null where nobody quotes it. */
export function decimalOf(leg: BetFocus, title: string | null, slate: Stored): number | null {
  const key = title === null ? null : keyOf(title, slate);
  const market = marketsOf(leg, slate).find((one) => isOfLine(one, leg));
  const at = market?.outcomes.indexOf(leg.side) ?? -1;
  const prices = (market?.quotes ?? []).flatMap(({ bookKey, decimals }) => {
    const decimal = decimals[at];
    return decimal === undefined || decimal === null ? [] : [{ bookKey, decimal }];
  });
  const own = prices.find(({ bookKey }) => bookKey === key);
  return own?.decimal ?? (prices.length === 0 ? null : Math.max(...prices.map(({ decimal }) => decimal)));
}

/** What they pay together, as far as they are quoted. */
export const wholeDecimal = (legs: readonly BetFocus[], title: string | null, slate: Stored): number =>
  legs.reduce((all, leg) => all * (decimalOf(leg, title, slate) ?? 1), 1);

const keyOf = (title: string, { bookTitles }: Stored): string | null =>
  [...(bookTitles ?? [])].find(([, one]) => one === title)?.[0] ?? null;

const marketsOf = ({ eventId, market, player }: LegRef, { events }: Stored): SlateMarket[] =>
  (events.find(({ id }) => id === eventId)?.markets ?? []).filter(
    (one) => one.market === market && (player == null || one.player === player),
  );

const isAt = ({ quotes }: SlateMarket, key: string): boolean => quotes.some(({ bookKey }) => bookKey === key);

const lineOf = ({ lineHundredths }: SlateMarket, { market, side }: LegRef): number =>
  (lineHundredths / 100) * (market === 'spread' && side === 'away' ? -1 : 1) + 0;

const isOfLine = (market: SlateMarket, leg: LegRef): boolean => leg.line == null || lineOf(market, leg) === leg.line;

/** The one that most books have. */
export const mainLine = (leg: LegRef, slate: Stored): number => {
  const [most] = marketsOf(leg, slate).sort((a, b) => b.quotes.length - a.quotes.length);
  return most ? lineOf(most, leg) : 0;
};
