import type { SiteInfo } from '#contract/page.ts';
import type { PlayLimits } from '#contract/play-limits.ts';
import type { RecordSummary } from '#contract/record.ts';
import type { BettorSettings } from '#contract/settings.ts';
import type { SideChange } from '../slate/prices-at.ts';
import type { Slate } from '../slate/slate.ts';
import type { Bettor } from '../words/bettor.ts';
import type { OwnBets } from './look-up/own-bet.ts';

/** What a turn's tools look at: one slate, one bettor, one moment, from start to end. */
export type World = {
  slate: Slate;
  bettor: Bettor;
  nowMs: number;
  /** IANA name; times are told in it. */
  zone: string;
  /** What this round's calls said that they need beside the slate. */
  loaded: Loaded;
  may: May;
};

/**
 * What the bettor may have, judged once for a turn: everything, what costs nothing (too few tokens for a verdict), or
 * help alone (excluded, on a time-out, under age).
 */
export type May = 'verdicts' | 'free' | 'help';

/** Something stored that a call reads beside the slate. A round's needs are read in one batch. */
export type Need =
  | LineHistoryNeed
  | { kind: 'site' }
  | { kind: 'record' }
  | { kind: 'own_bets' }
  | { kind: 'own_limits' }
  | { kind: 'own_settings' }
  | { kind: 'wallet' };

export type LineHistoryNeed = { kind: 'line_history'; eventId: string; market: string; player: string };

export type Loaded = {
  /** By `historyKey`: every recorded change of a market's prices at every book, oldest first. */
  lineHistory: ReadonlyMap<string, readonly SelectionChange[]>;
  /** Absent where no call asked for it. */
  site?: SiteInfo;
  record?: RecordSummary;
  /** Null: nobody is signed in. */
  ownBets?: OwnBets | null;
  ownLimits?: PlayLimits | null;
  ownSettings?: BettorSettings | null;
  wallet?: Wallet | null;
};

/** What an account has left, and what its newest answers cost, newest first: 0 where one was free. */
export type Wallet = { balance: number; unlimited: boolean; charges: readonly number[] };

/** One recorded change of the price of one side. */
export type SelectionChange = SideChange;

export const NOTHING_LOADED: Loaded = { lineHistory: new Map() };

export const historyKey = ({ eventId, market, player }: Omit<LineHistoryNeed, 'kind'>): string =>
  `${eventId}|${market}|${player}`;

/** What the server loads because a call said that it needs it. */
export function loadedOf<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} was not loaded`);
  return value;
}
