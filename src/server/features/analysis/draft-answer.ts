import type { AnalysisMode, Parlay } from '#contract/analysis.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { combineLegs } from '#engine/picks/parlay.ts';
import type { Reading } from '#engine/questions/reading.ts';
import type { PriceMove, Slate } from '../slate/slate.ts';
import { buildPick } from './build-pick.ts';
import type { Candidate } from './candidates.ts';
import { DEEP_PICKS, type Draft, type OnStage } from './compose-answer.ts';
import { booksToFollow, type OtherMoves } from './deep-evidence.ts';
import { signedPercent } from './format.ts';
import type { PickDraft } from './pick-draft.ts';
import { type SearchSize, searchSlate } from './search.ts';
import { judgeStatedPrice } from './stated-price.ts';

const REGULAR_PICKS = 3;
const PRO_PICKS = 10;
const PARLAY_LEGS = 3;
const MAX_PER_EVENT = 2;

export type DraftDeps = {
  now: () => Date;
  newId: () => string;
  /** Recorded changes of one price at one book, oldest first. */
  movesOf: (candidate: Candidate, bookKey: string) => Promise<readonly PriceMove[]>;
  onStage?: OnStage;
};

/**
 * Steps three to five of an answer: gathers what fits, prices it, picks. Null when the slate holds nothing that fits,
 * however the question is widened. Reads the slate that it is given from start to end, so that one answer never mixes
 * two moments.
 */
export async function draftAnswer(
  deps: DraftDeps,
  slate: Slate,
  asked: Reading,
  mode: AnalysisMode,
): Promise<Draft | null> {
  const now = deps.now();
  const reading = asBet(asked);
  const result = searchSlate(slate, reading, sizeOf(reading, mode), now);
  const chosen = result.found;
  if (chosen.length === 0 || slate.asOf === null) return null;
  deps.onStage?.('scan', chosen.length, chosen.length);
  const deep = mode === 'pro' ? DEEP_PICKS : 0;
  let analysed = 0;
  const drafts = await Promise.all(
    chosen.map(async (candidate, at) => {
      const id = deps.newId();
      const [moves, others] = await Promise.all([
        deps.movesOf(candidate, candidate.priced.book),
        at < deep ? otherMoves(deps, candidate) : undefined,
      ]);
      const draft = buildPick({ id, candidate, slate, moves, now, ...(others && { others }) });
      analysed += 1;
      deps.onStage?.('analyze', analysed, chosen.length);
      return draft;
    }),
  );
  const parlay = reading.intent === 'parlay' && drafts.length > 1 ? buildParlay(drafts) : null;
  return {
    drafts,
    considered: result.considered,
    worth: result.worth,
    books: new Set(drafts.flatMap(({ pick }) => pick.proof.books.map((book) => book.book))).size,
    notices: [...result.notices, ...parlayNotices(reading, parlay)],
    reply: judgeStatedPrice(reading, drafts[0]),
    parlay,
    odds: slate.odds,
    asOf: slate.asOf,
  };
}

const otherMoves = (deps: DraftDeps, candidate: Candidate): Promise<OtherMoves[]> =>
  Promise.all(
    booksToFollow(candidate).map(async (bookKey) => ({ bookKey, moves: await deps.movesOf(candidate, bookKey) })),
  );

function sizeOf(reading: Reading, mode: AnalysisMode): SearchSize {
  // Without a price of the writer's there is nothing to hold the bet against but other bets.
  if (reading.intent === 'slip_check' && reading.statedDecimal !== null)
    return { wanted: reading.count ?? 1, maxPerEvent: MAX_PER_EVENT };
  // One leg a game: legs of one game depend on each other, which an independent product would hide.
  if (reading.intent === 'parlay') return { wanted: Math.max(2, reading.count ?? PARLAY_LEGS), maxPerEvent: 1 };
  const wanted = reading.count ?? (mode === 'pro' ? PRO_PICKS : REGULAR_PICKS);
  return { wanted, maxPerEvent: reading.teams.length > 0 ? wanted : MAX_PER_EVENT };
}

/** "-120 for the Dodgers" is a price on who wins. */
const asBet = (reading: Reading): Reading =>
  reading.intent === 'slip_check' && reading.teams.length > 0 && reading.markets.length === 0 && reading.line === null
    ? { ...reading, markets: ['moneyline'] }
    : reading;

function buildParlay(drafts: readonly PickDraft[]): Parlay {
  const combined = combineLegs(
    drafts.map(({ pick }) => ({ eventId: pick.eventId, decimal: pick.oddsDecimal, probability: pick.fairProbability })),
  );
  return {
    legs: drafts.map(({ pick }) => `${pick.pick} (${pick.game}) ${pick.odds} at ${pick.book}`),
    totalOdds: formatAmerican(combined.decimal),
    totalOddsDecimal: combined.decimal,
    jointProbability: combined.probability,
    edge: combined.edge,
    correlation: 'The legs are different games, so they are treated as independent: correlation 0.',
    sources: drafts.flatMap(({ pick }) => pick.sources.filter((source) => source.id === 'offer')),
  };
}

function parlayNotices(reading: Reading, parlay: Parlay | null): string[] {
  if (reading.intent !== 'parlay') return [];
  if (!parlay) return ['A parlay needs two games; only one fits, so it stands alone.'];
  const verdict =
    parlay.edge > 0
      ? 'has a positive expected value, though an error in one leg multiplies through all of them'
      : 'loses money on average, because margins multiply';
  return [`The parlay pays ${parlay.totalOdds} and ${verdict} (${signedPercent(parlay.edge)}).`];
}
