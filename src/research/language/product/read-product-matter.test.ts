import { describe, expect, it } from 'vitest';
import { readWords } from '../calls/read-words.ts';
import { PRODUCT_MATTERS } from './product-matter.ts';
import { readProductMatter } from './read-product-matter.ts';

const matterOf = (text: string): string | null => readProductMatter(readWords(text));

describe('what is asked of the product', () => {
  it.each([
    ['cost', 'how much does one question cost', 'is it one token per question', 'what am i paying per answer'],
    ['expiry', 'do tokens expire', 'will my free tokens go away at the end of the month', 'do unused tokens roll over'],
    ['free', 'is this free', 'what can i ask without paying', 'do i get any free tokens to start'],
    ['empty', 'what happens when i run out of tokens', 'where do i top up', 'i ran out of tokens'],
    ['balance', "what's my balance", 'how many tokens do i have left'],
    ['prices', 'how much are tokens', 'whats the monthly price'],
    ['refund', 'can i get a refund', 'what if an answer fails do i lose the token'],
    ['charges', 'why was i charged twice', 'i want my token back'],
    ['pushes', 'refund if it pushes?', 'do i get my stake back when it lands on the number'],
    ['odds_signs', 'what does the plus sign tell me', 'how do i read american odds'],
    ['placing', 'how do i make a bet step by step', 'do i need an app to bet'],
    ['subscription', 'how do i cancel', 'cancel my sub', 'i want to end my membership', 'how do i turn off auto renew'],
    ['payment', 'can i pay with paypal', 'what cards do you take', 'is my card info safe with you'],
    ['data', 'do you sell my data', 'who can see my chats', 'where is your privacy policy', 'do you log my questions'],
    ['chats', 'can i see my old chats', 'where did my old conversations go'],
    ['export', 'can i download my data'],
    ['delete', 'how do i delete my account', 'can i delete my history', 'delete everything you have on me'],
    ['account', 'i forgot my password', 'can i change my email', 'can two people use one account'],
    ['slip', 'whats on my bet slip', 'can you see my bets on fanduel'],
    ['pictures', 'can i upload a screenshot of my ticket'],
    ['fair_price', 'how do you know the fair price', 'why should i believe your fair number'],
    ['record', 'how accurate are you', 'do your picks actually win', 'how often are you right'],
    ['model', 'what model are you', 'are you chatgpt', 'am i talking to a human'],
    ['maker', 'who made this', 'what company is behind edgewise', 'who owns edgewise'],
    ['wagers', 'can you place it for me'],
    ['token_value', 'can i cash out my tokens'],
    ['books', 'what books do u use for me', 'do you have bet365'],
    ['live', 'do you have live odds'],
    ['what', 'what can you do'],
    ['sports', 'what sports do you cover'],
    ['trust', 'is this a scam', 'why should i trust you', 'how do i know youre not just making these up'],
    ['books_paying', 'do sportsbooks pay you', 'how do you guys make money'],
    ['guarantee', 'is it actually risk free', 'will i make money with this', 'can you promise a win'],
    [
      'legal',
      'is this legal',
      'am i allowed to use this',
      'could i get in trouble for this',
      'do books ban you for this',
    ],
    ['states', 'what states does this work in', 'does this work if im in california', 'can i use it outside the us'],
    ['age', 'how old do i have to be', 'whats the age limit'],
    ['app', 'do you have an app', 'is there an iphone app', 'can i use this on my phone'],
    ['wagers', 'can i bet here', 'do you take bets'],
    ['support', 'how do i contact support', 'can i talk to a human', 'theres a bug how do i report it'],
    ['limits', 'can i set a spending limit', 'where do i set my limits'],
    ['rates', 'how many questions can i ask a day', 'is there a character limit'],
    ['freshness', 'how often do the odds update', 'are these odds live', 'where do your prices come from'],
    ['pro', 'whats the difference between regular and pro', 'is pro mode worth it'],
    ['memory', 'do you remember what i said before', 'will you remember my bankroll next time'],
    ['living', 'how do pros make a living at this'],
    ['tax', 'do i have to pay taxes on winnings'],
    ['language', 'do you speak spanish'],
    ['beta', 'is this still in beta'],
  ])('%s', (matter, ...questions) => {
    for (const question of questions) expect([question, matterOf(question)]).toEqual([question, matter]);
  });

  it.each([
    'best nfl bet today',
    'what would you do with a free bet',
    'my plan is to bet the over',
    'charge me up',
    'what do i win with 50 on the over',
    'i trust you, pick one for me',
    'over 21 points for Ant good?',
    'best price at draftkings',
    'im only allowed fanatics here',
    'sick of this guy missing free throws',
    'i cant see the line on my phone',
    'new card in my fantasy league lol',
  ])('is not "%s"', (question) => {
    expect(matterOf(question)).toBeNull();
  });

  it('is read in the words of what was asked before it, where it follows such a question', () => {
    for (const text of ['and if u say dont know?', 'how many left', 'can i change it later'])
      expect([text, PRODUCT_MATTERS.find((matter) => matter === readProductMatter(readWords(text), true))]).not.toEqual(
        [text, undefined],
      );
  });

  it('reads hostile text as it reads any other', () => {
    expect(matterOf('')).toBeNull();
    for (const text of ['constructor __proto__ toString', 'token '.repeat(300), 'm: w: bias'])
      expect(() => matterOf(text)).not.toThrow();
  });
});
