import type { ProposedAction, ProposeInput, ProposeResult } from '#contract/research/propose.ts';
import type { Outcome } from '../outcome.ts';
import type { Access } from '../tool.ts';
import type { Need, World } from '../world.ts';
import { proposeAlert } from './alert.ts';
import { proposeLimit, proposeSelfExclusion, proposeTimeOut } from './limits.ts';
import { proposeSetting } from './settings.ts';
import { proposeTrackedBet } from './tracked-bet.ts';

type Proposals = {
  [Kind in ProposedAction['kind']]: (
    action: Extract<ProposedAction, { kind: Kind }>,
    world: World,
  ) => Outcome<ProposeResult>;
};

const PROPOSALS: Proposals = {
  alert: proposeAlert,
  tracked_bet: proposeTrackedBet,
  setting: proposeSetting,
  limit: proposeLimit,
  time_out: proposeTimeOut,
  self_exclusion: proposeSelfExclusion,
};

/** Something to be done, told for a button. It looks and describes; the click does it. */
export const propose = ({ action }: ProposeInput, world: World): Outcome<ProposeResult> =>
  (PROPOSALS[action.kind] as (asked: ProposedAction, world: World) => Outcome<ProposeResult>)(action, world);

/** Limits and settings stay open while betting is closed to the account. */
export const proposeAccess = ({ action: { kind } }: ProposeInput): Access =>
  kind === 'alert' || kind === 'tracked_bet' ? 'free' : 'account';

const NEEDS: Readonly<Partial<Record<ProposedAction['kind'], Need>>> = {
  setting: { kind: 'own_settings' },
  limit: { kind: 'own_limits' },
  time_out: { kind: 'own_limits' },
  self_exclusion: { kind: 'own_limits' },
};

export function proposeNeeds({ action }: ProposeInput): readonly Need[] {
  const need = NEEDS[action.kind];
  return need ? [need] : [];
}
