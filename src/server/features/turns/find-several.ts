import { isReaction, SHOWN_ABOVE } from '#research/language/acts/react-to.ts';
import { isSurelyFree } from '#research/language/acts/surely-free.ts';
import { hedgesOffer } from '#research/language/calls/kept-offer.ts';
import { sumsOf } from '#research/language/calls/sums-of.ts';
import { isLookedUp, type NamedBets } from '#research/language/meant/plan-named.ts';
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
import { turnAsMeant } from './turn-as-meant.ts';
import type { TurnDeps } from './turn-deps.ts';

/** A part of a message, with what it comes to where it is answered by itself. */
type Part = { text: string; plan: DeskPlan; found: FoundAnswer };

/**
 * The answer to a message that asks several things (ADR 0029): each part is read in the dialogue that the parts before it leave, as if
 * they had been sent one by one, and all are told in one answer. Null: it asks one thing, or cutting it would lose what it says as a whole.
 */
export async function findSeveral(deps: TurnDeps, turn: Turn, asked: Turn, how: Finding): Promise<JoinedAnswer | null> {
  // The one plain question that a message was taken for has no other part of it.
  const isSaidAnew = turn.named !== undefined || turn.question !== asked.question;
  const own = isSaidAnew ? asked : asIfUnread(turn);
  const texts = cutMessage(own.question);
  if (texts.length < 2 || isProtecting(own.reading.intent) || hedgesOffer(own.question, own.previous)) return null;
  const parts = await findParts(deps, own, texts, how);
  if (parts === null) return null;
  const isFree = isSurelyFree(own.question, own.previous);
  const asking = withoutRepeats(parts.filter((part) => !isTalk(part) && !(isFree && part.found.kind === 'picks')));
  const answered = asking.filter((part) => !isLost(part));
  if (asking.length < 2 || answered.length === 0) return null;
  if (isLeftWhole(await planOf(deps, turn, how), turn, { asking, answered, isSaidAnew })) return null;
  return joinAnswers(oneSearch(asOneWish(asking)), { ...own, reading: leftBy(parts) ?? own.reading });
}

type Told = { asking: readonly Part[]; answered: readonly Part[] };

/** Whether the message is answered as one: as a whole it says more than its parts, or its parts would judge what it does not ask. */
function isLeftWhole(whole: DeskPlan, turn: Turn, told: Told & { isSaidAnew: boolean }): boolean {
  const { asking, answered, isSaidAnew } = told;
  if (isNoMoreThanOne(whole, turn, told)) return holdsAll(whole, asking);
  if (isSettled(turn) || isBetterWhole(whole, turn, told)) return true;
  if (answered.length === asking.length && isSearchAlone(whole, asking)) return false;
  return isSaidAnew && (answered.length < asking.length || answered.some(isCharged));
}

/** "Who do you like against the spread, and give me a scorer too": taken for one search, it would lose the bets that its other part has judged. */
const isSearchAlone = (whole: DeskPlan, parts: readonly Part[]): boolean =>
  whole?.kind === 'picks' &&
  parts.some(({ found }) => found.kind === 'picks') &&
  parts.some(({ found }) => found.kind === 'desk' && found.answer.verdicts !== null);

/** Several bets that are held against each other or joined are one thing, and so is what is explained. */
const isSettled = ({ isExplained, named }: Turn): boolean =>
  isExplained === true || (named !== undefined && !isOfGameAlone(named));

/** What the message was taken for as a whole is of none of its parts. */
const asIfUnread = ({ general: _general, isExplained: _isExplained, ...turn }: Turn): Turn => turn;

/** What all of it comes to is what one of its parts comes to, and every other one is understood as well: as a whole they would be lost. */
const isNoMoreThanOne = (whole: DeskPlan, { reading }: Turn, { asking, answered }: Told): boolean =>
  answered.length === asking.length &&
  whole !== null &&
  !asking.some(({ plan }) => plan?.kind === 'say' && ASKS_BACK.test(plan.text)) &&
  asking.some((part) => essence(part) === essenceOf(whole, reading) || opensAlike(part.plan, whole));

