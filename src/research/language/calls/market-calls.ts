import type { ScanKind } from '#contract/research/scans.ts';
import { SURE_SHARE } from '../acts/read-act.ts';
import { boardAsked } from './board-calls.ts';
import { type Asked, calls, say } from './call.ts';
import { asksFacts, factsAsked } from './fact-calls.ts';
import { aboutMoves, asksMoves, movesAsked, NO_REASON } from './moves-calls.ts';
import { asksQuote, asksVerdict } from './price-questions.ts';
import { scanKinds } from './scan-kinds.ts';
import { scanScopes, scanStake } from './scan-scope.ts';
import { hasSubject } from './stated-bets.ts';
import { isAsked, type MarketQuestion, marketOf, personOf, subjectOf, timeOf } from './subject.ts';
import { type Tagged, toMarketQuestion } from './tagged.ts';

const ROWS = 6;

/** Facts, moves, scans and boards: whichever the words ask for; null where a bet is to be judged or picked. */
export function readMarketQuestion(asked: MarketQuestion): Asked | null {
  const { topics } = asked;
  const when = topics.has('when') ? whenAsked(asked) : null;
  if (asksFacts(asked)) return joined(when, factsAsked(asked));
  if (when) return when;
  const scan = scanNamed(asked);
  if (scan) return scan;
  if (topics.has('why_move') || asksWhy(asked.text)) return whyMoved(asked);
  if (topics.has('buy_points') && !subjectOf(asked)) return say(WHICH_POINTS);
  if (asksMoves(asked)) return movesAsked(asked);
  if (topics.has('gaps')) return scansAsked(['gaps'], asked);
  return evenness(asked) ?? boardAsked(asked);
}

/** "Any arbs in the NFL", "arbs or middles": ways to bet both sides are looked for by their names, whatever games are named beside them. */
export function scanNamed(asked: MarketQuestion): Asked | null {
  const kinds = scanKinds(asked.topics).filter((kind) => kind !== 'gaps');
  return kinds.length === 0 ? null : scansAsked(kinds, asked);
}

const EVENNESS =
  /\b(closest|tightest|most even|evenest|most lopsided|most one sided) (\w+ ){0,3}(games?|matchups?|match|matches|fights?)\b|\bbiggest mismatch/i;
const GAMES = 20;

/** "Closest game today": who wins each of them, at what price. */
function evenness(asked: MarketQuestion): Asked | null {
  const { text, leagues, bets } = asked;
  if (!EVENNESS.test(text) || bets.some((bet) => hasSubject(bet) || bet.price !== null)) return null;
  const [league] = leagues;
  return calls(
    [{ tool: 'show_board', input: { ...(league && { league }), ...timeOf(asked), market: 'moneyline', limit: GAMES } }],
    [WHAT_EVEN_IS],
  );
}

const WHAT_EVEN_IS = 'The nearer the two fair chances of a game are to each other, the closer it is expected to be.';

