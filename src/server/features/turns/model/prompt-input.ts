import type { PickDraft } from '#research/tools/best-bets/pick-draft.ts';
import type { BlockEvidence } from '#research/words/blocks/block-evidence.ts';
import { estimateTokens } from './estimate-tokens.ts';

export const MODEL_FIELDS = [
  'why',
  'keyFactor',
  'riskFactor',
  'valueExplanation',
  'lineMovement',
  'books',
  'matchup',
  'injuries',
  'weather',
  'headToHead',
  'against',
  'wouldChange',
  'risk',
  'note',
] as const;
/** What a model may write of a pick: the argument, its fields, and the topics of a closer look; of a block `why`, `risk` or `note`. */
export type ModelField = (typeof MODEL_FIELDS)[number];

/** The fields to write and the most sentences of each. */
export type Wanted = Readonly<Partial<Record<ModelField, number>>>;

/** `id` is short and of this prompt alone. */
export type PromptPick = { id: string; draft: PickDraft; wanted: Wanted };

export type PromptBlock = { id: string; block: BlockEvidence; wanted: Wanted };

/** An offer and its fair price: less would leave nothing to write about. */
const LEAST_ITEMS = 2;
const EMAIL = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g;

/**
 * The picks and blocks with their evidence and the question, as one JSON text of at most so many tokens. What does not fit is left
 * out from the end of the longest list of evidence, which is what bears on its pick least, and the pick says how much.
 * Nothing about the reader goes in; an address in the question is taken out.
 */
export function promptInput(args: {
  picks: readonly PromptPick[];
  blocks?: readonly PromptBlock[];
  question: string;
  atMostTokens: number;
}): string {
  const { picks, blocks = [], atMostTokens } = args;
  const question = withoutAddresses(args.question);
  const kept = [
    ...picks.map(({ draft }) => draft.evidence.items.length),
    ...blocks.map(({ block }) => block.items.length),
  ];
  const text = () =>
    JSON.stringify({
      ...(picks.length > 0 && { picks: picks.map((pick, at) => toObject(pick, kept[at] ?? 0)) }),
      ...(blocks.length > 0 && { blocks: blocks.map((block, at) => blockObject(block, kept[picks.length + at] ?? 0)) }),
      question,
    });
  let json = text();
  while (estimateTokens(json) > atMostTokens) {
    const longest = kept.indexOf(Math.max(...kept));
    const items = kept[longest] ?? 0;
    if (items <= LEAST_ITEMS) break;
    kept[longest] = items - 1;
    json = text();
  }
  return json;
}

/** What somebody writes about bets needs no address of anybody. */
export const withoutAddresses = (question: string): string => question.replace(EMAIL, '[address]');

const blockObject = ({ id, wanted, block: { kind, items } }: PromptBlock, kept: number) => ({
  id,
  kind,
  write: wanted,
  evidence: items.slice(0, kept).map((item) => ({ id: item.id, values: item.values })),
  ...(items.length > kept && { evidenceLeftOut: items.length - kept }),
});

function toObject({ id, draft, wanted }: PromptPick, kept: number) {
  const { pick, evidence } = draft;
  const leftOut = evidence.items.length - kept;
  return {
    id,
    pick: pick.pick,
    game: pick.game,
    sport: pick.sport,
    market: pick.market,
    verdict: pick.verdict,
    write: wanted,
    evidence: evidence.items.slice(0, kept).map((item) => ({ id: item.id, values: tellable(item.values) })),
    ...(leftOut > 0 && { evidenceLeftOut: leftOut }),
  };
}

/** Stakes are the server's to tell, and the money in them is the reader's own affair. */
const STAKES: ReadonlySet<string> = new Set(['units', 'share', 'unit', 'kelly']);

const tellable = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !STAKES.has(name)));
