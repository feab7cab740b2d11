import type { Person } from '../../slate/slate.ts';
import type { TimeWindow } from '../reading.ts';
import { laysPoints } from './board-calls.ts';
import { type Asked, type Call, calls, say } from './call.ts';
import type { MarketWord } from './pieces.ts';
import { asksTheLine, asksVerdict } from './price-questions.ts';
import { resolveBet } from './resolve-bet.ts';
import { NO_BET, saysBet } from './stated-bets.ts';
import { isAsked, iso, type MarketQuestion, marketOf, personOf, subjectOf } from './subject.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
const BOOKS = 12;
const MARKETS = 8;

/** How a price moved: said of something that has moved, or is asked whether it has. */
const MOVED =
  /\b(did|does|do|has|have|had|is|are|was|were|any|how|line|lines|odds|price|prices|total|spread|number|it|that|much|ml|moneyline|still)\b.*\b(mov(e|ed|es|ing|ement|ements)|shift(ed|ing)?|drift(ed|ing)?|budge[ds]?|steam(ed|ing)?|(gotten|got|getting) (worse|better|bigger|smaller|higher|lower|shorter|longer)|(come|came|gone|went|go|going) (up|down))\b/;
/** Said of a price: "when did the spread change", "line on the Celtics dropped", "spread history". */
const OF_A_PRICE =
  /\b(lines?|odds|prices?|total|spread|number|ml|moneyline)\b.*\b(chang(e|ed|es|ing)|history|drop(s|ped|ping)?|fell|fall(s|ing|en)?|rose|ris(e|en|es|ing)|jump(s|ed|ing)?|swung|swing(s|ing)?|(come|came|gone|went|going) (up|down))\b|\bbiggest (drops?|jumps?|swings?|falls?|rises?|risers?|fallers?|changes?)\b/;
/** "Total open vs now", "what did it open at", "opener to current". */
const OPENED =
  /\bopen(ed|er|ers|ing|s)?\b.*\b(vs|versus|v|to|and|or|now|current|currently|today|close|latest)\b|\b(now|current|today|latest|compared) (vs|versus|v|to|against) (the )?open(er|ing|ed)?\b|\bopen(ed|er|ers|ing)\b.*\b(line|lines|odds|price|total|spread|number|ml|at)\b|\b(line|lines|odds|price|total|spread|number|ml|from|since|where|what|did)\b.*\bopen(ed|er|ers|ing)?\b/;
const TOURNAMENT =
  /\b(us|french|australian|aussie|italian|spanish|british|scottish|irish|miami|china|japan|swiss|demo) open\b|\bthe open\b/g;

/** "To win the opener" is a game, and no price. */
const FIRST_GAME = /\b(win|wins|winning|in|for|play|plays|playing|lose|loses) (the|their|its) (\w+ )?opener\b/g;

/** Whether it is asked how a price moved. */
export const asksMoves = ({ topics, plain }: Pick<MarketQuestion, 'topics' | 'plain'>): boolean =>
  topics.has('moves') ||
  (!asksVerdict(plain) &&
    (MOVED.test(plain) ||
      OF_A_PRICE.test(plain) ||
      OPENED.test(plain.replace(TOURNAMENT, '').replace(FIRST_GAME, ''))));

/** How the price of what is named moved, else what moved most. */
export function movesAsked(question: MarketQuestion): Asked {
  const asked = isOfLeague(question) ? { ...question, bets: question.said } : question;
  const { since, isOfPrices } = sinceOf(asked);
  const person = personOf(isOfPrices ? { ...asked, window: null } : asked);
  if (person && isAsked(person)) return person;
  if (person) return withNotes(movesOf(person, asked), aboutMoves(asked.plain));
  const [league] = asked.leagues;
  const market = marketOf(asked);
  const input = { ...(league && { league }), ...(market && { market }), ...(since && { since }), limit: MARKETS };
  return withNotes(calls([{ tool: 'line_moves', input }]), aboutMoves(asked.plain));
}

/** "Biggest line moves this week" is of all games, whichever was spoken of. */
const isOfLeague = ({ plain, said }: MarketQuestion): boolean =>
  !said.some(({ side, player }) => (side ?? player) !== null) &&
  /\b(biggest|largest|most|top|all) (\w+ ){0,3}(moves?|movers?|moved|movement|movements|lines|steam|shifts?|swings?|drops?|jumps?|risers?|fallers?|changes?)\b|\b(which|what) (?!(sports)?books?\b)(\w+ ){0,3}(moves|movers|moved|movements|lines|steam|shifts|swings|drops|jumps|risers|fallers|changes)\b|\b(line|price|odds) (moves|movements)\b|\bmovers\b|\b(this|last|past) week\b/.test(
    plain,
  );

const withNotes = (asked: Asked, notes: readonly string[]): Asked =>
  asked.kind === 'calls' ? calls(asked.calls, [...asked.assumed, ...notes]) : asked;

