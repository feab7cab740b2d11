import type { DataSource, Parlay, Pick } from '#contract/analysis.ts';

/** What the screens show of an answer. Saved answers of any age come through here, so almost everything may be missing. */

export type SourceView = {
  name: string;
  text?: string | undefined;
  url?: string | undefined;
  observedAt?: string | undefined;
};

export type PickView = Partial<Omit<Pick, 'pick' | 'sources'>> & { pick: string; sources: readonly SourceView[] };

export type ParlayView = Partial<Omit<Parlay, 'legs' | 'sources'>> & {
  legs: readonly string[];
  sources: readonly SourceView[];
};

export type DataSourceView = Partial<DataSource>;

export type AnswerView = {
  summary?: string | undefined;
  picks: readonly PickView[];
  parlay?: ParlayView | undefined;
  bestValue?: string | undefined;
  bankrollRecommendation?: string | undefined;
  processingTime?: string | undefined;
  dataSource?: DataSourceView | undefined;
};
