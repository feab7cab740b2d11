import type { SiteInfo } from '#contract/page.ts';
import { MINIMUM_AGE_YEARS } from '#contract/product.ts';

/** Help first, no picks. With a word of suicide the crisis line comes before everything. */
export function distressAnswer(site: SiteInfo, mentionsSuicide: boolean): string {
  const crisis = mentionsSuicide
    ? 'If you are thinking of ending your life, please call or text 988 now, the Suicide & Crisis Lifeline. If you are in danger right now, call 911. You do not have to go through this alone.'
    : '';
  const opening =
    'That sounds hard, and I am glad you wrote it. I will not give you picks now: another bet is not the way out of this.';
  const helpline = `Please talk to somebody who knows this well: ${site.helplineName}, ${site.helplinePhone}. It is free and confidential, also for family and friends.`;
  const steps = `Time-outs and self-exclusion can put a stop between you and the next bet. Books and states offer both. The setting for it is not built here yet, so for your account here please write to ${site.supportEmail}.`;
  return joinParagraphs(crisis, opening, helpline, steps);
}

export const underAgeAnswer = (site: SiteInfo): string =>
  joinParagraphs(
    `This product is for people of ${MINIMUM_AGE_YEARS} and older, so I cannot give you picks.`,
    `If betting is already on your mind a lot, ${site.helplineName} (${site.helplinePhone}) helps at any age, free and confidential. Questions about your account go to ${site.supportEmail}.`,
  );

export const selfExclusionAnswer = (site: SiteInfo): string =>
  joinParagraphs(
    'Good that you say so. No picks now.',
    `To be honest about what works: this version cannot lock an account by itself, and the setting for time-outs and self-exclusion is not built yet. Please write to ${site.supportEmail} and say that you want to be excluded. Until then, sign out and remove the bookmark.`,
    `No bets are taken here, so what matters most are your accounts at sportsbooks. Each book has time-outs and self-exclusion in its settings, and most states keep a list that covers all their books. ${site.helplineName} (${site.helplinePhone}) tells you how to get on it.`,
  );

const joinParagraphs = (...paragraphs: string[]): string => paragraphs.filter(Boolean).join('\n\n');
