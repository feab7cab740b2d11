import type { BetGame, NewBet } from '#contract/bets/bets.ts';
import type { BetMarket } from '#contract/bets/tracked-bet.ts';
import { formatStart } from '../../lib/format-time.ts';
import { typedCents } from '../../lib/typed-cents.ts';
import { minuteOnClock, momentOnClock } from '../../lib/zone-clock.ts';

/** A bet as it is typed. */
export type BetDraft = {
  game: string;
  sport: string;
  market: BetMarket;
  side: NonNullable<NewBet['side']> | '';
  line: string;
  bet: string;
  price: string;
  stake: string;
  book: string;
  placedAt: string;
};

export type DraftErrors = Partial<Record<keyof BetDraft, string>>;

export const emptyDraft = (now: Date, timeZone: string | undefined): BetDraft => ({
  ...{ game: '', sport: '', market: 'spread', side: '', line: '', bet: '', price: '', stake: '', book: '' },
  placedAt: minuteOnClock(now, timeZone),
});

/** How a game is offered, and found again by what was chosen. */
export const gameLabel = (game: BetGame, timeZone?: string): string =>
  `${game.away} @ ${game.home}, ${formatStart(game.startsAt, new Date(), timeZone)}`;

/** Markets of which a known game has the sides. */
export const hasSides = (market: BetMarket): boolean => ['moneyline', 'spread', 'total'].includes(market);

export function sidesOf(market: BetMarket, game: BetGame): { key: NonNullable<NewBet['side']>; label: string }[] {
  if (market === 'total')
    return [
      { key: 'over', label: 'Over' },
      { key: 'under', label: 'Under' },
    ];
  const sides = [
    { key: 'away', label: game.away },
    { key: 'home', label: game.home },
  ] as const;
  return market === 'moneyline' && game.hasDraw ? [...sides, { key: 'draw', label: 'Draw' }] : [...sides];
}

type Typing = { game: BetGame | undefined; timeZone: string | undefined };

/** What is sent, or what is wrong with which field. Times are typed on the reader's own clock. */
export function readBetDraft(draft: BetDraft, { game, timeZone }: Typing): { bet?: NewBet; errors: DraftErrors } {
  const errors: DraftErrors = {};
  const stakeCents = typedCents(draft.stake);
  if (stakeCents === undefined || stakeCents <= 0) errors.stake = 'Enter the stake in dollars, such as 25.';
  if (draft.price.trim() === '') errors.price = 'Enter the odds, such as -110 or 1.91.';
  const placed = momentOnClock(draft.placedAt, timeZone);
  if (!placed) errors.placedAt = 'Enter when you placed it.';
  const subject = game && hasSides(draft.market) ? subjectIn(game, draft, errors) : subjectByWords(draft, errors);
  if (Object.keys(errors).length > 0 || stakeCents === undefined || !placed) return { errors };
  const { price, book, market } = draft;
  const placedAt = placed.toISOString();
  return {
    bet: { ...subject, market, price: price.trim(), stakeCents, placedAt, ...(book.trim() && { book: book.trim() }) },
    errors,
  };
}

type Subject = Pick<NewBet, 'bet' | 'eventId' | 'game' | 'startsAt' | 'sport' | 'side' | 'line'>;

function subjectIn(game: BetGame, draft: BetDraft, errors: DraftErrors): Subject {
  const side = sidesOf(draft.market, game).find(({ key }) => key === draft.side);
  const line = Number(draft.line.replace('−', '-'));
  const isLine = draft.line.trim() !== '' && Number.isInteger(line * 4);
  if (!side) errors.side = 'Choose a side.';
  if (draft.market !== 'moneyline' && !isLine) errors.line = 'Enter the line, such as -3.5.';
  const tied = { eventId: game.id, ...(side && { side: side.key }) };
  if (draft.market === 'moneyline') return { ...tied, bet: side?.key === 'draw' ? 'Draw' : `${side?.label} moneyline` };
  const figure = draft.market === 'spread' && line > 0 ? `+${line}` : `${line}`;
  return { ...tied, line, bet: `${side?.label} ${draft.market === 'spread' && line === 0 ? 'PK' : figure}` };
}

function subjectByWords({ bet, game, sport }: BetDraft, errors: DraftErrors): Subject {
  if (bet.trim() === '') errors.bet = 'Say what the bet is on, such as Bills +2.5.';
  return {
    bet: bet.trim(),
    ...(game.trim() && { game: game.trim().slice(0, 120) }),
    ...(sport.trim() && { sport: sport.trim() }),
  };
}
