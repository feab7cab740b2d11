import type { Token } from '#engine/names/tokenise.ts';
import type { BetFocus } from '../reading.ts';
import type { Edit } from './edit.ts';

export type SaidKind = { word: string; fits: (bet: BetFocus) => boolean };

const POINTS = /^(both|all|those|these|the|my|of|two|three|four|2|3|4|first|top|last)$/;
const JOINED_ON = /^(with|and|plus|add|on)$/;

/** "Both overs", "those two spreads": of which kind the bets are that are pointed at; none where they are of any. */
export const kindsSaid = ({ pieces, tokens }: Pick<Edit, 'pieces' | 'tokens'>): SaidKind[] =>
  pieces.flatMap((piece): SaidKind[] => {
    if (!isPointedAt(tokens, piece.from)) return [];
    if (piece.kind === 'direction' && /^(over|under)$/.test(piece.direction))
      return [{ word: piece.direction, fits: ({ side }) => side === piece.direction }];
    if (piece.kind !== 'market' || piece.isTalk || !STORED.has(piece.market)) return [];
    return [{ word: piece.market, fits: ({ market }) => market === piece.market }];
  });

const STORED: ReadonlySet<string> = new Set(['moneyline', 'spread', 'total']);

/** Nothing stands between the kind and what points at it, and it is not one bet more beside them. */
function isPointedAt(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at >= 0 && POINTS.test(tokens[at]?.text ?? '')) at -= 1;
  return at < from - 1 && !JOINED_ON.test(tokens[at]?.text ?? '');
}