export const NO_REASON = 'Why a price moved is not recorded: books do not say, and bet counts are not stored here.';
const NO_BETTORS =
  'Who bet is not recorded, so no move is credited to sharp bettors. Steam is what bettors call many books moving the same way within minutes.';
const TIMES =
  'The times are under the prices: when the first one was recorded, and how long the last one has been up. The chart of the sharpest book shows the steps in between.';

/** "What moved the Nets line" asks what did it, "what moved today" and "what moved the most" which prices did. */
const ASKS_CAUSE =
  /\bwhy\b|\bwhat (caused|drove|made|pushed)\b|\bwhat moved (it|that|them|him|this (line|price|number|game|one)|the (?!(most|furthest|farthest|biggest|largest)\b))|\breason\b/;

/** What cannot be told of a move, or where it stands, in sentences. */
export function aboutMoves(plain: string): string[] {
  return [
    ...(ASKS_CAUSE.test(plain) ? [NO_REASON] : []),
    ...(/\b(steam|steamed|steaming|sharps?|pros?|smart money|big money|wise ?guys?|syndicates?|who (moved|made|did|drove|pushed|caused))\b/.test(
      plain,
    )
      ? [NO_BETTORS]
      : []),
    ...(/\b(when|what time|how long ago|what hour|what day|how recent)\b/.test(plain) ? [TIMES] : []),
  ];
}

/** "Since this morning" and "today" say when the prices moved, "tomorrow" when the game is. */
function sinceOf({ text, plain, window, nowMs, todayFromMs }: MarketQuestion): {
  since: string | null;
  isOfPrices: boolean;
} {
  const lately = sinceLately(plain, nowMs);
  if (lately) return { since: lately, isOfPrices: true };
  if (window === null) return { since: null, isOfPrices: false };
  if (isWeek(text)) return { since: iso(nowMs - WEEK_MS), isOfPrices: true };
  // "Since Friday" is the last one.
  if (window.fromMs > nowMs && /\bsince\b/i.test(text))
    return { since: iso(window.fromMs - WEEK_MS), isOfPrices: true };
  if (window.fromMs < nowMs - HOUR_MS) return { since: iso(window.fromMs), isOfPrices: true };
  const isToday = window.fromMs < todayFromMs + DAY_MS;
  return { since: isToday ? iso(todayFromMs) : null, isOfPrices: isToday };
}

const UNITS_MS = { minute: 60_000, min: 60_000, hour: HOUR_MS, hr: HOUR_MS, day: DAY_MS, week: WEEK_MS } as const;
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "In the last hour", "past 3 hours", "last couple days". */
export function sinceLately(plain: string, nowMs: number): string | null {
  const found =
    /\b(?:last|past|previous) (?:(\d+|one|two|three|four|five|six|couple|few) (?:of )?)?(minute|min|hour|hr|day|week)s?\b/.exec(
      plain,
    );
  if (!found) return null;
  const [, many = 'one', unit] = found;
  const count = Number(many) || NUMBERS.indexOf(many);
  return iso(nowMs - (count > 0 ? count : 3) * UNITS_MS[unit as keyof typeof UNITS_MS]);
}

const isWeek = (text: string): boolean => /\b(this|past|last|the) (wk|week)\b/i.test(text);

/** From when on moves are told where a time is named: the last such day, a week back, or the last 24 hours. */
export function sinceWindow(window: TimeWindow, text: string, nowMs: number): string {
  if (isWeek(text)) return iso(nowMs - WEEK_MS);
  if (window.fromMs > nowMs) return iso(window.fromMs - WEEK_MS);
  return iso(Math.min(window.fromMs, nowMs - DAY_MS));
}

function movesOf(person: Person, asked: MarketQuestion): Asked {
  const spoken = subjectOf(asked) ?? NO_BET;
  // "Where did that line open" behind who is favored.
  const isOfLine = asked.isOfFacts && !asked.said.some(saysBet) && asksTheLine(asked.plain) && laysPoints(person.event);
  const bet = isOfLine ? { ...spoken, market: 'spread' as const } : spoken;
  if (person.kind === 'player' || saysBet(bet)) {
    const resolved = resolveBet(bet, { ...asked, window: null, period: null });
    if ('missing' in resolved) return say(resolved.missing, resolved.choices);
    const [ref] = resolved.refs;
    if (!ref) return say(`I have no price for ${person.name}.`);
    const { eventId, market, side, player } = ref;
    return calls([{ tool: 'line_moves', input: { eventId, market, side, ...(player && { player }), limit: BOOKS } }]);
  }
  return calls(movesOfGame(person, null));
}

/** Which market moved is for the prices to say, where none is named: the winner's and the spread's of a game. */
export function movesOfGame(
  { event, selection }: Extract<Person, { kind: 'side' }>,
  named: Exclude<MarketWord, 'team_total'> | null,
): Call[] {
  const stored = ['moneyline', 'spread'].filter((market) => event.markets.some((one) => one.market === market));
  return (named ? [named] : stored).map((market) => ({
    tool: 'line_moves',
    input: { eventId: event.id, market, side: market === 'total' ? 'over' : selection, limit: BOOKS },
  }));
}
