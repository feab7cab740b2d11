import type { BetRefDraft } from '#contract/research/bet.ts';
import type { PricedBet } from '#contract/research/priced-bet.ts';
import type { Selection } from '../slate/price.ts';
import type { SlateEvent, SlateMarket } from '../slate/slate.ts';
import type { World } from './world.ts';

export type Placed = Pick<PricedBet, 'eventId' | 'market' | 'side' | 'player' | 'line' | 'bookKey'>;

/** What a book has stored on exactly this bet, read from the slate's rows without the code under test. */
export function storedPrice({ slate }: World, bet: Placed): { decimal: number; quotedAt: Date } | null {
  const { eventId, market, side, player, line, bookKey } = bet;
  const homeLine = market === 'spread' && side === 'away' ? -(line ?? 0) : (line ?? 0);
  const rows = eventOf(slate.events, eventId).markets.filter(
    (one) => one.market === market && one.player === (player ?? '') && one.outcomes.includes(side),
  );
  const row = rows.find((one) => line === null || one.lineHundredths === Math.round(homeLine * 100));
  const quote = row?.quotes.find((one) => one.bookKey === bookKey);
  const decimal = quote?.decimals[row?.outcomes.indexOf(side) ?? -1];
  return quote && decimal !== undefined ? { decimal, quotedAt: quote.quotedAt } : null;
}

export function eventOf(events: readonly SlateEvent[], id: string): SlateEvent {
  const event = events.find((one) => one.id === id);
  if (!event) throw new Error(`no stored game ${id}`);
  return event;
}

type StoredRef = BetRefDraft & { line: number | null };

/** Every bet on a game that is still to come, as a bettor would state it. */
export const storedBets = ({ slate, nowMs }: World): StoredRef[] =>
  slate.events
    .filter(({ startsAt }) => startsAt.getTime() > nowMs)
    .flatMap(({ id, markets }) => markets.flatMap((market) => market.outcomes.map((side) => refOf(id, market, side))));

function refOf(eventId: string, { market, player, lineHundredths }: SlateMarket, side: Selection): StoredRef {
  const hasLine = market !== 'moneyline' && side !== 'yes' && side !== 'no';
  const sign = market === 'spread' && side === 'away' ? -1 : 1;
  const line = hasLine ? (sign * lineHundredths) / 100 + 0 : null;
  return { eventId, market, side, player: player === '' ? null : player, line };
}
