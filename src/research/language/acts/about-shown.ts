import type { Asked, BetQuestion } from '../calls/call.ts';
import { flips } from '../calls/focus.ts';
import { betsCall } from '../lists/about-bet.ts';
import type { AboutFigure, AboutPicks } from '../lists/about-picks.ts';
import type { BetOrder, Reading } from '../reading.ts';
import type { Act, After } from './act.ts';
import type { ActQuestion } from './act-question.ts';
import { isLookAt } from './after.ts';
import { kindBeside } from './kind-beside.ts';

const FIGURES: Readonly<Partial<Record<Act, AboutFigure['kind']>>> = {
  against: 'against',
  sure: 'sure',
  fair: 'fair',
  limit: 'limit',
};

const QUESTIONS: Readonly<Partial<Record<Act, BetQuestion>>> = {
  why: 'why',
  doubt: 'why',
  against: 'against',
  sure: 'sure',
  fair: 'fair',
  limit: 'limit',
  play: 'play',
  stake: 'stake',
  best: 'better',
  worst: 'worst',
  rank: 'better',
  again: 'why',
  keep: 'play',
};

/** What is asked of the bets that were shown: of a list as it was told, of judged bets by looking at them anew; free. */
export function aboutShown(asked: ActQuestion): Asked | null {
  const question = asked.act === 'sure' && asksChance(asked.plain) ? { ...asked, act: 'fair' as const } : asked;
  const { act, shown, previous, tokens } = question;
  if (shown.length === 0 || !previous || (act === 'why' && flips(tokens))) return null;
  const beside = previous.ticket === true ? null : kindBeside(question.said, shown);
  if (beside === 'another') return null;
  if (beside !== null) return ofJudged({ ...question, shown: beside, places: [1], open: true }, previous);
  if (previous.list !== true || (previous.ticket === true && !OF_LEGS.has(act))) return ofJudged(question, previous);
  const about = aboutList(question);
  return about && { kind: 'about', about };
}

/** How often it wins, and not how sure anybody is of that. */
const asksChance = (plain: string): boolean => CHANCE.test(plain) && !OF_US.test(plain);
const CHANCE =
  /\b(chances?|probabilit\w+|prob|probs|likely|likelihood|how often|how many times|percent|percentage|pct|odds (of|that|it|they)|out of (100|a hundred|ten|10)|win rate|hit rate)\b/;
const OF_US = /\b(sure|confident|confidence|certain|positive|trust|real|edge)\b/;

function ofJudged({ act, after, shown, places, open }: ActQuestion, previous: Reading): Asked | null {
  const explains = QUESTIONS[act];
  const isJudged = (JUDGED.has(after) || isLookAt(after)) && previous.unjudged !== true;
  // Which of several are kept has to be said.
  if (act === 'keep' && open) return null;
  if (explains === undefined || !(isJudged || VERDICTS.has(act))) return null;
  const ofLegs = previous.ticket === true && (OF_LEGS.has(act) || !open);
  const bets = open ? shown : places.flatMap((place) => shown[place - 1] ?? []);
  const calls = [betsCall(bets, ofLegs ? { ...previous, ticket: false } : previous)];
  const [pointed, ...others] = open ? [] : places;
  const isOne = pointed !== undefined && others.length === 0;
  return { kind: 'calls', calls, assumed: [], ...(isJudged && { explains, ...(isOne && { pointed }) }) };
}

const JUDGED: ReadonlySet<After> = new Set<After>(['bet', 'bets', 'parlay', 'sum']);
/** What is asked of a bet that was not judged yet is a verdict. */
const VERDICTS: ReadonlySet<Act> = new Set<Act>(['play', 'fair', 'sure', 'limit', 'stake']);

/** Of a parlay these are asked of its legs. */
const OF_LEGS: ReadonlySet<Act> = new Set<Act>(['best', 'worst', 'rank']);

/** What is told of each of them. */
const OF_EACH: ReadonlySet<Act> = new Set<Act>(['stake', 'pays']);

type OfList = ActQuestion & { place: number };

