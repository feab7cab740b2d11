import type { Asked } from '../calls/call.ts';
import { lookUp } from '../calls/look-up-call.ts';
import type { Tagged } from '../calls/tagged.ts';

const CROWD =
  /\b((general )?public|masses|crowds?|squares|majority|everyone|everybody|(everybody|everyone) (else )?|most (people|folks|bettors|of the (people|bets|money|bettors))|(people|folks) (all )?(bet|like|take|are on)|\d+ (percent )?of (the |all )?(people|folks|bets|money|bettors|public|tickets))\b/;
const FADES = /\b(fade|fades|faded|fading|against|opposite|other (way|side|team)|contrarian|reverse)\b/;
/** Which side it is on, or a game: what is asked is none of a rule. */
const OF_GAME =
  /\b(who|whos|whom|where|wheres|which|what (side|team|percent\w*|games?)|how (many|much)|tonight|today|percentages?|splits?|it|this|that|there|here)\b/;

export const saysCrowd = (plain: string): boolean => CROWD.test(plain);

/** "Should I fade the public?", "if everybody is on one side do I go the other way": whether that is worth anything as a rule. */
export const crowdFaded = ({ plain, hasNames, reading, amounts, previous }: Tagged): Asked | null =>
  hasNames ||
  reading.leagues.length + amounts.prices.length + (previous?.focus ?? []).length > 0 ||
  !(CROWD.test(plain) && FADES.test(plain)) ||
  OF_GAME.test(plain.replace(/\b(is|any truth to|is that|is it) (it|that|this)\b.*$/, ''))
    ? null
    : CROWD_TOLD;

/** What the crowd bets, and what it is worth to bet against it. */
export const CROWD_TOLD: Asked = lookUp({ kind: 'term', term: 'public money' });
