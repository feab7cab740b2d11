import { MOST_BETS } from '#contract/research/price-bets.ts';
import { type Asked, calls } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';
import { statedOf } from '../lists/about-bet.ts';
import { lastBets } from '../lists/last-bets.ts';
import { namedBets, refOf } from '../sums/bets-said.ts';

const OPENS = '^(?:(?:so|and|ok|okay|but|well|or|what|how|hows|whats|about|is|it|that|this|does) )*';
/** The bet before is held against the one that is named. */
const AGAINST = new RegExp(
  String.raw`${OPENS}(?:vs|versus|v|against|compared? (?:to|with|it to|that to)|(?:better|worse|stronger|smarter) than|instead of|rather than|stack up (?:to|against|with)|compare (?:to|with))\b`,
);
const ONE_OF_BOTH =
  /\b(one bet only|only one|just one|one or the other|which (one|of|do|would|is)|pick one|choose|rather|prefer|head to head)\b/;
const ELSE =
  /\b(parlay|hedge|arb|arbs|middle|both sides|books?|when|starts?|record|played|h2h|head to head|history|all ?time|last (time|year|game|meeting)|instead$|hit rate|season)\b/;
const MOST_WORDS = 16;

/**
 * "Vs pats +4.5 -108 fd, one bet only", "better than the Jets +3?": the bet that was spoken of last beside the one that is named. Null: it
 * names the opponent or the very bet, or nobody was spoken of.
 */
export function comparedBefore(read: Tagged): Asked | null {
  const { previous, plain, tokens, amounts, slate, nowMs } = read;
  const [spoken] = lastBets(previous).slice(-1);
  const isAsked = AGAINST.test(plain) || (ONE_OF_BOTH.test(plain) && /^(or|and) /.test(plain));
  if (!spoken || !isAsked || ELSE.test(plain) || tokens.length > MOST_WORDS) return null;
  if (amounts.money.some(({ isSure }) => isSure) || gameAhead(spoken, { events: slate.events, nowMs }) === null)
    return null;
  const named = namedBets(read);
  const refs = named.map((bet) => refOf(bet, read));
  const found = refs.flatMap((ref) => (typeof ref === 'string' ? [] : [ref]));
  if (found.length === 0 || found.length < refs.length) return null;
  // "Bills vs Jets" is a game, and its own opponent no other bet unless it is named with one.
  const isOfGame =
    found.some(({ eventId }) => eventId === spoken.eventId) &&
    !named.some(
      ({ line, price, market, stats }) => line !== null || price !== null || market !== null || stats.length > 0,
    );
  const own = statedOf(spoken);
  const isSame = found.some(
    (ref) =>
      ref.eventId === own.eventId &&
      ref.market === own.market &&
      ref.side === own.side &&
      (ref.line ?? null) === (own.line ?? null),
  );
  if (isOfGame || isSame || found.length + 1 > MOST_BETS) return null;
  return calls([{ tool: 'price_bets', input: { bets: [own, ...found] } }]);
}
