import type { BlocksContent } from '#contract/answer-content.ts';
import type { Block } from '#contract/blocks.ts';
import { type BlockOf, MOST_ROWS } from '#contract/blocks.ts';
import type { ShowBoardResult } from '#contract/research/board.ts';
import type { BuildParlayResult } from '#contract/research/build-parlay.ts';
import type { CalculateResult } from '#contract/research/calculate-result.ts';
import type { FactRow, FactsAboutResult } from '#contract/research/facts.ts';
import type { FindGamesResult } from '#contract/research/games.ts';
import type { LookUpResult } from '#contract/research/look-up.ts';
import type { LineMovesResult } from '#contract/research/moves.ts';
import type { Evidence } from '#contract/research/outcome.ts';
import type { PriceBetsResult } from '#contract/research/price-bets.ts';
import type { ProposeResult } from '#contract/research/propose.ts';
import type { ScanPricesResult } from '#contract/research/scans.ts';
import type { Found, Outcome } from '../../tools/outcome.ts';
import { boardBlocks } from './board-blocks.ts';
import { gamesBlocks } from './games-blocks.ts';
import { lookUpBlocks } from './look-up-blocks.ts';
import { movesBlocks } from './moves-blocks.ts';
import { parlayBlocks } from './parlay-blocks.ts';
import { proposeBlocks } from './propose-blocks.ts';
import { refusalBlocks } from './refusal-blocks.ts';
import { scanBlocks } from './scan-blocks.ts';
import { statedBetBlocks } from './stated-bet-blocks.ts';
import type { Told } from './told.ts';

/** What is known beside prices: the words tell the first of it, the cards the rest, game by game. */
function factsBlocks({ answer, facts, total }: FactsAboutResult): Block[] {
  const [first, ...others] = facts.slice(0, MOST_ROWS);
  const byGame = new Map<string, FactRow[]>();
  for (const fact of others) byGame.set(fact.game, [...(byGame.get(fact.game) ?? []), fact]);
  const blocks = [...byGame].map(([game, rows]) => gameFacts(game, rows, game === first?.game));
  const last = blocks.at(-1);
  if (last && total > facts.length) last.note = `${facts.length} of ${total} facts.`;
  return [{ kind: 'text', text: answer, evidenceIds: first ? [first.evidenceId] : [] }, ...blocks];
}

const gameFacts = (game: string, rows: readonly FactRow[], isToldOf: boolean): BlockOf<'facts'> => ({
  kind: 'facts',
  title: `${isToldOf ? 'Also stored' : 'Stored'} beside the prices of ${game}`,
  facts: rows.map(({ text, sourceName, sourceUrl, observedAt, effect }) => ({
    text,
    sourceName,
    ...(sourceUrl && { sourceUrl }),
    observedAt,
    effect,
  })),
  evidenceIds: rows.map(({ evidenceId }) => evidenceId),
});

/** The tools whose results become blocks as they are; the others need words of their own. */
type Results = {
  find_games: FindGamesResult;
  show_board: ShowBoardResult;
  build_parlay: BuildParlayResult;
  price_bets: PriceBetsResult;
  facts_about: FactsAboutResult;
  calculate: CalculateResult;
  scan_prices: ScanPricesResult;
  line_moves: LineMovesResult;
  look_up: LookUpResult;
  propose: ProposeResult;
};

type Writers = { [Name in keyof Results]: (found: Found<Results[Name]>, told: Told) => Block[] };

const WRITERS: Writers = {
  find_games: ({ data }, told) => gamesBlocks(data, told),
  show_board: ({ data }, told) => boardBlocks(data, told),
  build_parlay: ({ data }, told) => parlayBlocks(data, told),
  price_bets: ({ data }, told) => statedBetBlocks(data, told),
  facts_about: ({ data }) => factsBlocks(data),
  calculate: ({ data, assumed }) => calculationBlocks(data, assumed),
  scan_prices: ({ data }, told) => scanBlocks(data, told),
  line_moves: ({ data, assumed }, told) => movesBlocks(data, assumed, told),
  look_up: ({ data, assumed }, told) => lookUpBlocks(data, assumed, told),
  propose: ({ data, assumed }, told) => proposeBlocks(data, assumed, told),
};

/** A call that was run, by the name of its tool. */
export type Answered = { [Name in keyof Results]: { tool: Name; outcome: Outcome<Results[Name]> } }[keyof Results];

export const blocksOf = ({ tool, outcome }: Answered, told: Told): Pick<BlocksContent, 'blocks' | 'evidence'> =>
  outcomeBlocks(tool, outcome as Outcome<never>, told);

/** What a tool found, or why it did not, as an answer's blocks with what they cite. */
export function outcomeBlocks<Name extends keyof Results>(
  name: Name,
  outcome: Outcome<Results[Name]>,
  told: Told,
): Pick<BlocksContent, 'blocks' | 'evidence'> {
  if (!outcome.ok) return { blocks: refusalBlocks(outcome) };
  const write: (found: Found<Results[Name]>, told: Told) => Block[] = WRITERS[name];
  const blocks = write(outcome, told);
  const cited = new Set(blocks.flatMap(({ evidenceIds }) => evidenceIds));
  const evidence = outcome.evidence.filter(({ id }) => cited.has(id)).map(toSource);
  return { blocks, ...(evidence.length > 0 && { evidence }) };
}

const toSource = ({ id, text, sourceName, sourceUrl, observedAt }: Evidence) => ({
  id,
  name: sourceName,
  text,
  ...(sourceUrl && { url: sourceUrl }),
  observedAt,
});

/** A sum: the answer in a sentence, then what went in, what came out and how. */
function calculationBlocks({ kind, answer, ...worked }: CalculateResult, assumed: readonly string[]): Block[] {
  return [
    { kind: 'text', text: answer, evidenceIds: [] },
    { kind: 'calculation', calc: kind, ...worked, assumed: [...assumed], evidenceIds: [] },
  ];
}
