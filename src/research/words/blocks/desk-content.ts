import type { BlocksContent } from '#contract/answer-content.ts';
import { type Block, MOST_BLOCKS } from '#contract/blocks.ts';
import type { MessageAction } from '#contract/chat.ts';
import type { ToolName } from '#contract/research/desk.ts';
import type { Slate } from '../../slate/slate.ts';
import type { Outcome } from '../../tools/outcome.ts';
import type { Bettor } from '../bettor.ts';
import { BUILT_IN_ANALYST, DEMO_NOTICE } from '../compose-answer.ts';
import { said } from './cells.ts';
import { choicesBlock } from './choices-block.ts';
import { lookUpActions } from './look-up-blocks.ts';
import { type Answered, blocksOf } from './outcome-blocks.ts';
import { proposeActions } from './propose-blocks.ts';
import { toldOnce } from './told-once.ts';

type Situation = { bettor: Bettor; nowMs: number; zone: string; slate: Slate | null } & (
  | { kind: 'say'; text: string; choices: readonly string[]; asks?: string }
  | {
      kind: 'calls';
      missing: readonly string[];
      /** The answer to a question about what was judged; it stands in the place of the words that judge it. */
      reasons?: readonly string[];
      /** Questions that ask for a verdict, which nobody did. */
      offers?: readonly string[];
      /** What they are offered as. */
      offersAs?: string;
    }
);

/** What the calls of a question found, as one answer: plain words where that is all there is. */
export function deskContent(
  found: readonly { tool: ToolName; outcome: Outcome<unknown> }[],
  situation: Situation,
): { content: BlocksContent | string; actions: MessageAction[] } {
  if (situation.kind === 'say') return { content: saidContent(situation), actions: [] };
  const { missing, reasons = [], offers = [], offersAs = VERDICT_COSTS, slate, ...situated } = situation;
  const answered = found.map((one) => blocksOf(one as Answered, situated));
  const isGivenReasons = reasons.length > 0;
  const shown = answered.flatMap(({ blocks: of }, at) => (at === 0 && isGivenReasons ? withoutLead(of) : of));
  const asks = choicesBlock(offersAs, offers);
  const most = asks === null ? MOST_BLOCKS : MOST_BLOCKS - 1;
  const told = toldOnce(
    isOfFacts(found) && !isGivenReasons ? withNote(shown, missing) : [...[...missing, ...reasons].map(said), ...shown],
  ).slice(0, most);
  const blocks = asks === null ? told : [...told, asks];
  const evidence = new Map(answered.flatMap(({ evidence: of = [] }) => of.map((item) => [item.id, item] as const)));
  const actions = found.flatMap((one) => actionsOf(one as Answered));
  const [only] = blocks;
  if (only?.kind === 'text' && blocks.length === 1 && evidence.size === 0) return { content: only.text, actions };
  const isPriced = slate !== null && found.some(({ tool }) => !WITHOUT_PRICES.has(tool));
  const content: BlocksContent = {
    blocks,
    ...(evidence.size > 0 && { evidence: [...evidence.values()] }),
    ...(situated.bettor.namesFormat && { oddsFormat: situated.bettor.oddsFormat }),
    ...(isPriced && slate?.asOf && { dataSource: sourceOf(slate, slate.asOf) }),
  };
  return { content, actions };
}

const isOfFacts = (found: readonly { tool: ToolName; outcome: Outcome<unknown> }[]): boolean =>
  found.length > 0 && found.every(({ tool, outcome }) => tool === 'facts_about' && outcome.ok);

/** Of facts what is known comes first; what is not stored is a note below it. */
function withNote(shown: readonly Block[], missing: readonly string[]): Block[] {
  const last = shown.at(-1);
  if (missing.length === 0 || last?.kind !== 'facts') return [...shown, ...missing.map(said)];
  const note = [...(last.note === undefined ? [] : [last.note]), ...missing].join(' ');
  return [...shown.slice(0, -1), { ...last, note }];
}

const VERDICT_COSTS = 'This is free, since no verdict was asked for. For 1 token, ask';

function actionsOf({ tool, outcome }: Answered): MessageAction[] {
  if (!outcome.ok) return [];
  if (tool === 'look_up') return lookUpActions(outcome.data);
  return tool === 'propose' ? proposeActions(outcome.data) : [];
}

/** What is told in other words is not told twice. */
const withoutLead = (blocks: readonly Block[]): readonly Block[] =>
  blocks[0]?.kind === 'text' ? blocks.slice(1) : blocks;

const WITHOUT_PRICES: ReadonlySet<ToolName> = new Set<ToolName>(['calculate', 'look_up', 'propose']);

const sourceOf = ({ odds }: Slate, asOf: Date): NonNullable<BlocksContent['dataSource']> => ({
  model: BUILT_IN_ANALYST,
  odds,
  asOf: asOf.toISOString(),
  ...(odds === 'demo' && { notice: DEMO_NOTICE }),
});

type Said = { text: string; choices: readonly string[]; asks?: string };

function saidContent({ text, choices, asks: words = 'Which do you mean' }: Said): BlocksContent | string {
  const asks = choicesBlock(words, choices);
  if (asks === null) return text;
  return { blocks: [{ kind: 'text', text, evidenceIds: [] }, asks] };
}
