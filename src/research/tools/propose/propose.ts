import type { BetRef } from '#contract/research/bet.ts';
import type { Choice } from '#contract/research/outcome.ts';
import type { PriceBetsInput } from '#contract/research/price-bets.ts';
import type { ProposedAction, ProposeInput, ProposeResult } from '#contract/research/propose.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars } from '../../words/format.ts';
import { pickLabel } from '../../words/pick-label.ts';
import { findBet } from '../find-bet.ts';
import { type Outcome, refusal } from '../outcome.ts';
import type { Access } from '../tool.ts';
import type { Need, World } from '../world.ts';
import { proposeAlert } from './alert.ts';
import { proposeLimit, proposeSelfExclusion, proposeTimeOut } from './limits.ts';
import { proposeSetting } from './settings.ts';

type Proposals = {
  [Kind in ProposedAction['kind']]: (
    action: Extract<ProposedAction, { kind: Kind }>,
    world: World,
  ) => Outcome<ProposeResult>;
};

const PROPOSALS: Proposals = {
  alert: proposeAlert,
  tracked_bet: ({ bet, stakeCents }, world) =>
    refusal(
      'not_available',
      `Bets of your own cannot be tracked here yet, so ${toldOf(bet, stakeCents, world)} was not kept.`,
      {
        named: ['tracked_bet'],
        choices: [judge('What is that bet worth now?', { bets: [bet], stakeCents })],
      },
    ),
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

/** The bet as it would be kept; one that is not stored has no name here. */
function toldOf(bet: BetRef, stakeCents: number, world: World): string {
  const named = bet.named.filter((part) => part !== 'price' && part !== 'book');
  const found = findBet({ ...bet, price: null, book: null, named }, world);
  const name = 'event' in found ? pickLabel(found.event, found.market, found.side) : 'that bet';
  const where = `${bet.price === null ? '' : ` at ${formatAmerican(priceTextToDecimal(bet.price))}`}${bet.book === null ? '' : ` (${bet.book})`}`;
  return `${name}${where} for ${dollars(stakeCents)}`;
}
