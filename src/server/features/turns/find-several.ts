import { isReaction } from '#research/language/acts/react-to.ts';
import { isSurelyFree } from '#research/language/acts/surely-free.ts';
import { hedgesOffer } from '#research/language/calls/kept-offer.ts';
import { sumsOf } from '#research/language/calls/onward-sum.ts';
import { cutMessage } from '#research/language/parts/cut-message.ts';
import type { Reading } from '#research/language/reading.ts';
import { isProtecting } from '#research/language/reading-values.ts';
import { besideSearch } from '#research/words/beside-search.ts';
import { type Finding, type FoundAnswer, findAnswer, picksContent, planOf } from './find-answer.ts';
import { type JoinedAnswer, joinAnswers } from './join-answers.ts';
import { isLostPlan } from './not-understood.ts';
import type { DeskPlan } from './plan-desk-calls.ts';
import { readRules, readWithMemory } from './read-turn.ts';
import type { Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';

/** A part of a message, with what it comes to where it is answered by itself. */
type Part = { text: string; plan: DeskPlan; found: FoundAnswer };

/**
 * The answer to a message that asks several things (ADR 0029): each part is read in the dialogue that the parts before it leave, as if
 * they had been sent one by one, and all are told in one answer. Null: it asks one thing, or cutting it would lose what it says as a whole.
 */
export async function findSeveral(deps: TurnDeps, turn: Turn, how: Finding): Promise<JoinedAnswer | null> {
  // Several bets that are held against each other or joined are one thing.
  if (turn.named) return null;
  const texts = cutMessage(turn.question);
  if (texts.length < 2 || isProtecting(turn.reading.intent) || hedgesOffer(turn.question, turn.previous)) return null;
  const parts: Part[] = [];
  let shownPicks: string | undefined;
  for (const text of texts) {
    const before = leftBy(parts) ?? turn.previous;
    const part = await findPart(
      deps,
      { ...turn, question: text, previous: before, ...(shownPicks && { shownPicks }) },
      how,
    );
    if (part === null) return null;
    if (part.found.kind === 'picks') shownPicks = picksContent(part.found.draft, turn);
    parts.push(part);
  }
  const isFree = isSurelyFree(turn.question, turn.previous);
  const asking = withoutRepeats(parts.filter((part) => !isTalk(part) && !(isFree && part.found.kind === 'picks')));
  const answered = asking.filter((part) => !isLost(part));
  if (asking.length < 2 || answered.length === 0) return null;
  const whole = await planOf(deps, turn, how);
  if (isBetterWhole(whole, turn, { asking, answered })) return null;
  return joinAnswers(oneSearch(asOneWish(asking)), { ...turn, reading: leftBy(parts) ?? turn.reading });
}

/** Whether what the message comes to as a whole says more than its parts. */
const isBetterWhole = (
  whole: DeskPlan,
  { reading, previous }: Turn,
  { asking, answered }: { asking: readonly Part[]; answered: readonly Part[] },
): boolean =>
  holdsAll(whole, asking) ||
  isOfSumBefore(whole, asking, previous) ||
  isOneQuestion(whole, asking, answered) ||
  (answered.length < asking.length && saysElse(whole, reading, answered));

/** The message as a whole says something else than any of the parts that were understood. */
const saysElse = (whole: DeskPlan, reading: Reading, answered: readonly Part[]): boolean =>
  !isLostPlan(whole, reading) && !answered.some((part) => essence(part) === essenceOf(whole, reading));

/** What looks something up beside a bet and names no bet itself. */
const LOOKS: ReadonlySet<string> = new Set(['facts_about', 'find_games', 'line_moves']);

/**
 * What a later question leans on behind these parts: what the last one leaves; but what was looked up about the game of a bet that an
 * earlier part judged, found or joined does not take its place.
 */
function leftBy(parts: readonly Part[]): Reading | null {
  let left: Reading | null = null;
  for (const { plan, found } of parts) {
    const { reading } = found.turn;
    const isLook = plan?.kind === 'calls' && plan.calls.every(({ name }) => LOOKS.has(name));
    left = left && isLook && isOfBets(left) && isOfSameGame(left, reading) ? withMemoryOf(left, reading) : reading;
  }
  return left;
}

const isOfSameGame = ({ focus = [] }: Reading, { focus: other = [] }: Reading): boolean =>
  other.some(({ eventId }) => focus.some((bet) => bet.eventId === eventId));

const isOfBets = ({ focus = [], unjudged, list, ticket, looked = [] }: Reading): boolean =>
  focus.length > 0 && looked.length === 0 && (unjudged !== true || list === true || ticket === true);

const withMemoryOf = (left: Reading, { memory }: Reading): Reading => (memory ? { ...left, memory } : left);

async function findPart(deps: TurnDeps, turn: Turn, how: Finding): Promise<Part | null> {
  const reading = readWithMemory(turn, readRules(deps, turn));
  if (isProtecting(reading.intent)) return null;
  const part = { ...turn, reading };
  const plan = await planOf(deps, part, how);
  return { text: turn.question, plan, found: await findAnswer(deps, part, plan, how) };
}

/** "Thanks" beside a question asks nothing. */
const isTalk = ({ plan, found }: Part): boolean => {
  const { intent, topic } = found.turn.reading;
  if (plan?.kind === 'say' && isReaction(plan.text)) return true;
  return plan === null && intent === 'small_talk' && topic !== 'unclear';
};

const isLost = ({ text, plan, found }: Part): boolean =>
  isLostPlan(plan, found.turn.reading) || (found.kind === 'picks' && isOfOthers(text, found));

/** "Tell me if it's a bet" behind a bet: a search that finds others is about something else than "it". */
function isOfOthers(text: string, { turn, draft }: Extract<FoundAnswer, { kind: 'picks' }>): boolean {
  const spoken = new Set((turn.previous?.focus ?? []).map(({ eventId }) => eventId));
  return spoken.size > 0 && POINTS.test(text) && draft.drafts.some(({ candidate }) => !spoken.has(candidate.event.id));
}
const POINTS = /\b(?:it|its|it['’]s|that|this|them|those|these|they)\b/i;

/** What is asked for, whatever words ask for it. */
function essenceOf(plan: DeskPlan, reading: Reading): string {
  if (plan?.kind === 'calls') return JSON.stringify(plan.inputs);
  if (plan?.kind === 'say') return plan.text;
  if (plan?.kind === 'about') return JSON.stringify(plan.about);
  const { intent, term, leagues, teams, players, markets, side, line, count, window, book } = plan?.reading ?? reading;
  return JSON.stringify([intent, term, leagues, teams, players, markets, side, line, count, window, book]);
}

const essence = ({ plan, found }: Part): string => essenceOf(plan, found.turn.reading);

/** What a part asks for that an earlier one asked for as well is told once. */
const withoutRepeats = (parts: readonly Part[]): Part[] =>
  parts.filter(
    (part, at) =>
      !parts.slice(0, at).some((earlier) => essence(earlier) === essence(part) || holdsWords(earlier, part)),
  );

/** "My bankroll is $500. How much on that?": the same stake, once with what a unit is. */
const holdsWords = ({ found: earlier }: Part, { found: later }: Part): boolean =>
  earlier.kind === 'free' && later.kind === 'free' && earlier.answer.text.includes(later.answer.text);

/** "Any value at my books, 3 max, nothing longer than +200": limits that follow a wish in the same message are of that wish. */
const asOneWish = (parts: readonly Part[]): Part[] =>
  parts.filter((part, at) => {
    const [before, next] = [parts[at - 1], parts[at + 1]];
    const isSearched = part.found.kind === 'picks';
    return (
      !(isLimit(part) && !isSearched && before?.found.kind === 'picks') &&
      !(isSearched && isLimit(next) && next?.found.kind === 'picks')
    );
  });

const isLimit = (part: Part | undefined): boolean => part?.plan?.kind === 'picks' && part.plan.refines;

/** "Im in Houston, am I allowed to bet here": what was cut off is a circumstance of the one thing that is looked up. */
const isOneQuestion = (whole: DeskPlan, asking: readonly Part[], answered: readonly Part[]): boolean =>
  isLookUp(whole) &&
  // What asks something and was not understood is told.
  !asking.some((part) => !answered.includes(part) && ASKS.test(part.text)) &&
  answered.every(({ plan }) => plan?.kind === 'say' || isLookUp(plan)) &&
  answered.filter(({ plan }) => isLookUp(plan)).length <= 1;

const ASKS = /^(?:and |or |but |so )*(?:what|whats|how|which|who|when|where|why|is|are|do|does|can)\b/i;

const isLookUp = (plan: DeskPlan): boolean =>
  plan?.kind === 'calls' && plan.calls.length === 1 && plan.calls[0]?.name === 'look_up';

/** Of these as many as the parts ask for are the same: bets that are judged together are compared as well. */
const COUNTED: ReadonlySet<string> = new Set(['price_bets', 'calculate', 'look_up']);

/** Whether the message as a whole asks for all that its parts do: then nothing of it is lost. */
function holdsAll(whole: DeskPlan, parts: readonly Part[]): boolean {
  const held = askedOf([whole]);
  const plans = parts.map(({ plan }) => plan);
  const asked = askedOf(
    plans.filter((plan, at) => !plans.some((other, on) => on !== at && isWithin(plan, other, at < on))),
  );
  return held !== null && asked !== null && [...asked].every(([call, times]) => (held.get(call) ?? 0) >= times);
}

/** "What if its three teams. price is +160" behind a teaser: each part says another number of the sum before, and the whole takes all of them. */
function isOfSumBefore(whole: DeskPlan, parts: readonly Part[], previous: Reading | null): boolean {
  const before = sumsOf(previous).map(({ kind }) => kind);
  const isOne = (plan: DeskPlan) => JSON.stringify(kindsOf(plan)) === JSON.stringify(before);
  const isTold = whole?.kind === 'calls' && !whole.missing.some((note) => note.startsWith('I did not use'));
  return before.length > 0 && isTold && isOne(whole) && parts.every(({ plan }) => isOne(plan));
}

const kindsOf = (plan: DeskPlan): unknown[] | null =>
  plan?.kind === 'calls'
    ? plan.inputs.map((input) => (input as { calc?: { kind?: unknown } } | null)?.calc?.kind ?? null)
    : null;

/** A sum that another part works out as well, with more said of it: "it pays +425 and hits 24%. EV of $20?" is one. */
function isWithin(plan: DeskPlan, other: DeskPlan, isBefore: boolean): boolean {
  const [sum, whole] = [onlySumOf(plan), onlySumOf(other)];
  if (sum === null || whole === null) return false;
  const isAlike = Object.keys(sum).length === Object.keys(whole).length;
  const isHeld = Object.entries(sum).every(([key, value]) => JSON.stringify(whole[key]) === JSON.stringify(value));
  return isHeld && (!isAlike || isBefore);
}

function onlySumOf(plan: DeskPlan): Readonly<Record<string, unknown>> | null {
  const [input, ...others] = plan?.kind === 'calls' ? plan.inputs : [];
  const calc = typeof input === 'object' && input !== null && 'calc' in input ? input.calc : null;
  return others.length === 0 && typeof calc === 'object' ? (calc as Readonly<Record<string, unknown>> | null) : null;
}

/** How often each call is made, a bet to be judged as one; null where something else than calls is asked for. */
function askedOf(plans: readonly DeskPlan[]): Map<string, number> | null {
  const times = new Map<string, number>();
  for (const plan of plans) {
    if (plan?.kind !== 'calls') return null;
    for (const [at, { name }] of plan.calls.entries()) {
      const input = plan.inputs[at];
      const call = COUNTED.has(name) ? name : `${name} ${JSON.stringify(input)}`;
      times.set(call, (times.get(call) ?? 0) + betsIn(input));
    }
  }
  return times;
}

const betsIn = (input: unknown): number =>
  typeof input === 'object' && input !== null && 'bets' in input && Array.isArray(input.bets) ? input.bets.length : 1;

/** What was not understood is said by its words; one search is told by its cards, further ones in a sentence. */
function oneSearch(parts: readonly Part[]): FoundAnswer[] {
  const first = parts.find(({ found }) => found.kind === 'picks');
  return parts.map((part) => {
    if (part.found.kind === 'picks' && part !== first) return said(part, searchedBeside(part.text, part.found));
    return isLost(part)
      ? said(part, `I did not get the part about “${part.text}”. Which bet or game is it about?`)
      : part.found;
  });
}

/** One search is told by its cards, a further one in a sentence; a parlay takes cards of its own. */
const searchedBeside = (text: string, { turn, draft }: Extract<FoundAnswer, { kind: 'picks' }>): string =>
  turn.reading.intent === 'parlay'
    ? `One answer holds one search for bets, so “${text}” is not answered here. Ask it by itself.`
    : besideSearch(text, draft);

const said = ({ found: { turn } }: Part, text: string): FoundAnswer => ({
  kind: 'free',
  turn,
  answer: { text, age: 'any' },
});
