import { findPhrases } from '#engine/names/phrase-index.ts';
import { smallTalkAnswer } from '../../words/plain-answers/talk-answers.ts';
import type { Asked } from '../calls/call.ts';
import { LEAGUE_NAMES } from '../leagues.ts';
import { isStanding } from '../wishes/standing.ts';
import type { After } from './act.ts';
import type { ActQuestion } from './act-question.ts';

const NEXT: Readonly<Partial<Record<After, readonly string[]>>> = {
  list: ['Show me others', 'Case against #1', 'How much on each?'],
  bet: ['The other side', 'Every book on it', 'Did it move?'],
  bets: ['Which one is better?', 'Parlay them'],
  parlay: ['Which leg is weakest?', 'What does $20 pay?'],
};

const NOTED = 'Noted. No question there, so nothing was charged.';

/** "Nice", "that's trash": nothing is asked, and nothing is sold. */
export const reactTo = ({ after, books, mentions, amounts, tokens, plain, text }: ActQuestion): Asked | null =>
  after === 'none' ||
  isStanding(plain) ||
  SAYS_WHAT_INSTEAD.test(plain) ||
  ASKS.test(text) ||
  books.length +
    mentions.length +
    findPhrases(LEAGUE_NAMES, tokens).length +
    amounts.prices.length +
    amounts.money.length >
    0
    ? null
    : reactionWith(after, reactionTo(plain));

/** The same with what may be asked next. */
export const reactionWith = (after: After, text: string): Asked => ({
  kind: 'say',
  text,
  choices: NEXT[after] ?? [],
  asks: 'What would you like next',
});

/** "Lot of juice. By decision?" asks something for all that it remarks. */
const ASKS = /\w{3,} \w+\?|[.,] \w+ .*\?/;

/** What is said to words that ask nothing. */
export const reactionTo = (plain: string): string =>
  THANKS.test(plain) ? smallTalkAnswer('thanks') : wishesLuck(plain) ? GOOD_LUCK : NOTED;
export const isReaction = (text: string): boolean => [NOTED, GOOD_LUCK, smallTalkAnswer('thanks')].includes(text);

/** To whom wants to be told again, which is nothing new beside another question. */
export const SHOWN_ABOVE =
  'It is in the answer above. Name what you want to see again and I will show it at current prices.';

const LUCK = /\b(?:wish me luck|good luck|fingers crossed|knock on wood|pray for me)\b/;
export const wishesLuck = (plain: string): boolean => LUCK.test(plain);
const GOOD_LUCK = 'Good luck! I hope it comes in, and that you can shrug if it does not. Nothing was charged.';

/** Who thanks is answered as one who thanks, whatever was shown. */
const THANKS = /\b(thanks|thank|thx|thnx|thks|ty|tysm|cheers|appreciate|appreciated|gracias)\b/;

/** What there is too much of says what is wanted in its place. */
const SAYS_WHAT_INSTEAD = /\btoo (chalky|juiced|short|risky|many legs|much (chalk|juice))\b/;
