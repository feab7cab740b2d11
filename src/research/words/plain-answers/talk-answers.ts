import { PRODUCT_NAME } from '#contract/product.ts';
import type { Topic } from '../../language/reading.ts';

const WHAT_TO_ASK =
  'You can ask for picks ("NFL picks for Sunday", "3 NHL underdogs at plus money"), for one game or player ("Bills spread", "LeBron over 25.5 points"), for a parlay ("3-leg parlay"), for a check of a price you see ("+145 on the Jets moneyline, good?"), or what a term means ("what is closing line value").';

export function smallTalkAnswer(topic: Topic | null): string {
  switch (topic) {
    case 'thanks':
      return 'You are welcome. Ask again whenever you want a price checked.';
    case 'goodbye':
      return 'See you. Bet only what you can lose without harm.';
    case 'identity':
      return `I am the analyst of ${PRODUCT_NAME}, a program, not a person. I compare the prices of many sportsbooks, take out their margin, and show where a price is better than fair and how sure that is. I take no bets and hold no money. ${WHAT_TO_ASK}`;
    case 'greeting':
      return `Hello. ${WHAT_TO_ASK}`;
    default:
      return `I did not understand that. ${WHAT_TO_ASK}`;
  }
}

export const outOfScopeAnswer = (topic: Topic | null): string =>
  topic === 'place_wager'
    ? `I take no wagers and hold no money: ${PRODUCT_NAME} only analyses prices. If you want to bet, you do that yourself at a licensed sportsbook. I can check the price first: name the bet, the odds and the book.`
    : `That is outside what I do: I analyze sports betting prices. ${WHAT_TO_ASK}`;
