import { normalCdf } from '#engine/odds/normal-cdf.ts';
import { bookOf } from '../books/registry.ts';
import type { FeedPrice, Selection } from './price.ts';
import type { EventInfo } from './stored-slate.ts';
import type { RandomGame } from './test-random-games.ts';
import { between, happens, noise } from './test-random-noise.ts';

/** One market on one line, as all books of the game know it. Spread: the home side's line. */
type Bet = {
  market: string;
  player: string;
  line: number;
  /** The place of the line among the market's: books sell mostly the first as their main one. */
  at: number;
  outcomes: readonly Selection[];
  chances: readonly number[];
};

/** Every price of a game as a provider sends it. No two of them are likely to be alike, so that one tells whose it is. */
export function pricesOf(game: RandomGame, { id: eventId }: EventInfo, now: Date): FeedPrice[] {
  return betsOf(game).flatMap((bet) =>
    game.books
      .filter(({ key }) => happens(bet.at === 0 ? 0.9 : 0.6, game.salt, key, bet.market, bet.player, bet.line, 'sells'))
      .flatMap(({ key, ageSeconds }) => {
        const quotedAt = new Date(
          now.getTime() - 1_000 * (ageSeconds + Math.round(between(0, 9, key, eventId, bet.line))),
        );
        return quoteOf(game, bet, key).map((price) => ({ ...price, bookKey: key, player: bet.player, quotedAt }));
      }),
  );
}

function betsOf(game: RandomGame): Bet[] {
  const { sport, spreads, totals, hasProps, salt } = game;
  const strength = noise(salt, 'strength') * sport.margin;
  const main = Math.round(-2 * strength) / 2;
  const wins = (line: number) => within(normalCdf((strength + line) / sport.margin));
  const over = (mean: number, sd: number) => (line: number) => within(normalCdf((mean - line) / sd));
  const mean = sport.total[0] * between(0.85, 1.15, salt, 'total');
  const half = Math.floor(mean) + 0.5;
  const prop = hasProps ? sport.prop : undefined;
  return [
    ...linesOf('moneyline', [0], ['home', 'away'], wins),
    // The mirrored line is the other side's: whoever mistakes the sign finds a price.
    ...linesOf('spread', [main, -main, main - 1, main + 0.5].slice(0, spreads), ['home', 'away'], wins),
    ...linesOf(
      'total',
      [half, half + 1, half - 0.5, half - 1].slice(0, totals),
      ['over', 'under'],
      over(mean, sport.total[1]),
    ),
    ...['Alan Archer', 'Brian Baker'].flatMap((player) =>
      prop
        ? linesOf(prop.market, [prop.line, prop.line + 1], ['over', 'under'], over(prop.line, prop.line / 3), player)
        : [],
    ),
  ];
}

const within = (chance: number): number => Math.min(0.88, Math.max(0.12, chance));

function linesOf(
  market: string,
  lines: readonly number[],
  outcomes: readonly Selection[],
  first: (line: number) => number,
  player = '',
): Bet[] {
  return [...new Set(lines.map((line) => line + 0))].map((line, at) => {
    const chance = first(line);
    return { market, player, line, at, outcomes, chances: [chance, 1 - chance] };
  });
}

type Price = Pick<FeedPrice, 'market' | 'selection' | 'lineHundredths' | 'oddsDecimal'>;

/** What one book makes of the bet: its own error, its margin, and now and then a price that is far too good. */
function quoteOf({ sport, salt }: RandomGame, bet: Bet, key: string): Price[] {
  const { market, player, line, at } = bet;
  const of = [salt, key, market, player, line] as const;
  const isSoccer = sport.sportKey.startsWith('soccer_');
  const hasDraw = market === 'moneyline' && (isSoccer || (sport.sportKey === 'icehockey_nhl' && happens(0.25, ...of)));
  const outcomes: readonly Selection[] = hasDraw ? ['home', 'draw', 'away'] : bet.outcomes;
  const [first = 0.5] = bet.chances;
  const chances = hasDraw ? [first * 0.75, 0.25, (1 - first) * 0.75] : bet.chances;
  const shared = [salt, market, player, line];
  const opinion = chances.map((chance, nth) => {
    const isShared = happens(0.2, ...shared, nth) && happens(0.35, ...of, nth);
    const isGift = isShared || happens(0.03, ...of, nth, 'gift');
    const gift = isGift ? between(1.06, 1.35, ...shared, nth, 'size') : 1;
    return (chance * Math.exp(0.06 * noise(...of, nth, 'errs'))) / gift;
  });
  const total = opinion.reduce((sum, share) => sum + share, 0);
  const taken = happens(0.03, ...of, 'typo') ? 0.97 : 1 + marginOf(key, of);
  const decimals = opinion.map((share) => rounded(total / share / taken));
  const sold = happens(0.03, ...of, 'half') ? outcomes.slice(1) : outcomes;
  const isMain = at === (happens(0.2, salt, key, market, player, 'second') ? 1 : 0);
  const isAlternate = !isMain && (market === 'spread' || market === 'total');
  const name = isAlternate ? `alternate_${market}` : market;
  return sold.flatMap((selection) => {
    const oddsDecimal = decimals[outcomes.indexOf(selection)] ?? 2;
    const ownLine = market === 'spread' && selection === 'away' ? -line : line;
    const price: Price = { market: name, selection, lineHundredths: Math.round(ownLine * 100) + 0, oddsDecimal };
    const layDecimal = rounded(oddsDecimal * between(1.005, 1.06, ...of, selection, 'lay'));
    const isLaid = bookOf(key).kind === 'exchange' && player === '' && !isAlternate && happens(0.8, ...of, 'laid');
    return isLaid ? [price, { ...price, market: `${name}_lay`, oddsDecimal: layDecimal }] : [price];
  });
}

/** With four digits, as proofs show them. */
const rounded = (decimal: number): number => Math.max(1.01, Math.round(decimal * 10_000) / 10_000);

function marginOf(key: string, of: readonly (string | number)[]): number {
  const { kind, sharpness } = bookOf(key);
  if (kind === 'exchange') return happens(0.1, ...of, 'ladder') ? 0.2 : between(0.002, 0.02, ...of, 'margin');
  return sharpness === 'sharp' ? between(0.02, 0.035, ...of, 'margin') : between(0.03, 0.09, ...of, 'margin');
}
