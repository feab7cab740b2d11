import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

describe('where a bet is to be had', () => {
  it.each([
    [
      ['Is Bills +4.5 a good bet?'],
      'which book is that at',
      /^Bills \+4\.5 is \+105 at bet365, the best price you can get now\./,
    ],
    [
      ['Is Bills +4.5 a good bet?'],
      'ok which app do i need for it',
      /^Bills \+4\.5 is \+105 at bet365.*Its app takes it/,
    ],
    [['Is Bills +4.5 a good bet?'], 'where do i bet that', /^Bills \+4\.5 is \+105 at bet365/],
    [['Is Bills +4.5 a good bet?'], 'who has -108', /^FanDuel and Caesars have Bills \+4\.5 at -108/],
    [
      ['Is Bills +4.5 a good bet?'],
      'who has +300',
      /^No book has Bills \+4\.5 at exactly \+300 now\. The best price you can get is \+105/,
    ],
    [['Is Bills +4.5 a good bet?', 'what does -150 mean'], 'which app has it', /^Bills \+4\.5 is \+105 at bet365/],
    [
      ['kelly on bengals ml +128 if i make it 47%', 'and if all i can get is +115'],
      'who has the +128 then',
      /^No book has Bengals moneyline at exactly \+128 now/,
    ],
    [
      ['Which is better, McDavid over 0.5 points or over 4.5 shots on goal?', 'breakeven on the shots at +123?'],
      'which book is that at',
      /^Connor McDavid over 4\.5 shots on goal is \+123 at Pinnacle/,
    ],
    [
      ['What is your single best NBA bet tonight?', 'whats the other side priced at'],
      'which book for ur side',
      /^Warriors moneyline is \+108 at Caesars/,
    ],
    [
      ['is messi playing monday', 'whats he to score'],
      'who has +161',
      /^Lionel Messi anytime goal: Yes is \+161 at Pinnacle/,
    ],
  ])('%j then %s', async (before, question, told) => {
    const { text, cost } = await lastOf(...before, question);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });
});

describe('where all of several picks are to be had', () => {
  it('tells the book of each, free', async () => {
    const { text, cost } = await lastOf('give me 3 nba picks tonight', 'which books are those at');
    expect(text).toMatch(/Warriors moneyline is \+108 at Caesars, .* and /);
    expect(cost).toBe(0);
  });
});

describe('what follows the price of a bet', () => {
  it.each([
    [['is haaland playing'], 'whats he to score', /Erling Haaland anytime goal, yes, is/],
    [['is haaland playing'], 'and his shots on target', /Erling Haaland shots on target, over 1\.5/],
    [
      ['is Bills +4.5 a good bet?', 'what does 50 pay on it'],
      'is that too much if 50 is all i got',
      /^That is more than I would put on it: Bills \+4\.5 at \+105/,
    ],
    [
      ['is Bills +4.5 a good bet?', 'what does 50 pay on it'],
      'and if it drops 10 cents',
      /at -105 \(1\.95\) wins \$47\.62/,
    ],
    [['is Bills +4.5 a good bet?'], 'and if it drops 10 cents', /Bills \+4\.5 at -105/],
    [['Is Seahawks -3.5 a good bet at -140?'], 'how much to win 250 on it', /stake \$350\.00/],
    [
      ['Who do you like, Benn or Lopez?', 'what about over 10.5'],
      'whats the draw pay',
      /^I have no price on the draw for Conor Benn vs Teofimo Lopez/,
    ],
    [['Has the Lions Bills total moved today?'], 'which book moved the most', /^No price history/],
  ])('%j then %s', async (before, question, told) => {
    const { text, cost } = await lastOf(...before, question);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it('judges the same side of another, where that is asked', async () => {
    const { text, cost } = await lastOf('is jokic over 6.5 assists good', 'and cade assists, same way?');
    expect(text).toMatch(/Cade Cunningham over 6\.5 assists/);
    expect(cost).toBe(1);
  });

  it('stakes on the pick, and not on its other side, once its book was told', async () => {
    const { text, cost } = await lastOf(
      'What is your single best NBA bet tonight?',
      'whats the other side priced at',
      'which book for ur side',
      '2k bankroll, how much u putting on it',
    );
    expect(text).toMatch(/0\.75 units, \$15\.00, on the Warriors moneyline/);
    expect(cost).toBe(0);
  });
});

describe('what stays as it was', () => {
  it('asks for a verdict of another stat behind a verdict', async () => {
    const { cost } = await lastOf('amon ra st brown over 56.5 rec yds good at -110?', 'what about his receptions');
    expect(cost).toBe(1);
  });

  it.each([
    [['Is Bills +4.5 a good bet?'], 'who has the best price on it', /Every book on the spread/],
    [['Is Bills +4.5 a good bet?'], 'which book should i sign up for first', /^(?!Bills \+4\.5 is -115)/],
    [['Is Bills +4.5 a good bet?'], 'who has a better record', /^(?!Bills \+4\.5 is -115)/],
    [['Is Bills +4.5 a good bet?'], 'where is that game', /^(?!Bills \+4\.5 is -115)/],
    [['Who wins Benn or Lopez?'], 'what happens if its a draw', /^(?!No price on the draw)/],
    [['What are the odds on Arsenal?'], 'whats the draw pay', /The best price on the draw is/],
  ])('%j then %s', async (before, question, told) => {
    const { text, cost } = await lastOf(...before, question);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });
});
