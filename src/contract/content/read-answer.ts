import type { DataSource, Parlay, Pick } from '../analysis.ts';
import type { Block } from '../blocks.ts';
import type { OddsFormat } from '../settings.ts';
import type { Ticket } from '../ticket.ts';

/**
 * What the screens show of an answer, saved or on its way. Saved answers of any age come through here, so almost everything may be
 * missing.
 */

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

export type ParlayView = Partial<Omit<Parlay, 'legs' | 'sources'>> &
  Partial<Omit<Ticket, 'book' | 'legs' | 'price' | 'returns' | 'chance' | 'fair' | 'edge' | 'otherBooks'>> & {
    legs: readonly string[];
    /** The legs whole; absent where they are picks of the same answer, or words alone. */
    bets?: readonly PickView[];
    /** Its price is the bettor's own, and that of no book. */
    isOwnPrice?: boolean;
    sources: readonly SourceView[];
  };

export type DataSourceView = Partial<DataSource>;

/** A block with what it names: its picks whole, and what its marks such as [1] lead to. */
export type ShownBlock =
  | { kind: 'picks'; picks: readonly PickView[] }
  | { kind: 'parlay'; parlay: ParlayView }
  | (Exclude<Block, { kind: 'picks' | 'parlay' }> & { sources: readonly SourceView[] });

export type ShownBlockOf<Kind extends ShownBlock['kind']> = Extract<ShownBlock, { kind: Kind }>;

export type ReadAnswer = {
  /** Of the form it was saved in: 0 plain text, 1 an analysis alone, 2 with blocks. */
  version: number;
  /** The whole of an answer that is plain text. */
  plain?: string | undefined;
  summary?: string | undefined;
  /** In reading order; every pick and the parlay stand in one of them. */
  blocks: readonly ShownBlock[];
  /** All of them, wherever they stand among the blocks. */
  picks: readonly PickView[];
  looseWords?: LooseWords | undefined;
  parlay?: ParlayView | undefined;
  bestValue?: string | undefined;
  bankrollRecommendation?: string | undefined;
  totalPicks?: number | undefined;
  processingTime?: string | undefined;
  dataSource?: DataSourceView | undefined;
  /** How its question wants prices written; absent: as its reader has set it. */
  oddsFormat?: OddsFormat | undefined;
};
