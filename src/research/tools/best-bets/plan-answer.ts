import type { AnalysisMode } from '#contract/analysis.ts';
import type { Period, Reading } from '../../language/reading.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { Slate } from '../../slate/slate.ts';
import type { Bettor } from '../../words/bettor.ts';
import { list } from '../../words/format.ts';
import { onAlternateLines } from '../price-bets/alternate-lines.ts';
import { namedBets } from '../price-bets/named-bets.ts';
import { sideBySide } from '../price-bets/side-by-side.ts';
import type { Candidate } from './candidates.ts';
import { findEarlierBets } from './earlier-bets.ts';
import { isSide, meets } from './fit.ts';
import { joinEarlier } from './join-earlier.ts';
import { limitsOf, takeableAt } from './limits.ts';
import { planSearch, type SearchPlan } from './plan-search.ts';

const PARTS: Readonly<Record<Period, string>> = {
  first_half: 'the first half',
  second_half: 'the second half',
  quarter: 'a single quarter',
  period: 'a single period',
  first_innings: 'the first innings',
  set: 'a single set',
  season: 'the whole season',
};

/**
 * A question about a part of a game, as one about the whole: no part has stored prices. A line or a price that was named
 * is the part's, and says nothing about the whole.
 */
function wholeGame(asked: Reading): { reading: Reading; missing: string[] } {
  const { period = null, stats = [] } = asked;
  // A prop that only a part of the game has is told of as a prop.
  if (period === null || stats.includes('first_inning_runs')) return { reading: asked, missing: [] };
  const instead = period === 'season' ? 'single games are' : "the whole game's market is";
  return {
    reading: { ...asked, period: null, line: null, statedDecimal: null, alternate: false },
    missing: [`No price on ${PARTS[period]} is stored, so none is guessed; ${instead} shown instead.`],
  };
}

export type AnswerPlan = SearchPlan & {
  /** Bets that stand in front. */
  leads: readonly Candidate[];
  /** Bets that were given before and are not to be given again. */
  given: readonly Candidate[];
  /** What was asked outright, answered. */
  reply: readonly string[];
  /** What of the question has no answer, before anything is searched. */
  missing: readonly string[];
  /** Of that, what means that the answer is about something else than was asked for. */
  instead: readonly string[];
  notices: readonly string[];
};

export type Situation = { mode: AnalysisMode; now: Date; bettor: Bettor };

/** How a question is answered: from which prices, with what in front, and what of it cannot be answered. */
export function planAnswer(slate: Slate, asked: Reading, { mode, now, bettor }: Situation): AnswerPlan {
  const whole = wholeGame(asked);
  const lines = onAlternateLines(slate, whole.reading, now);
  const plan = planSearch(lines.slate, whole.reading, mode, now);
  const own = takeableAt(limitsOf(slate, plan.reading, bettor, []));
  const instead = [...whole.missing, ...lines.missing, ...strangers(slate, plan.reading, now)];
  const empty = { leads: [], given: [], reply: [], notices: [], instead };
  const missing = [...leftOut(plan.reading), ...instead];
  const joined = joinEarlier(slate, plan.reading, own, now);
  if (joined) {
    const size = { ...plan.size, wanted: joined.legs.length, maxPerEvent: joined.legs.length };
    return { ...plan, ...empty, slate, size, missing, leads: joined.legs, notices: joined.notices };
  }
  const { asksMore, earlier = [] } = plan.reading;
  const given = asksMore ? findEarlierBets(slate, earlier, own, now).filter((bet) => bet !== null) : [];
  if (!setsSideBySide(plan.reading)) return { ...plan, ...empty, given, missing };
  const unpriced = noWinner(plan, now, bettor);
  return {
    ...planSides(plan, slate, { mode, now, bettor }),
    given,
    missing: [...missing, ...unpriced],
    instead: [...instead, ...unpriced],
  };
}

/** Where bets are set against each other the better one leads, and both are priced in words. */
function planSides(plan: SearchPlan, slate: Slate, { now, bettor }: Situation) {
  const named = namedBets(plan.slate, plan.reading, limitsOf(slate, plan.reading, bettor, []), now);
  const lead = leadOf(named, plan.reading);
  const reply = sideBySide(named, plan.reading, slate, bettor);
  // What was asked about is in front; behind it comes whatever else is worth it, first of the same games.
  const rest: Reading = { ...plan.reading, players: [], markets: [], stats: [], side: null, line: null };
  return { ...plan, leads: lead ? [lead] : [], reply, notices: [], reading: lead ? rest : plan.reading };
}

/** What is worth a stake leads; where nothing is, the side that was asked about. */
function leadOf(named: readonly Candidate[], { teams, side }: Reading): Candidate | null {
  const [best = null] = named;
  if (best === null || best.priced.verdict !== 'pass') return best;
  const isAsked = ({ event, selection }: Candidate): boolean => {
    if (side === 'over' || side === 'under' || side === 'draw') return selection === side;
    const name = selection === 'home' ? event.home : selection === 'away' ? event.away : null;
    return teams.length === 1 && name !== null && isSide({ ...event, home: name, away: name }, teams[0]?.name ?? '');
  };
  return named.find(isAsked) ?? best;
}

const setsSideBySide = ({ intent, alternate, line }: Reading): boolean =>
  intent === 'compare' || (intent === 'one_game' && !(alternate && line === null));

/** A game that is there while nobody prices who wins it. */
function noWinner({ slate, reading }: SearchPlan, now: Date, bettor: Bettor): string[] {
  if (reading.intent !== 'one_game' || reading.markets.length > 0 || reading.teams.length === 0) return [];
  if (namedBets(slate, reading, limitsOf(slate, reading, bettor, []), now).length > 0) return [];
  const game = slate.events.find(
    (event) =>
      event.startsAt > now && event.markets.length > 0 && reading.teams.every(({ name }) => isSide(event, name)),
  );
  return game
    ? [`No price on who wins ${gameLabel(game)} is stored, so none is guessed; what is priced there is shown.`]
    : [];
}

function leftOut({ excluded }: Reading): string[] {
  if (!excluded) return [];
  const names = [...excluded.leagues, ...new Set(excluded.teams.map(({ name }) => name))];
  return [`${list(names)} ${names.length === 1 ? 'is' : 'are'} left out, as asked.`];
}

/** Two sides of a slip that do not play each other: the price of one against somebody else is another bet. */
function strangers(slate: Slate, { intent, teams }: Reading, now: Date): string[] {
  const isPair = intent === 'slip_check' && teams.length === 2 && teams[0]?.league === teams[1]?.league;
  if (!isPair || meets(slate, { teams }, now)) return [];
  const isThere = teams.some(({ name }) => meets(slate, { teams: teams.filter((team) => team.name === name) }, now));
  return isThere ? [`${list(teams.map(({ name }) => name))} do not meet in a priced game.`] : [];
}