const WHY =
  /\bwhy['’]?(d|s| did| is| has| does| was| are| were| have)\b(?!.*\byou\b).*\b(drop\w*|mov(e|ed|es|ing|ement)|(go|going|gone|went) (up|down|from)|ris(e|en|ing)|rose|jump\w*|fall\w*|fell|flip\w*|chang\w*|shift\w*|swing|swung|tank\w*|crash\w*|drift\w*)\b/i;

const asksWhy = (text: string): boolean => WHY.test(text);

/** What moved a price is not recorded; that it moved is. */
function whyMoved(asked: MarketQuestion): Asked {
  const moved = subjectOf(asked) ? movesAsked(asked) : null;
  return moved?.kind === 'calls'
    ? calls(moved.calls, [...new Set([NO_REASON, ...aboutMoves(asked.plain)])])
    : say(NO_REASON);
}

const WHICH_POINTS =
  'What half a point is worth depends on the game and the number. Which bet is it? Name the team with both lines and prices, such as "Bills -3 -110 or -2.5 -130".';

/** When a game is, and what else was asked of it. */
const joined = (first: Asked | null, second: Asked): Asked =>
  first?.kind === 'calls' && second.kind === 'calls' ? calls([...first.calls, ...second.calls]) : second;

const SIGNED_PRICE = /(?<![\d.])[+-]\d{3}\b/;

export function whenAsked(asked: MarketQuestion): Asked | null {
  // "Whats the Wild at? I got +178 earlier" is of prices.
  if (SIGNED_PRICE.test(asked.text)) return null;
  const person = personOf({ ...asked, window: null });
  if (!person) return null;
  if (isAsked(person)) return person;
  const eventIds = meetingsOf(asked);
  return calls([{ tool: 'find_games', input: { names: [person.name], ...(eventIds.length > 0 && { eventIds }) } }]);
}

/** "What time is Braves Tigers": of two who are named the games that they play with each other. */
function meetingsOf(asked: MarketQuestion): string[] {
  const bet = subjectOf(asked);
  const others = [bet?.opponent, ...asked.said.map(({ side }) => side)].filter(
    (one) => one != null && one !== bet?.side,
  );
  const theirs = new Set(others.flatMap((one) => (one?.persons ?? []).map(({ event }) => event.id)));
  return [...new Set((bet?.side?.persons ?? []).map(({ event }) => event.id))].filter((id) => theirs.has(id));
}

/** "Kicks at 1230 right?": the time of who is named, and the number no price. */
export function timeOfNamed(read: Tagged): Asked | null {
  const { likeliest, plain, said, previous } = read;
  const isSure = likeliest.act === 'when' && likeliest.share >= SURE_SHARE;
  // "Play this weekend" is what a bettor would do as well.
  const isTime =
    (previous !== null && WHETHER_PLAYING.test(plain)) || (isSure && !asksVerdict(plain) && !asksQuote(plain));
  if (!isTime || !said.some(hasSubject)) return null;
  const asked = { ...toMarketQuestion(read), bets: said };
  const when = whenAsked(asked);
  return when && asksFacts(asked) ? joined(when, factsAsked({ ...asked, window: null })) : when;
}

/** "Does Arsenal even play this weekend", "are the Jets on tonight": whether there is a game, and no bet on it. */
const WHETHER_PLAYING =
  /^(so |wait |hold on |and |but |ok )*(do|does|did|is|are|when do|when does) (the )?\w+( \w+)? (even |actually |still |also |not )*(play|playing|in action)( again| next)?( (today|tonight|tomorrow|tmrw|this week|this weekend|next week|(on )?\w+day|at all))?$/;

/** The same behind bets that were shown, which are not asked about. */
export const whetherPlaying = (read: Tagged): Asked | null =>
  WHETHER_PLAYING.test(read.plain) && read.previous !== null ? timeOfNamed(read) : null;

/** "Any arbs, 1% or better", "arbs over 2%". */
function leastReturn({ amounts: { shares }, plain }: MarketQuestion): { minReturn?: number } {
  const [share, ...others] = shares;
  return share && others.length === 0 && FROM_ON.test(plain) ? { minReturn: share.share } : {};
}
const FROM_ON = /\b(or (better|more|higher|up)|at least|over|above|more than|min|minimum|plus|and up)\b/;

const PROPS = /\bprops?\b/;

export function scansAsked(kinds: readonly ScanKind[], asked: MarketQuestion): Asked {
  // A time that is told of a bet one has says nothing of the next ones.
  const person = personOf({ ...asked, window: null });
  if (person && isAsked(person)) return person;
  const scopes = person ? [{}] : scanScopes(asked, asked);
  if (!Array.isArray(scopes)) return scopes;
  const market = marketOf(asked);
  const stakeCents = scanStake(asked);
  const input = {
    ...(person && { eventId: person.event.id }),
    ...(market ? { market } : PROPS.test(asked.plain) && { props: true }),
    ...(!person && timeOf(asked)),
    ...(asked.books.length > 1 && { books: asked.books }),
    ...(stakeCents !== undefined && { stakeCents }),
    ...(kinds.includes('arbitrage') && leastReturn(asked)),
    limit: Math.ceil(ROWS / (kinds.length * scopes.length)),
  };
  return calls(
    kinds.flatMap((kind) => scopes.map((scope) => ({ tool: 'scan_prices', input: { kind, ...scope, ...input } }))),
  );
}
