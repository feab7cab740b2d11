import type { SiteInfo } from '#contract/page.ts';
import type { UsState } from '#contract/research/us-states.ts';
import type { Reading } from '../../language/reading.ts';
import { type Bettor, bettorOf, writeOdds } from '../bettor.ts';
import { explainAnswer } from './explain-answer.ts';
import {
  distressAgainAnswer,
  distressAnswer,
  heldAnswer,
  MISREAD,
  perhapsAnswer,
  selfExclusionAnswer,
  stillHereAnswer,
  underAgeAnswer,
} from './help-answers.ts';
import { relativeAnswer } from './relative-help.ts';
import { outOfScopeAnswer, smallTalkAnswer } from './talk-answers.ts';

/** 1 unit is 1 % of the bankroll; a quarter of Kelly; all open bets together at most a tenth. */
const UNIT_SHARE = 0.01;
const EXAMPLE_BANKROLL = 1_000;
const EXAMPLE_CHANCE = 0.54;
const EXAMPLE_DECIMAL = 1 + 100 / 110;
const KELLY_PART = 0.25;
const MAX_OPEN_SHARE = 0.1;
const MAX_UNITS = 2;

/** How much to bet, in the writer's own dollars where a bankroll was named or set. */
function bankrollAnswer(bettor: Bettor): string {
  const bankroll = bettor.bankrollCents === null ? null : bettor.bankrollCents / 100;
  const ownUnit = bettor.unitCents === null ? '' : ` You count in units of ${dollars(bettor.unitCents / 100)}.`;
  const sum = bankroll ?? EXAMPLE_BANKROLL;
  const kelly = (EXAMPLE_CHANCE * EXAMPLE_DECIMAL - 1) / (EXAMPLE_DECIMAL - 1);
  const quarter = kelly * KELLY_PART;
  const opening =
    bankroll === null
      ? `It depends on your bankroll, the money set aside for betting that you can lose without harm. Say for example ${dollars(sum)}; name yours and I compute it.`
      : `With a bankroll of ${dollars(sum)}:`;
  return [
    opening,
    `1 unit is 1% of the bankroll, here ${dollars(sum * UNIT_SHARE)}. My picks name their stake in units, from 0.25 to ${MAX_UNITS}, so from ${dollars(sum * UNIT_SHARE * 0.25)} to ${dollars(sum * UNIT_SHARE * MAX_UNITS)}.${ownUnit}`,
    `The size comes from a quarter of the Kelly stake: edge divided by (decimal odds - 1), divided by 4. Example: a bet that wins 54% of the time at ${writeOdds(bettor, EXAMPLE_DECIMAL)} has a Kelly stake of ${percent(kelly)}, a quarter of it is ${percent(quarter)}, so ${dollars(sum * quarter)}.`,
    `Keep all open bets together below ${MAX_OPEN_SHARE * 100}%, here ${dollars(sum * MAX_OPEN_SHARE)}. Do not raise stakes after losses. If there is no edge, the right stake is nothing.`,
  ].join('\n\n');
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function dollars(amount: number): string {
  const cents = Math.round(amount * 100);
  const digits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** The whole answer to a question that is not about picks, in plain text; null when picks are asked for. */
export function plainAnswer(
  reading: Reading,
  site: SiteInfo,
  bettor: Bettor = bettorOf({}, reading),
  state: UsState | null = reading.memory?.state ?? null,
): string | null {
  switch (reading.intent) {
    case 'picks':
    case 'one_game':
    case 'compare':
    case 'parlay':
    case 'slip_check':
      return null;
    case 'distress':
      return inTrouble(reading, site);
    case 'under_age':
      return underAgeAnswer(site);
    case 'self_exclusion':
      return selfExclusionAnswer(site, state);
    case 'small_talk':
      if (reading.topic === 'misread') return MISREAD;
      return reading.topic === 'after_help'
        ? stillHereAnswer(site, reading.mentionsSuicide)
        : smallTalkAnswer(reading.topic ?? null);
    case 'out_of_scope':
      return outOfScopeAnswer(reading.topic ?? null);
    case 'explain':
      return explainAnswer(reading.term, bettor);
    case 'bankroll':
      return bankrollAnswer(bettor);
  }
}

function inTrouble({ topic, mentionsSuicide }: Reading, site: SiteInfo): string {
  switch (topic) {
    case 'perhaps':
      return perhapsAnswer(site);
    case 'of_relative':
      return relativeAnswer(site);
    case 'distress_again':
      return distressAgainAnswer(site);
    case 'after_help':
      return heldAnswer(site, mentionsSuicide);
    default:
      return distressAnswer(site, mentionsSuicide);
  }
}
