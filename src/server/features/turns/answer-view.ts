import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { AnalysisContent, Pick } from '#contract/analysis.ts';
import type { AnswerContent } from '#contract/answer-content.ts';
import { isBlockField, type PlacedBlocks, withBlock, withBlockWords, wordsBetween } from '#contract/placed-blocks.ts';
import { BlockEvent, PicksEvent, StageEvent, type StreamEvent } from '#contract/stream.ts';

type ShownPicks = { picks: PicksEvent['picks'] | null; odds?: PicksEvent['odds'] };

/** What of an answer has been shown: enough to show it again elsewhere. Texts by field, in the order of their first piece. */
export type AnswerView = ShownPicks & {
  stages: StageEvent[];
  /** With the words that they have so far. */
  blocks: PlacedBlocks;
  texts: [field: string, text: string][];
};

const StoredView = z.object({
  stages: z.array(StageEvent),
  picks: z.nullable(PicksEvent.shape.picks),
  odds: PicksEvent.shape.odds,
  /** None in a view that was saved before there were any. */
  blocks: z._default(z.array(BlockEvent), []),
  texts: z.array(z.tuple([z.string(), z.string()])),
});

/** A view that another process saved, of whatever version. Null: this one cannot read it, so nothing counts as shown yet. */
export function readStoredView(stored: unknown): AnswerView | null {
  const { success, data } = z.safeParse(StoredView, stored);
  return success ? data : null;
}

export function viewOfEvents(events: readonly StreamEvent[]): AnswerView {
  const stages = new Map<string, StageEvent>();
  const texts = new Map<string, string>();
  let shown: ShownPicks = { picks: null };
  let blocks: PlacedBlocks = [];
  for (const { event, data } of events) {
    if (event === 'stage') stages.set(data.stage, data);
    else if (event === 'picks') shown = data;
    else if (event === 'block') blocks = withBlock(blocks, data);
    else if (event === 'delta' && isBlockField(data.field)) blocks = withBlockWords(blocks, data);
    else if (event === 'delta') texts.set(data.field, (texts.get(data.field) ?? '') + data.text);
  }
  return { stages: [...stages.values()], ...shown, blocks, texts: [...texts] };
}

/** The events that take a reader from one view to a later one of the same answer. */
export function eventsBetween(shown: AnswerView | null, next: AnswerView): StreamEvent[] {
  const before = new Map(shown?.texts);
  const stages = next.stages
    .filter((stage) => !shown?.stages.some((old) => old.stage === stage.stage && old.done === stage.done))
    .map((data): StreamEvent => ({ event: 'stage', data }));
  const { picks: listed, odds } = next;
  const picks: StreamEvent[] = listed && !shown?.picks ? [{ event: 'picks', data: { picks: listed, odds } }] : [];
  const deltas = next.texts.flatMap(([field, text]): StreamEvent[] => {
    const rest = text.slice(before.get(field)?.length ?? 0);
    return rest === '' ? [] : [{ event: 'delta', data: { field, text: rest } }];
  });
  return [...stages, ...picks, ...blocksBetween(shown?.blocks ?? [], next.blocks), ...deltas];
}

/** Of a block that was shown only its new words, of every other one the whole. */
const blocksBetween = (shown: PlacedBlocks, next: PlacedBlocks): StreamEvent[] =>
  next.flatMap((data): StreamEvent[] => {
    const before = shown.find(({ at }) => at === data.at);
    const words = before ? wordsBetween(before, data, isDeepStrictEqual) : null;
    return words?.map((delta) => ({ event: 'delta', data: delta })) ?? [{ event: 'block', data }];
  });

const WORDS = [
  'analysis',
  'reasoning',
  'keyFactor',
  'riskFactor',
  'valueExplanation',
  'bankrollRecommendation',
] as const satisfies readonly (keyof Pick)[];

/** A whole answer as it looks when everything of it has been streamed. */
export function viewOfContent(content: AnswerContent): AnswerView {
  const blocks = (content.blocks ?? []).map((block, at) => {
    const evidence = content.evidence?.filter(({ id }) => block.evidenceIds.includes(id)) ?? [];
    return { at, block, ...(evidence.length > 0 && { evidence }) };
  });
  const analysis = 'mainBet' in content ? viewOfAnalysis(content) : { picks: null, texts: summaryOf(content) };
  return { stages: [], blocks, ...analysis };
}

const summaryOf = ({ summary }: AnswerContent): AnswerView['texts'] => (summary ? [['summary', summary]] : []);

function viewOfAnalysis(content: AnalysisContent): Omit<AnswerView, 'stages' | 'blocks'> {
  const picks = [content.mainBet, ...content.additionalBets];
  const words = picks.flatMap((pick, at) => {
    const path = at === 0 ? 'mainBet' : `additionalBets.${at - 1}`;
    return [
      ...WORDS.map((name) => [`${path}.${name}`, pick[name]] as const),
      ...Object.entries(pick.deepDive ?? {}).map(([topic, text]) => [`${path}.deepDive.${topic}`, text] as const),
    ];
  });
  const all = [
    ['summary', content.summary],
    ...words,
    ['bankrollRecommendation', content.bankrollRecommendation],
  ] as const;
  return {
    picks,
    odds: content.dataSource.odds,
    texts: all.flatMap(([field, text]): [string, string][] => (text ? [[field, text]] : [])),
  };
}