/** "Which bet do you mean" answers no part. */
const ASKS_BACK = /^(?:Which|What|Whose) [^.]*\?/;

/** The same is told, with another sentence about who is named. */
const opensAlike = (plan: DeskPlan, whole: DeskPlan): boolean =>
  plan?.kind === 'say' && whole?.kind === 'say' && firstSentence(plan.text) === firstSentence(whole.text);
const firstSentence = (text: string): string => text.split(/(?<=[.?!]) /)[0] ?? '';

/** Each part as it is answered behind those before it. Null: one of them is for who needs help. */
async function findParts(deps: TurnDeps, own: Turn, texts: readonly string[], how: Finding): Promise<Part[] | null> {
  const parts: Part[] = [];
  let shownPicks: string | undefined;
  for (const text of texts) {
    const before = leftBy(parts) ?? own.previous;
    const part = await findPart(
      deps,
      { ...own, question: text, previous: before, ...(shownPicks && { shownPicks }), ...wholeBehind(parts, own) },
      how,
    );
    if (part === null) return null;
    if (part.found.kind === 'picks') shownPicks = picksContent(part.found.draft, own);
    parts.push(part);
  }
  return parts;
}

/** What a part goes on from: the part before it, where that leans on nothing itself. */
function wholeBehind(parts: readonly Part[], { previous }: Turn): Partial<Pick<Turn, 'wholeBefore'>> {
  const last = parts.at(-1);
  if (last === undefined) return {};
  const isFirst = parts.length === 1 && previous === null;
  return { wholeBefore: () => last.found.turn.whole ?? (isFirst ? last.text : null) };
}

/** What is looked up of a game, whatever else is asked beside it. */
const isOfGameAlone = ({ want, bets, game }: NamedBets): boolean =>
  isLookedUp(want) && game !== null && bets.length === 0;

const isCharged = ({ found }: Part): boolean =>
  found.kind === 'picks' || (found.kind === 'desk' && found.answer.verdicts !== null);

/** Whether what the message comes to as a whole says more than its parts. */
const isBetterWhole = (whole: DeskPlan, { reading, previous }: Turn, { asking, answered }: Told): boolean =>
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
    left =
      left && isLook && (isOfBets(left) || left.absent != null) && isOfSameGame(left, reading)
        ? withMemoryOf(left, reading)
        : reading;
  }
  return left;
}

const isOfSameGame = ({ focus = [] }: Reading, { focus: other = [] }: Reading): boolean =>
  other.some(({ eventId }) => focus.some((bet) => bet.eventId === eventId));

const isOfBets = ({ focus = [], unjudged, list, ticket, looked = [] }: Reading): boolean =>
  focus.length > 0 && looked.length === 0 && (unjudged !== true || list === true || ticket === true);

const withMemoryOf = (left: Reading, { memory }: Reading): Reading => (memory ? { ...left, memory } : left);

async function findPart(deps: TurnDeps, turn: Turn, how: Finding): Promise<Part | null> {
  const rules = readRules(deps, turn);
  const reading = readWithMemory(turn, rules);
  if (isProtecting(reading.intent)) return null;
  const part = await turnAsMeant(deps, { ...turn, rules, reading });
  const plan = await planOf(deps, part, how);
  return { text: turn.question, plan, found: await findAnswer(deps, part, plan, how) };
}

/** "Thanks" beside a question asks nothing. */
const isTalk = ({ plan, found }: Part): boolean => {
  const { intent, topic } = found.turn.reading;
  if (plan?.kind === 'say' && (isReaction(plan.text) || plan.text === SHOWN_ABOVE)) return true;
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
      const call = COUNTED.has(name) ? `${name} ${kindOf(input)}` : `${name} ${JSON.stringify(input)}`;
      times.set(call, (times.get(call) ?? 0) + betsIn(input));
    }
  }
  return times;
}

/** A sum stands for none of another kind. */
const kindOf = (input: unknown): string => String((input as { calc?: { kind?: unknown } } | null)?.calc?.kind ?? '');

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
