import { type Asked, say } from './call.ts';
import type { Tagged } from './tagged.ts';

/** "Put 50 on the Pacers for me": who is named is who is spoken of from here on. */
export const asksToPlace = ({ reading: { topic }, mentions, says }: Tagged): boolean =>
  topic === 'place_wager' && mentions.length > 0 && !says.has('payout');

export const NO_WAGER = 'I take no wagers and hold no money: you place a bet yourself, at a licensed sportsbook.';

export const noWager = ({ mentions }: Tagged): Asked =>
  say(
    `${NO_WAGER} I can show the prices for ${mentions.map(({ names }) => names.join(' or ')).join(', ')}, or say whether a bet is worth it.`,
  );
