import type { AnalysisContent, Pick } from '#contract/analysis.ts';
import type { PicksEvent, StageEvent, StreamEvent } from '#contract/stream.ts';

type ShownPicks = { picks: PicksEvent['picks'] | null; odds?: PicksEvent['odds'] };

/** What of an answer has been shown: enough to show it again elsewhere. Texts by field, in the order of their first piece. */
export type AnswerView = ShownPicks & {
  stages: StageEvent[];
  texts: [field: string, text: string][];
};

export function viewOfEvents(events: readonly StreamEvent[]): AnswerView {
  const stages = new Map<string, StageEvent>();
  const texts = new Map<string, string>();
  let shown: ShownPicks = { picks: null };
  for (const { event, data } of events) {
    if (event === 'stage') stages.set(data.stage, data);
    else if (event === 'picks') shown = data;
    else if (event === 'delta') texts.set(data.field, (texts.get(data.field) ?? '') + data.text);
  }
  return { stages: [...stages.values()], ...shown, texts: [...texts] };
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
  return [...stages, ...picks, ...deltas];
}

const WORDS = [
  'analysis',
  'reasoning',
  'keyFactor',
  'riskFactor',
  'valueExplanation',
  'bankrollRecommendation',
] as const satisfies readonly (keyof Pick)[];

/** A whole answer as it looks when everything of it has been streamed. */
export function viewOfContent(content: AnalysisContent): AnswerView {
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
    stages: [],
    picks,
    odds: content.dataSource.odds,
    texts: all.flatMap(([field, text]): [string, string][] => (text ? [[field, text]] : [])),
  };
}