const OF_LIST: Readonly<Partial<Record<Act, (question: OfList) => AboutPicks | null>>> = {
  why: ({ place }) => ({ kind: 'why', place }),
  doubt: ({ place }) => ({ kind: 'why', place }),
  play: ({ place, open, shown }) => (open && shown.length > 1 ? { kind: 'strongest' } : { kind: 'play', place }),
  stake: (question) => ({
    kind: 'stakes',
    bankrollCents: question.amounts.money[0]?.cents ?? rollCents(question),
    ...(!question.open && question.place > 0 && { place: question.place }),
  }),
  pays: (question) => ({
    kind: 'pays',
    place: question.open && question.shown.length > 1 ? null : question.place,
    cents: unitsCents(question) ?? question.amounts.money[0]?.cents ?? bareCents(question.amounts),
  }),
  best: ({ plain }) => (LIKELIEST.test(plain) ? ordered('chance') : { kind: 'strongest' }),
  worst: () => ({ kind: 'weakest' }),
  rank: ({ plain }) => ({ kind: 'ordered', order: orderIn(plain), one: false }),
  keep: keptIn,
  drop: ({ place, open }) => (open ? null : { kind: 'drop', place }),
  again: () => ({ kind: 'again' }),
};

/** "My bankroll is $500, how much on that?": what is said of oneself in the same message. */
const rollCents = ({ reading: { memory }, previous }: ActQuestion): number | null =>
  memory?.bankroll === undefined || memory.bankroll === previous?.memory?.bankroll
    ? null
    : Math.round(memory.bankroll * CENTS);
const CENTS = 100;

/** "2 units, my unit is 15": so many of what one is to him. */
function unitsCents({ amounts, reading, previous }: ActQuestion): number | null {
  const [units] = amounts.counts.filter(({ of }) => of === 'units');
  const unit = reading.unit ?? reading.memory?.unit ?? previous?.memory?.unit ?? null;
  return units && unit !== null ? Math.round(units.count * unit * CENTS) : null;
}

const LIKELIEST = /\b(safe|safest|likely|likeliest|sure|surest|hit|win)\b/;

function aboutList(asked: ActQuestion): AboutPicks | null {
  // "On each of them" points at none.
  const isOfAll = asked.places.length > 1 && asked.places.length === asked.shown.length;
  const question = { ...asked, open: asked.open || (OF_EACH.has(asked.act) && isOfAll) };
  const place = question.open ? 1 : (question.places[0] ?? 1);
  const figure = FIGURES[question.act];
  return OF_LIST[question.act]?.({ ...question, place }) ?? (figure ? { kind: figure, place } : null);
}

const ordered = (order: BetOrder): AboutPicks => ({ kind: 'ordered', order, one: true });

/** "20 on it": a bare number is so many dollars. */
const bareCents = ({ lines, counts }: ActQuestion['amounts']): number | null => {
  const number = lines.find(({ signed }) => !signed)?.line ?? counts.find(({ of }) => of === null)?.count;
  return number === undefined ? null : Math.round(number * 100);
};

const ORDERS: readonly (readonly [RegExp, BetOrder])[] = [
  [/\b(starts?|times?|soonest|earliest|when|clock|kick ?off|tip)\b/, 'start'],
  [/\b(confiden\w*|stars?|rating|sure\w*)\b/, 'confidence'],
  [/\b(likel\w*|chances?|prob\w*|saf\w*|hit|win)\b/, 'chance'],
  [/\b(shortest|lowest odds|chalk\w*|favou?rites?)\b/, 'shortest'],
  [/\b(longest|odds|price|pays?|payout|dogs?|juice)\b/, 'longest'],
];

const orderIn = (plain: string): BetOrder => ORDERS.find(([words]) => words.test(plain))?.[1] ?? 'edge';

function keptIn({ places, open, plain }: Pick<ActQuestion, 'places' | 'open' | 'plain'>): AboutPicks | null {
  if (!open && places.length > 0) return { kind: 'places', places };
  if (/\bovers?\b/.test(plain)) return { kind: 'only', side: 'over' };
  if (/\bunders?\b/.test(plain)) return { kind: 'only', side: 'under' };
  if (/\b(dogs?|underdogs?|plus)\b/.test(plain)) return { kind: 'only', side: 'underdog' };
  return /\b(favou?rites?|favs?|chalk|minus)\b/.test(plain) ? { kind: 'only', side: 'favorite' } : null;
}
