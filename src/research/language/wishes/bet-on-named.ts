import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const WOULD_MAKE =
  /\b(what|which) (\S+ ){1,3}(bets?|props?|plays?|lines?) (would|should|do|can) (you|u|i|we) (actually |really |even )?(make|take|bet|play|like|go with|recommend|suggest)\b/;

/** "Ok what Curry bet would you make" asks for a bet on him, and not down to which price the one before is one. */
export function betOnNamed({ plain, mentions, reading, amounts }: Tagged): Asked | null {
  const isNamed = mentions.length === 1 && reading.teams.length + reading.players.length > 0;
  if (!isNamed || amounts.prices.length > 0 || !WOULD_MAKE.test(plain)) return null;
  return { kind: 'picks', reading: { ...reading, intent: 'picks' }, refines: false, plainly: true };
}
