import type { DataSource, Parlay, Pick } from '#contract/analysis.ts';

/** What the screens show of an answer. Saved answers of any age come through here, so almost everything may be missing. */

export type SourceView = {
  name: string;
  text?: string | undefined;
  url?: string | undefined;
  observedAt?: string | undefined;
};

export type PickView = Partial<Omit<Pick, 'pick' | 'sources'>> & {
  pick: string;
  /** A stake that is not a number, such as "1-2 units". */
  unitsText?: string;
  sources: readonly SourceView[];
};

/** What an answer says of a bet without the bet itself, or beside what the bet's own card says. */
export type LooseWords = Partial<
  Record<
    | 'sport'
    | 'game'
    | 'analysis'
    | 'reasoning'
    | 'keyFactor'
    | 'riskFactor'
    | 'valueExplanation'
    | 'bankrollRecommendation',
    string
  >
> & { sources: readonly SourceView[] };

export type ParlayView = Partial<Omit<Parlay, 'legs' | 'sources'>> & {
  legs: readonly string[];
  sources: readonly SourceView[];
};

export type DataSourceView = Partial<DataSource>;

export type AnswerView = {
  summary?: string | undefined;
  picks: readonly PickView[];
  looseWords?: LooseWords | undefined;
  parlay?: ParlayView | undefined;
  bestValue?: string | undefined;
  bankrollRecommendation?: string | undefined;
  totalPicks?: number | undefined;
  processingTime?: string | undefined;
  dataSource?: DataSourceView | undefined;
};
