import type { SiteInfo } from '#contract/page.ts';
import type { BuildPick } from '#research/tools/best-bets/build-pick.ts';
import type { Loaded, Need } from '#research/tools/world.ts';
import type { Db } from '../../platform/database/database.ts';
import type { SessionUser } from '../../platform/http/session.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Schedule } from '../../platform/process/schedule.ts';
import type { Tracer } from '../../platform/process/tracer.ts';
import type { PlayGuard } from '../play-limits/play-guard.ts';
import type { SlateService } from '../slate/slate.service.ts';
import type { ZoneByName } from './known-zones.ts';
import type { LiveTurns } from './live-turns.ts';
import type { ModelAnalyst } from './model/model-analyst.ts';
import type { TurnGate } from './turn-gate.ts';
import type { TurnTimes } from './turn-times.ts';

/** What calls of the desk read beside the slate. */
export type LoadNeeds = (user: Sender, needs: readonly Need[]) => Promise<Loaded>;

export type TurnDeps = {
  db: Db;
  now: Clock;
  newId: () => string;
  slate: Pick<SlateService, 'current' | 'moves' | 'freshen'>;
  loadNeeds: LoadNeeds;
  /** What people limited or excluded themselves from. */
  play: Pick<PlayGuard, 'assertMayAnalyse' | 'assertOfAge' | 'noteUnderAge' | 'refusalOfAnalysis'>;
  gate: TurnGate;
  live: LiveTurns;
  zoneByName: ZoneByName;
  buildPick: BuildPick;
  site: SiteInfo;
  /** Keys the counters of what an account does. */
  authSecret: AuthSecret;
  /** Null: the built-in analyst writes alone. */
  analyst: ModelAnalyst | null;
  schedule: Schedule;
  limits: TurnTimes;
  /** Absent: nobody collects spans. */
  tracer?: Tracer | undefined;
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
