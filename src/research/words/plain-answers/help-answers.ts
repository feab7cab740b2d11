import type { SiteInfo } from '#contract/page.ts';
import { LIMITS_PATH } from '#contract/play-limits.ts';
import { MINIMUM_AGE_YEARS, PRODUCT_NAME } from '#contract/product.ts';
import type { StateRules } from '#contract/research/state-rules.ts';
import type { UsState } from '#contract/research/us-states.ts';
import { stateRules } from '../../books/state-rules.ts';

/** Help first, no picks. With a word of suicide the crisis line comes before everything; despair has other words too, so it is never left out. */
export function distressAnswer(site: SiteInfo, mentionsSuicide: boolean): string {
  const crisis = mentionsSuicide
    ? 'If you are thinking of ending your life, please call or text 988 now, the Suicide & Crisis Lifeline. If you are in danger right now, call 911. You do not have to go through this alone.'
    : '';
  const opening =
    'That sounds hard, and I am glad you wrote it. I will not give you picks now: another bet is not the way out of this.';
  const helpline = `Please talk to somebody who knows this well: ${site.helplineName}, ${site.helplinePhone}. It is free and confidential, also for family and friends.`;
  const steps = `A time-out or self-exclusion puts a stop between you and the next bet. Here it is a moment's work in your profile, under Limits: ${LIMITS_PATH}. Sportsbooks and states offer both too.`;
  const more = mentionsSuicide ? '' : 'If it is about more than betting: 988 answers calls and texts at any hour.';
  return joinParagraphs(crisis, opening, helpline, steps, more);
}

/** Behind words of help that were said already: the one answer that he may still hope for, and one step. */
export const distressAgainAnswer = ({ helplineName, helplinePhone }: SiteInfo): string =>
  joinParagraphs(
    'I hear you, and it stays a no from me: no game is safe, favorites lose every night, and one more bet before you stop is not stopping.',
    `Do one thing first: set a time-out under Limits (${LIMITS_PATH}), which begins at once and cannot be ended early. Or call ${helplineName}, ${helplinePhone}, free and confidential, and tell them just what you told me.`,
    'If it is about more than betting: 988 answers calls and texts at any hour.',
  );

/** Where it only sounds like trouble: help is named, nobody is told how he feels, and the way on stays open. */
export const perhapsAnswer = ({ helplineName, helplinePhone }: SiteInfo): string =>
  joinParagraphs(
    'I am not sure how to take that. If betting weighs on you, a bet is not the way out, so no picks with this answer.',
    `${helplineName}, ${helplinePhone}, is free and confidential, also for family and friends; 988 answers at any hour. A time-out is a moment's work under Limits: ${LIMITS_PATH}.`,
    'If I misread you, ask again and I answer as usual.',
  );

export const MISREAD =
  'Sorry, I misread you. The line about help comes where words sound like trouble with betting; it changes nothing in your account. Ask your question once more and I answer it.';

/** Right after words of help a bet can wait; after a word of suicide it waits for good in that chat. */
export const heldAnswer = ({ helplineName, helplinePhone }: SiteInfo, mentionsSuicide: boolean): string =>
  mentionsSuicide
    ? joinParagraphs(
        'I give no prices and no picks in this chat: what you wrote before matters more.',
        `Please call or text 988 now, the Suicide & Crisis Lifeline, at any hour, and 911 if you are in danger. ${helplineName}, ${helplinePhone}, listens too, free and confidential.`,
      )
    : joinParagraphs(
        'No price from me just now: you wrote of trouble a moment ago, and a bet can wait.',
        `${helplineName}, ${helplinePhone}, is free and confidential. A time-out is a moment's work under Limits: ${LIMITS_PATH}. If it is about more than betting: 988 answers calls and texts at any hour.`,
      );

/** To whoever writes on after words of help, of something else than a bet. */
export const stillHereAnswer = ({ helplineName, helplinePhone }: SiteInfo, mentionsSuicide: boolean): string =>
  mentionsSuicide
    ? `I am glad that you wrote back, and there is nothing to be sorry for. It is worth telling somebody even when it has passed: 988 answers calls and texts at any hour, and ${helplineName}, ${helplinePhone}, does too. Nothing here is urgent.`
    : `I am glad that you wrote back, and there is nothing to be sorry for. If it comes up again, ${helplineName}, ${helplinePhone}, is free and confidential, and 988 answers at any hour. Nothing here is urgent.`;

/** Before a verdict that follows words of help. */
export const helplineNote = ({ helplineName, helplinePhone }: SiteInfo): string =>
  `First, because of what you wrote before: ${helplineName}, ${helplinePhone}, is free and confidential, at any hour.`;

export const underAgeAnswer = (site: SiteInfo): string =>
  joinParagraphs(
    ageRule(site),
    `If betting is already on your mind a lot, ${site.helplineName} (${site.helplinePhone}) helps at any age, free and confidential.`,
  );

/** Help comes first where the words that tell the age speak of trouble too. */
export const underAgeDistressAnswer = (site: SiteInfo, mentionsSuicide: boolean): string =>
  joinParagraphs(distressAnswer(site, mentionsSuicide), ageRule(site));

const ageRule = (site: SiteInfo): string =>
  [
    `${PRODUCT_NAME} is for people of ${MINIMUM_AGE_YEARS} and older, so I cannot give you picks: from now on there are none in this account, and nothing can be bought in it.`,
    `If I misunderstood you, write to ${site.supportEmail}: only they can lift that. Explanations of terms and help stay open to you, and nothing was charged.`,
  ].join(' ');

/** `state`: where its writer is, by whose programme all licensed books there are closed at once. */
export const selfExclusionAnswer = (site: SiteInfo, state: UsState | null = null): string =>
  joinParagraphs(
    'Good that you say so. No picks now.',
    state === null ? '' : stateWords(stateRules(state), site),
    `In your profile, under Limits (${LIMITS_PATH}), you can take a time-out of 24 hours to 30 days, or exclude yourself for 6 months, 1 year or 5 years. Either begins at once, ends analyses, purchases and mails, and cannot be ended early by you or by us. You can also limit there what you spend.`,
    state === null
      ? `No bets are taken here, so what matters most are your accounts at sportsbooks. Each book has time-outs and self-exclusion in its settings, and most states keep a list that covers all their books. ${site.helplineName} (${site.helplinePhone}) tells you how to get on it.`
      : `No bets are taken here, so what matters most are your accounts at sportsbooks: each book has time-outs and self-exclusion in its settings as well. ${site.helplineName} (${site.helplinePhone}) helps with it at any hour.`,
  );

/** The programme by name where it is known, else who knows it. */
function stateWords({ name, selfExclusion, regulator, helpline, checkedOn }: StateRules, site: SiteInfo): string {
  const phone = helpline ? `${helpline.name} (${helpline.phone})` : `${site.helplineName} (${site.helplinePhone})`;
  if (selfExclusion !== null)
    return `In ${name} it is ${selfExclusion}: it closes every licensed book of the state at once (as of ${checkedOn}). You sign up with ${regulator ?? 'the state’s regulator'}, on its website, and ${phone} helps you with it, free and confidential.`;
  if (regulator !== null)
    return `Which program ${name} has is not stored here. ${regulator} licenses its books and knows: look for "self-exclusion" on its website, or ask ${phone}, free and confidential.`;
  return `No sportsbook is licensed online in ${name} as far as is known here, so no state list is stored; ${phone} tells you, free and confidential, what closes the accounts that you have.`;
}

const joinParagraphs = (...paragraphs: string[]): string => paragraphs.filter(Boolean).join('\n\n');
