import { type Asked, askWho } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const MARKET =
  /^(so |and |ok |i |mean |meant |what about |how about |the |just |like |against |on |for |a )*(spread|ats|total|totals|moneyline|ml|over|under|over under|side|sides|line)( too| then| tho)*$/;

/** "I mean against the spread" where it was asked back which game: that is still not known, and no word is to be explained. */
export const stillAsksGame = ({ plain, previous, mentions }: Tagged): Asked | null =>
  previous?.asksWho === true && mentions.length === 0 && (previous.focus ?? []).length === 0 && MARKET.test(plain)
    ? askWho('Which game is that? Name one of the teams, and I show it.')
    : null;
