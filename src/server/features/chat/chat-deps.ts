import type { SiteInfo } from '#contract/page.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Schedule } from '../../platform/schedule.ts';
import type { SessionUser } from '../../platform/session.ts';
import type { ModelAnalyst } from '../analysis/model-analyst/model-analyst.ts';
import type { PlayGuard } from '../play-limits/play-guard.ts';
import type { SlateService } from '../slate/slate.service.ts';
import type { LiveTurns } from './live-turns.ts';
import type { TurnGate } from './turn-gate.ts';
import type { TurnLimits } from './turn-limits.ts';

export type ChatDeps = {
  db: Db;
  now: Clock;
  newId: () => string;
  slate: Pick<SlateService, 'current' | 'moves' | 'freshen'>;
  /** What people limited or excluded themselves from. */
  play: Pick<PlayGuard, 'assertMayAnalyse' | 'refusalOfAnalysis'>;
  gate: TurnGate;
  live: LiveTurns;
  site: SiteInfo;
  /** Null: the built-in analyst writes alone. */
  analyst: ModelAnalyst | null;
  schedule: Schedule;
  limits: TurnLimits;
};

/** What a turn needs to know about its sender. */
export type Sender = {
  id: string;
  email: string;
  walletId: string;
  timeZone: string | null;
  settings: SessionUser['settings'];
  unlimited: boolean;
};
