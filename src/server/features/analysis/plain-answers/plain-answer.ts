import type { SiteInfo } from '#contract/page.ts';
import type { Reading } from '#engine/questions/reading.ts';
import { type Bettor, bettorOf } from '../bettor.ts';
import { bankrollAnswer } from './bankroll-answer.ts';
import { explainAnswer } from './explain-answer.ts';
import { distressAnswer, selfExclusionAnswer, underAgeAnswer } from './help-answers.ts';
import { sumAnswer } from './sum-answer.ts';
import { outOfScopeAnswer, smallTalkAnswer } from './talk-answers.ts';

/** The whole answer to a question that is not about picks, in plain text; null when picks are asked for. */
export function plainAnswer(reading: Reading, site: SiteInfo, bettor: Bettor = bettorOf({}, reading)): string | null {
  switch (reading.intent) {
    case 'picks':
    case 'one_game':
    case 'compare':
    case 'parlay':
    case 'slip_check':
      return null;
    case 'distress':
      return distressAnswer(site, reading.mentionsSuicide);
    case 'under_age':
      return underAgeAnswer(site);
    case 'self_exclusion':
      return selfExclusionAnswer(site);
    case 'small_talk':
      return smallTalkAnswer(reading.topic ?? null);
    case 'out_of_scope':
      return outOfScopeAnswer(reading.topic ?? null);
    case 'explain':
      return reading.sum ? sumAnswer(reading.sum) : explainAnswer(reading.term, bettor);
    case 'bankroll':
      return bankrollAnswer(bettor);
  }
}
