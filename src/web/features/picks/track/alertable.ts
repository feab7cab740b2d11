import type { NewAlert } from '#contract/alerts.ts';
import type { PickView, ShownBlockOf } from '#contract/content/read-answer.ts';
import type { BoardCell, BoardGame } from '#contract/odds-board.ts';

/** A bet that something can be told of: a pick that was shown, or any stored one. */
export type AlertableBet = {
  bet: string;
  decimal: number | undefined;
  subject: Pick<NewAlert, 'pickId'> | { bet: BetOf };
};
type BetOf = NonNullable<NewAlert['bet']>;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const WHOLE = { period: 'full', price: null, book: null, named: [] };

const isToCome = (startsAt: string | null | undefined, nowMs: number): boolean =>
  startsAt != null && Date.parse(startsAt) > nowMs;

/** Undefined: there is nothing to be told of it any more. */
export function alertablePick({ id, pick, oddsDecimal, startsAt }: PickView, nowMs: number): AlertableBet | undefined {
  const isKnown = id && UUID.test(id) && isToCome(startsAt, nowMs);
  return isKnown ? { bet: pick, decimal: oddsDecimal, subject: { pickId: id } } : undefined;
}

/** A stated bet, at the best price there is; undefined of an older answer, which does not say what its bet is on. */
export function alertableBet(
  { bet, startsAt, prices, on }: ShownBlockOf<'verdict'>,
  nowMs: number,
): AlertableBet | undefined {
  if (!on || !isToCome(startsAt, nowMs)) return undefined;
  const price = prices.at(-1)?.price.value;
  return { bet, decimal: typeof price === 'number' ? price : undefined, subject: { bet: { ...WHOLE, ...on } } };
}

/** Every bet that the board shows of a game; none once it has begun. */
export function alertableGame({ eventId, startsAt, markets }: BoardGame, nowMs: number): AlertableBet[] {
  if (!isToCome(startsAt, nowMs)) return [];
  return markets.flatMap(({ market, player, sides }) =>
    sides.map((side) => ({
      bet: betWords(market, side),
      decimal: side.best?.decimal,
      subject: { bet: { ...WHOLE, eventId, market, side: side.selection, line: side.line, player } },
    })),
  );
}

/** `Buffalo Bills +2.5`, `Over 47.5`, `Buffalo Bills moneyline`. */
function betWords(market: BoardCell['market'], { selection, label, line }: BoardCell['sides'][number]): string {
  if (line === null) return `${label} ${market}`;
  if (selection === 'over' || selection === 'under') return `${selection === 'over' ? 'Over' : 'Under'} ${line}`;
  return `${label} ${line === 0 ? 'PK' : line > 0 ? `+${line}` : line}`;
}
