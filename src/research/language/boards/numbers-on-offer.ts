import type { BetRefDraft } from '#contract/research/bet.ts';
import type { BestPrice } from '#contract/research/board.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { bestPrice } from '../../tools/show-board/board-market.ts';
import { selectionLine, signedLine } from '../../words/pick-label.ts';
import { shortTeam } from '../../words/short-names.ts';
import type { Tagged } from '../calls/tagged.ts';
import { worldOf } from '../sums/stored-bet.ts';

type Side = Pick<BetRefDraft, 'market' | 'side' | 'player'>;
export type Offer = { line: number; best: BestPrice };

/** Every line of that side that can be taken, the best number first. */
export function offersOf(event: SlateEvent, ref: Side, read: Tagged): Offer[] {
  const world = worldOf(read);
  return event.markets
    .filter((one) => one.market === ref.market && (ref.player == null || one.player === ref.player))
    .flatMap((one) => {
      const best = bestPrice(one, one.outcomes.indexOf(ref.side), world);
      const line = selectionLine(one, ref.side);
      return best && line !== null ? [{ line, best }] : [];
    })
    .sort((a, b) => (b.line - a.line) * up(ref));
}

/** Whether a higher number is the better one. */
export const up = ({ side }: Pick<BetRefDraft, 'side'>): 1 | -1 => (side === 'over' ? -1 : 1);

/** As it is said: `Bills +4.5`, `over 44`. */
export function numberOf({ market, side, player }: Side, line: number, event: SlateEvent): string {
  if (market === 'spread') return `${shortTeam(side === 'home' ? event.home : event.away)} ${signedLine(line)}`;
  return [player, side, line].filter((part) => part != null).join(' ');
}
