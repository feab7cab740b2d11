import type { SlateEvent } from '../../slate/slate.ts';
import type { BetFocus } from '../reading.ts';
import type { Asked } from './call.ts';
import { asksWho, betOf } from './focus.ts';
import { gameAhead } from './game-ahead.ts';
import { readJudgement } from './judgements.ts';
import type { StatedBet } from './stated-bets.ts';
import { isAsked, marketsOf, personOf } from './subject.ts';
import { type Tagged, toMarketQuestion } from './tagged.ts';

const WHICH =
  /\b(which|what|wich) (side|way)\b(?! (is|has|have|are|did|was|does) .*\b(go|going|gone|move|moved|moving|trend\w*|head\w*|drift\w*|shift\w*|steam\w*)\b)|\b(pick|choose) a side\b/;
/** "Which side is giving the points" asks who is favored. */
const OF_FAVORITE =
  /\b(side|team)( is| are| has| was| the books have)*( the)? (favou?red|favou?rite|underdog|dog|lay(s|ing)|giv(es|ing)|gets|getting|spotting)\b/;
/** Of prices that nobody judged; of a verdict it asks for that one. */
const LEAN = /\b(any|ur|your|got a|have a|u|you) lean(ing)?\b/;
/** "Lakers Thunder over under, what do you think": of a market of two who are named no side is named. */
const THINKS =
  /\b(what|wat) (do|would|did) (you|u|ya) think\b|\b(any |ur |your )?thoughts\b|\b(ur|your) (opinion|take)\b/;
/** "Should I take the points or lay em". */
const POINTS =
  /\b(points|pts|spread|lay|laying|give|giving)\b( \w+){0,3} or( \w+){0,2} (lay|laying|give|giving|take|taking|get|points|pts)\b/;
/** "The over or under" is what a book calls it, and no choice. */
const OVER_UNDER = /(?<!\b(the|an|whats|is) )\b(over or (the )?under|under or (the )?over)\b/;
const WINS = /\b(wins?|winning|winner|beats?)\b/;
const ELSE =
  /\b(parlay|parlays|legs?|hedge|best|props?|players?|alt|teaser|sharps?|public|money|bets? on|line|better number|first half|1h|value|listed|stale|odd|apart|moved?|moving|books?)\b/;
const MOST_WORDS = 18;

/** Which side of a market is asked for, and not one of them. */
export const asksEither = ({ plain, tokens }: Pick<Tagged, 'plain' | 'tokens'>): boolean =>
  WHICH.test(plain) ||
  POINTS.test(plain) ||
  OVER_UNDER.test(plain) ||
  (asksWho(tokens) && !WINS.test(plain)) ||
  /\bwho\b.*\bcovers?\b/.test(plain);

/**
 * "Bucs Giants who covers", "take the points or lay em in Texans Ravens", "which way u lean" behind a total: both sides of that market, judged side
 * by side. Null: no market of one game is named or was spoken of, or one side of it is.
 */
export function eitherOutcome(read: Tagged): Asked | null {
  const { plain, tokens, amounts, where, mentions } = read;
  const isOne = amounts.prices.length + amounts.money.length + amounts.lines.length > 0;
  if (
    isOne ||
    tokens.length > MOST_WORDS ||
    ELSE.test(plain) ||
    OF_FAVORITE.test(plain) ||
    !(asksEither(read) || leansOpen(read))
  )
    return null;
  const sides = mentions.length > 0 ? ofNamed(read) : ofSpoken(read);
  return sides && readJudgement(sides, { where: { ...where, window: null }, amounts });
}

const leansOpen = ({ plain, mentions, previous }: Tagged): boolean =>
  (LEAN.test(plain) && (mentions.length > 0 || previous?.unjudged === true)) ||
  (THINKS.test(plain) && mentions.length > 1);

/** The market of which a side is asked for, by its words. */
function marketIn({ plain, said }: Tagged): 'moneyline' | 'spread' | 'total' | null {
  if (POINTS.test(plain) || /\bcovers?\b/.test(plain)) return 'spread';
  if (OVER_UNDER.test(plain)) return 'total';
  return marketsOf({ bets: said })[0] ?? null;
}

function ofNamed(read: Tagged): readonly StatedBet[] | null {
  const { said, mentions } = read;
  const [number, ...others] = said.filter(({ player, stats }) => player !== null && stats.length > 0);
  if (number) return others.length > 0 || mentions.length > 1 ? null : bothOf(number);
  const person = personOf({ ...toMarketQuestion(read), bets: said, window: null });
  const market = marketIn(read);
  if (!person || isAsked(person) || person.kind === 'player' || market === null) return null;
  const { event } = person;
  const isOfGame = mentions.every(({ persons }) => persons.some((one) => one.event === event));
  const isSided = said.some(({ direction }) => direction !== null) && !OVER_UNDER.test(read.plain);
  return isOfGame && !isSided
    ? outcomesOf({ eventId: event.id, market, side: 'home', line: null, player: null }, event)
    : null;
}

const bothOf = (bet: StatedBet): readonly StatedBet[] =>
  (['over', 'under'] as const).map((direction) => ({ ...bet, direction }));

/** Of what was spoken of that market which is named, else its own. */
function ofSpoken(read: Tagged): readonly StatedBet[] | null {
  const { previous, slate, nowMs, after } = read;
  const focus = previous?.focus ?? [];
  const spoken = focus[(previous?.pointed ?? 1) - 1];
  const event = gameAhead(spoken, { events: slate.events, nowMs });
  const isOfOne = focus.every(({ eventId }) => eventId === spoken?.eventId);
  const isMany = previous?.ticket === true || after === 'games' || (previous?.list === true && focus.length > 1);
  if (!spoken || !event || !isOfOne || isMany) return null;
  const named = marketIn(read);
  const isOwn = named === null || named === spoken.market || (named === 'total' && spoken.player !== null);
  return outcomesOf(isOwn ? spoken : { ...spoken, market: named, line: null, player: null }, event);
}

/** Both sides of its market, on its line. */
function outcomesOf(bet: BetFocus, event: SlateEvent): readonly StatedBet[] {
  const { market, line, side } = bet;
  if (market !== 'moneyline' && market !== 'spread')
    return (['over', 'under'] as const).map((one) => betOf({ ...bet, side: one }, event));
  const home = line === null || side === 'home' ? line : -line + 0;
  return (['home', 'away'] as const).map((one) =>
    betOf({ ...bet, side: one, line: home === null || one === 'home' ? home : -home + 0 }, event),
  );
}
