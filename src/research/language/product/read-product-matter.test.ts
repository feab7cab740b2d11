import { describe, expect, it } from 'vitest';
import { readState } from '../calls/about-calls.ts';
import { readWords } from '../calls/read-words.ts';
import { readProductMatter } from './read-product-matter.ts';

function matterOf(text: string): string | null {
  const tokens = readWords(text);
  return readProductMatter(tokens, { names: [], hasState: readState(tokens) !== null });
}

describe('what is asked of the product', () => {
  it.each([
    ['cost', 'how much does one question cost', 'is it one token per question', 'what am i paying per answer'],
    ['expiry', 'do tokens expire', 'will my free tokens go away at the end of the month', 'do unused tokens roll over'],
    ['free', 'is this free', 'what can i ask without paying', 'do i get any free tokens to start'],
    ['empty', 'what happens when i run out of tokens', 'where do i top up', 'i ran out of tokens'],
    ['balance', "what's my balance", 'how many tokens do i have left'],
    ['prices', 'how much are tokens', 'whats the monthly price'],
    ['refund', 'can i get a refund', 'what if an answer fails do i lose the token', 'why was i charged twice'],
    ['subscription', 'how do i cancel', 'cancel my sub', 'i want to end my membership', 'how do i turn off auto renew'],
    ['payment', 'can i pay with paypal', 'what cards do you take', 'is my card info safe with you'],
    ['data', 'do you sell my data', 'who can see my chats', 'where is your privacy policy', 'do you log my questions'],
    ['chats', 'can i see my old chats', 'where did my old conversations go'],
    ['export', 'can i download my data'],
    ['delete', 'how do i delete my account', 'can i delete my history'],
    ['account', 'i forgot my password', 'can i change my email', 'can two people use one account'],
    ['slip', 'whats on my bet slip', 'can you see my bets on fanduel', 'can i upload a screenshot of my ticket'],
    ['fair_price', 'how do you know the fair price', 'why should i believe your fair number'],
    ['record', 'how accurate are you', 'do your picks actually win', 'how often are you right'],
    ['model', 'what model are you', 'are you chatgpt', 'am i talking to a human'],
    ['maker', 'who made this', 'what company is behind edgewise', 'who owns edgewise'],
    ['trust', 'is this a scam', 'why should i trust you', 'how do i know youre not just making these up'],
    ['books_paying', 'do sportsbooks pay you', 'how do you guys make money'],
    ['guarantee', 'is it actually risk free', 'will i make money with this', 'can you promise a win'],
    ['legal', 'is this legal', 'am i allowed to use this', 'could i get in trouble for this'],
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
    ['tax', 'do i have to pay taxes on winnings'],
    ['language', 'do you speak spanish'],
    ['beta', 'is this still in beta'],
  ])('%s', (matter, ...questions) => {
    for (const question of questions) expect([question, matterOf(question)]).toEqual([question, matter]);
  });

  it.each([
    'best nfl bet today',
    'what would you do with a free bet',
    'refund if it pushes?',
    'my plan is to bet the over',
    'charge me up',
    'what do i win with 50 on the over',
    'i trust you, pick one for me',
    'over 21 points for Ant good?',
    'how do pros make a living at this',
    'best price at draftkings',
    'im only allowed fanatics here',
    'sick of this guy missing free throws',
    'i cant see the line on my phone',
    'new card in my fantasy league lol',
  ])('is not "%s"', (question) => {
    expect(matterOf(question)).toBeNull();
  });

  it('is none where a name stands that is no word of it', () => {
    const cards = { from: 1, to: 2 };
    const asked = (text: string, names: { from: number; to: number }[]) =>
      readProductMatter(readWords(text), { names, hasState: false });
    expect(asked('what cards do you take', [cards])).toBe('payment');
    expect(asked('what cards do you take with bellinger', [cards, { from: 6, to: 7 }])).toBeNull();
  });
});
