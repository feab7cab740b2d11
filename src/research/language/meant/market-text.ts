import type { Entity } from './entities.ts';

/** A kind of bet by the one name that every reader knows. */
export const marketText = ({ kind, means, text }: Entity): string =>
  kind === 'side'
    ? means
    : (MARKETS.find(([words]) => words.test(text))?.[1] ?? text.toLowerCase().replace(/^the | ?\bbets?$/g, ''));
const MARKETS: readonly (readonly [words: RegExp, market: string])[] = [
  [
    /^(?:m ?ls?|money ?lines?(?:['’]?s)?|straight up|su|outright|to win(?: outright)?|h2h|head to head|(?:match |fight |outright )?winners?|winning|wins?|beats?)$/i,
    'moneyline',
  ],
  [/^(?:totals?|(?:the )?over[ /]?unders?|o ?\/? ?us?|game totals?|points totals?|total points)$/i, 'total'],
  [/^(?:(?:point |game )?spreads?|ats|against the spread|sprd)$/i, 'spread'],
];
