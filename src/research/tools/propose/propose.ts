import type { Choice } from '#contract/research/outcome.ts';
import type { PriceBetsInput } from '#contract/research/price-bets.ts';
import type { ProposedAction, ProposeInput, ProposeResult } from '#contract/research/propose.ts';
import { type Outcome, refusal } from '../outcome.ts';
import type { Access } from '../tool.ts';
import type { Need, World } from '../world.ts';
import { proposeLimit, proposeSelfExclusion, proposeTimeOut } from './limits.ts';
import { proposeSetting } from './settings.ts';

type Proposals = {
  [Kind in ProposedAction['kind']]: (
    action: Extract<ProposedAction, { kind: Kind }>,
    world: World,
  ) => Outcome<ProposeResult>;
};

const PROPOSALS: Proposals = {
  alert: ({ bet, price }) =>
    refusal('not_available', 'Price alerts are not available here yet, so none was set.', {
      named: ['alert'],
      choices: [judge(`What would ${price} be worth now?`, { bets: [{ ...bet, price }] })],
    }),
  tracked_bet: ({ bet, stakeCents }) =>
    refusal('not_available', 'Bets of your own cannot be tracked here yet, so none was kept.', {
      named: ['tracked_bet'],
      choices: [judge('What is that bet worth now?', { bets: [bet], stakeCents })],
    }),
  setting: proposeSetting,
  limit: proposeLimit,
  time_out: proposeTimeOut,
  self_exclusion: proposeSelfExclusion,
};

const judge = (label: string, input: PriceBetsInput): Choice => ({ label, tool: 'price_bets', input });

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
