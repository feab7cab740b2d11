import type { SiteInfo } from '#contract/page.ts';

/** For who worries about somebody else: his own help, and that of the family. */
export const relativeAnswer = ({ helplineName, helplinePhone }: SiteInfo): string =>
  [
    'I am sorry that you are carrying this, and it is good that you ask. What he or she needs is there, and so is help for you.',
    `For both of you: ${helplineName}, ${helplinePhone}, is free and confidential, also for family and friends. It tells where help is nearby, and what you can do yourself.`,
    'For whoever gambles: Gamblers Anonymous has free meetings, also online (gamblersanonymous.org). A time-out or self-exclusion at each sportsbook and in the state’s list stops further bets; only the person can sign up for it.',
    'For you and the family: Gam-Anon has free meetings of its own (gam-anon.org). Until it is better, keep your own money and accounts apart, and pay no debts of betting without advice.',
    'If there is talk of suicide or danger: 988 answers calls and texts at any hour, and 911 in an emergency.',
  ].join('\n\n');
