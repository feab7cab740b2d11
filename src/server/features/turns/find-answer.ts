import { contentText } from '#contract/answer-content.ts';
import { BuildParlayInput } from '#contract/research/build-parlay.ts';
import { SPANISH_NOTE } from '#research/language/calls/spanish.ts';
import type { HeldList } from '#research/language/lists/last-list.ts';
import { oddsFormatNamed } from '#research/language/odds-format-named.ts';
import type { Reading } from '#research/language/reading.ts';
import { isProtecting } from '#research/language/reading-values.ts';
import { withStanding } from '#research/language/wishes/standing.ts';
import type { Slate } from '#research/slate/slate.ts';
import { type Bettor, bettorOf, rememberedBettor } from '#research/words/bettor.ts';
import { deskContent } from '#research/words/blocks/desk-content.ts';
import { missedReading, shownIn } from '#research/words/blocks/shown-in.ts';
import { composeAnswer, type Draft } from '#research/words/compose-answer.ts';
import { notStored } from '#research/words/not-stored.ts';
import { nothingFits } from '#research/words/nothing-fits.ts';
import { samePicks } from '#research/words/plain-answers/same-picks.ts';
import { AppError } from '../../platform/errors.ts';
import { type DeskAnswer, deskAnswer } from './desk-answer.ts';
import { draftAnswer } from './draft-answer.ts';
import { tellAboutPicks } from './explain-earlier-pick.ts';
import { type FreeAnswer, freeAnswer } from './free-answer.ts';
import { freshSlate } from './fresh-slate.ts';
import { type MovesOf, seriesOf } from './gather-moves.ts';
import type { LiveTurn } from './live-turns.ts';
import { type DeskPlan, planDeskCalls } from './plan-desk-calls.ts';
import { withGiven } from './read-turn.ts';
import type { StageTeller } from './stage-teller.ts';
import type { Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';
import { notesOf, PICKS } from './turn-notes.ts';

/** What answers a question, before anything of it is saved, charged or shown. `turn`: with what a later question may lean on. */
export type FoundAnswer = { turn: Turn } & (
  | { kind: 'free'; answer: FreeAnswer }
  | { kind: 'desk'; answer: DeskAnswer }
  | { kind: 'picks'; draft: Draft }
);

export type Finding = { live: LiveTurn; stages: StageTeller };

const onWaitFor = (stages: StageTeller) => () => stages.waited('prices', 'Getting the latest prices...');

/** What of the desk a question asks for; who needs help asks for none of it. */
export const planOf = (deps: TurnDeps, turn: Turn, { live, stages }: Finding): Promise<DeskPlan> =>
  isProtecting(turn.reading.intent) ? Promise.resolve(null) : planDeskCalls(deps, turn, live, onWaitFor(stages));

export async function findAnswer(
  deps: TurnDeps,
  turn: Turn,
  plan: DeskPlan,
  { live, stages }: Finding,
): Promise<FoundAnswer> {
  const format = oddsFormatNamed(turn.input.message);
  const settings = format ? { ...turn.user.settings, oddsFormat: format, namesFormat: true } : turn.user.settings;
  const bettor = rememberedBettor(bettorOf(settings, turn.reading), turn.reading);
  const how = { live, stages, bettor };
  if (plan?.kind === 'about') {
    const told = { ...turn, reading: backAt(plan.list, stillSpokenOf(turn)) };
    const { text, reading } = (await tellAboutPicks(deps.db, told, plan.about, bettor)) ?? { ...told, text: GONE };
    return { kind: 'free', turn: { ...turn, reading }, answer: { text, age: 'of_age' } };
  }
  if (plan?.kind === 'picks') {
    const { heldList } = turn.reading;
    const reading = await withGiven(deps.db, turn, { ...plan.reading, ...(heldList && { heldList }) });
    return findPicks(deps, { ...turn, reading }, { ...how, refines: plan.refines });
  }
  if (plan) {
    const answer = await deskAnswer(deps, turn, plan, bettor);
    const reading = { ...readingBehind(plan, turn, answer), ...answer.memory };
    return { kind: 'desk', turn: { ...turn, reading }, answer };
  }
  const free = await freeAnswer(deps, turn, bettor);
  if (free) return { kind: 'free', turn, answer: spoken(turn, free) };
  const reading = withStanding(turn.reading, turn.reading.memory);
  return findPicks(deps, { ...turn, reading }, { ...how, refines: false });
}

/** Words alone leave what was asked for before as it was. */
const stillSpokenOf = ({ previous, reading }: Turn): Reading =>
  previous
    ? {
        ...previous,
        absent: null,
        pointed: null,
        // What is judged beside the picks leaves them what can be gone back to.
        ...(reading.heldList && { heldList: reading.heldList }),
        ...(reading.memory && { memory: reading.memory }),
      }
    : reading;

/** Picks that are told of once more are what is spoken of from here on. */
const backAt = (list: HeldList | undefined, reading: Reading): Reading =>
  list === undefined
    ? reading
    : { ...reading, focus: list.bets, kept: list.kept, list: true, ticket: false, unjudged: false, looked: [] };

/** What a later question goes on from: a parlay that keeps a bet of before is still of what was asked for then. */
function readingBehind(
  plan: Extract<DeskPlan, { kind: 'calls' | 'say' }>,
  turn: Turn,
  { memory }: DeskAnswer,
): Reading {
  // A search that was refused is what its correction goes on from.
  if (plan.kind === 'say' && plan.wish) return missedReading(plan.wish, turn.previous?.list ? turn.previous : null);
  if (plan.kind === 'say' || memory.pointed != null) return stillSpokenOf(turn);
  if (plan.explains !== null) return { ...stillSpokenOf(turn), pointed: plan.pointed };
  const shown = new Set((turn.previous?.focus ?? []).map(({ eventId }) => eventId));
  const parlays = plan.inputs.flatMap((input) => BuildParlayInput.safeParse(input).data ?? []);
  const legs = parlays.flatMap((parlay) => parlay.legs);
  if (!legs.some(({ eventId }) => shown.has(eventId)) && !isChosenAnew(parlays, turn)) return turn.reading;
  const { calculation: _, ...kept } = stillSpokenOf(turn);
  return { ...kept, ...refusedIn(parlays, kept), looked: [] };
}

/** "Longer than that, like +2000" is of what the parlay before was asked for; who asks for a parlay anew says of what. */
const isChosenAnew = (parlays: readonly BuildParlayInput[], { previous, reading }: Turn): boolean =>
  previous?.ticket === true &&
  reading.intent !== 'parlay' &&
  parlays.some(({ legs, choose }) => legs.length === 0 && choose !== undefined);

/** Leagues that are refused of a parlay are of none of its later legs either. */
function refusedIn(parlays: readonly BuildParlayInput[], { excluded }: Reading): Partial<Reading> {
  const [choose] = parlays.flatMap((parlay) => parlay.choose ?? []);
  const { leagues, excludedLeagues = [] } = choose ?? {};
  if (excludedLeagues.length === 0) return {};
  return { excluded: { teams: [], ...excluded, leagues: excludedLeagues }, ...(leagues && { leagues }) };
}

const GONE = 'Those picks are no longer stored in this chat. Ask for them again.';

/** `refines`: it asks for the search before with another part. */
type Search = { live: LiveTurn; stages: StageTeller; bettor: Bettor; refines: boolean };

async function findPicks(deps: TurnDeps, turn: Turn, { live, stages, bettor, refines }: Search): Promise<FoundAnswer> {
  const slate = await freshSlate(deps, turn, live, onWaitFor(stages));
  if (slate.asOf === null) throw new AppError('unavailable', noOddsYet(slate));
  const movesOf: MovesOf = (prices) => deps.slate.moves(prices.map(seriesOf));
  const draftDeps = { ...deps, movesOf, onStage: stages.tell, bettor, zone: turn.zone, before: turn.previous?.memory };
  const found = await draftAnswer(draftDeps, slate, turn.reading, turn.input.mode);
  const draft = found && { ...found, missing: [...notesOf(turn, deps.site, PICKS), ...found.missing] };
  const missed = { ...turn, reading: missedReading(turn.reading, refines ? turn.previous : null) };
  if (draft && draft.instead.length > 0) return notStoredAnswer(missed, draft);
  if (!draft) return freeOf(missed, nothingFits(slate, turn.reading, bettor));
  // Who asks for a parlay asks for no single bet.
  if (turn.reading.intent === 'parlay' && draft.drafts.length < FEWEST_LEGS) return freeOf(missed, ONE_LEG);
  const same = refines ? samePicks(draft, turn.reading) : null;
  if (same !== null) return freeOf({ ...turn, reading: { ...stillSpokenOf(turn), pointed: same.pointed } }, same.text);
  return { kind: 'picks', turn: { ...turn, reading: { ...turn.reading, ...shownIn(draft, turn.reading) } }, draft };
}

const FEWEST_LEGS = 2;
const ONE_LEG =
  'A parlay needs two legs at one book, and only one bet here fits, so none was built and nothing was charged. Ask with fewer limits, or for that game’s best bet.';

const freeOf = (turn: Turn, text: string): FoundAnswer => ({ kind: 'free', turn, answer: { text, age: 'of_age' } });

/** Something else than was asked for would be another bet: what is missing is said, and what there is may be asked for. */
function notStoredAnswer(turn: Turn, { instead, bettor }: Draft): FoundAnswer {
  const said = {
    kind: 'say' as const,
    asks: 'Would you like one of these instead',
    ...notStored(instead, turn.reading),
  };
  const { content } = deskContent([], { ...said, bettor, slate: null, nowMs: 0, zone: turn.zone });
  return { kind: 'desk', turn, answer: { content, actions: [], age: 'of_age', verdicts: null, memory: {}, found: [] } };
}

/** The picks of a draft as they are going to be saved, for what is asked about them in the same message. */
export const picksContent = (draft: Draft, { input }: Turn): string =>
  contentText(composeAnswer(draft, input.mode, 0).content);

/** A question in Spanish is told in one line of it why the answer is in English. */
const spoken = ({ isSpanish }: Turn, answer: FreeAnswer): FreeAnswer =>
  isSpanish ? { ...answer, text: `${SPANISH_NOTE}\n\n${answer.text}` } : answer;

const noOddsYet = (slate: Slate): string =>
  slate.odds === 'live'
    ? 'There are no live odds at the moment, so nothing can be priced. Nothing was charged; please try again in a minute.'
    : 'The slate is still being prepared. Nothing was charged; please try again in a moment.';
