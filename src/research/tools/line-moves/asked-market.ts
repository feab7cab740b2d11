import type { LineMovesInput } from '#contract/research/moves.ts';
import type { Refusal } from '#contract/research/outcome.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { Selection } from '../../slate/price.ts';
import type { Slate, SlateEvent } from '../../slate/slate.ts';
import { outcomeLabel, propName } from '../../words/pick-label.ts';
import { fold } from '../best-bets/fit.ts';
import { refusal } from '../outcome.ts';
import type { Need } from '../world.ts';

/** One side of one market of a stored game, whether it is on offer now or not. */
export type AskedMarket = {
  event: SlateEvent;
  market: string;
  /** As it is stored; empty where the market is about no player. */
  player: string;
  side: Selection;
  /** From the side's own view; null: whatever line the books moved to. */
  lineHundredths: number | null;
};

/** What was asked for on one game, or what of it cannot be. */
export function askedMarket(input: LineMovesInput, { events }: Pick<Slate, 'events'>): AskedMarket | Refusal {
  const event = events.find(({ id }) => id === input.eventId);
  if (!event)
    return refusal('no_such_game', `No stored game has the id ${input.eventId}.`, { named: [`${input.eventId}`] });
  const market = input.market ?? 'moneyline';
  const isProp = market.startsWith('prop:');
  if (isProp && input.player === undefined)
    return refusal('needs_input', 'Name the player of the prop.', { named: ['player'] });
  const ofMarket = event.markets.filter((one) => one.market === market);
  const player = isProp
    ? storedPlayer(
        input.player ?? '',
        ofMarket.map((one) => one.player),
      )
    : '';
  const outcomes = ofMarket.find((one) => one.player === player)?.outcomes ?? USUAL_SIDES[market] ?? ['over', 'under'];
  const side = input.side ?? outcomes[0];
  if (side === undefined || !outcomes.includes(side))
    return refusal('market_not_stored', `The ${market} of ${gameLabel(event)} has no side "${side}".`, {
      named: [`${side}`],
    });
  if (market === 'moneyline' && input.line !== undefined)
    return refusal('line_not_stored', 'A moneyline has no line.', { named: [`${input.line}`] });
  return {
    event,
    market,
    player,
    side,
    lineHundredths: input.line === undefined ? null : Math.round(input.line * 100),
  };
}

const USUAL_SIDES: Readonly<Record<string, readonly Selection[]>> = {
  moneyline: ['home', 'away'],
  spread: ['home', 'away'],
};

const storedPlayer = (asked: string, players: readonly string[]): string =>
  players.find((player) => fold(player) === fold(asked)) ?? asked;

/** The market as it is sold, and its alternate lines where one line was named. */
export function historyNeeds({ event, market, player, lineHundredths }: AskedMarket): Need[] {
  const need = { kind: 'line_history', eventId: event.id, market, player } as const;
  const hasAlternate = lineHundredths !== null && (market === 'spread' || market === 'total');
  return [need, ...(hasAlternate ? [{ ...need, market: `alternate_${market}` }] : [])];
}

/** The side and what it is a side of: `Buffalo Bills spread`, `Over`, `Josh Allen over passing yards`. */
export function labelOf({
  event,
  market,
  player,
  side,
}: Pick<AskedMarket, 'event' | 'market' | 'player' | 'side'>): string {
  if (market.startsWith('prop:')) return `${player} ${side} ${propName(market)}`;
  if (market === 'total') return outcomeLabel(event, side);
  return side === 'draw' ? 'Draw' : `${outcomeLabel(event, side)} ${market}`;
}
