import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { calcsOf, notesOf, callsOf } = await demoTalk();
const HEDGED = 'have 80 on lions -4.5 at -105, how do i hedge';
const HELD = { kind: 'hedge', bet: 'Lions -4.5', stakeCents: 8000, price: '-105' };

describe('a hedge that is made again elsewhere', () => {
  it.each([
    ['what if i hedge at draftkings instead', { hedgeBet: 'Bills +5', hedgePrice: '-110' }],
    ['just redo that hedge with draftkings', { hedgeBet: 'Bills +5', hedgePrice: '-110' }],
    ['redo it, betmgm has bills +5 at -115', { hedgeBet: 'Bills +5', hedgePrice: '-115' }],
    ['only fanduel. +4.5 at -112 if i hedge there', { hedgeBet: 'Bills +4.5', hedgePrice: '-112' }],
    ['wait i said -105. fanduel has -112 on bills +4.5 no?', { hedgeBet: 'Bills +4.5', hedgePrice: '-112' }],
  ])('is on the same bet, at that book, number and price, and free: %s', (text, hedge) =>
    expect(calcsOf(HEDGED, text)).toMatchObject([{ ...HELD, ...hedge }]),
  );

  it('tells what the book has of it', () => {
    expect(notesOf(HEDGED, 'redo the hedge with draftkings')).toContain('DraftKings does not quote Bills +4.5');
    expect(notesOf(HEDGED, 'i said -105. fanduel has -112 on bills +4.5 no?')).toContain(
      'Yes, Lions -4.5 is taken at your -105.',
    );
  });

  it('names no price the best one that is one of a book', () =>
    expect(notesOf('have 80 on lions -4.5 at -105, how much on bills +5 at draftkings to hedge')).toMatch(
      /^-110 at DraftKings is its price now on Bills \+5/,
    ));

  it('keeps the price that was told, where the bet is named again on its number', () =>
    expect(
      notesOf(
        'i bet 100 on lions -4.5 at -110 at fanduel last week. wheres that line now',
        'hedge my 100 on lions -4.5',
      ),
    ).not.toContain('named no price'));
});

describe('the other side of a bet that is held', () => {
  it.each([
    'got 50 on lions -4.5 at draftkings -110 since monday. whats the bills side now',
    'i have 50 on lions -4.5 -110 at dk, whats the other side at now',
  ])('is shown at every book, on its own number: %s', (text) => {
    const [, board] = callsOf(text);
    expect(board).toMatchObject({ tool: 'show_board', input: { market: 'spread', side: 'home' } });
    expect(board?.input).not.toHaveProperty('line');
    expect(board?.input).not.toHaveProperty('books');
    expect(calcsOf(text)[0]).toMatchObject({ kind: 'position', price: '-110', stakeCents: 5000 });
    expect(notesOf(text)).toContain('DraftKings has Bills +5 at -110 now.');
  });
});

describe('what is put right of the bet that is held', () => {
  it.each([
    ['wait i had it at -120 not -105, redo it', { price: '-120', hedgePrice: '+105' }],
    ['my bad i got lions at -115, redo it', { price: '-115', hedgePrice: '+105' }],
    ['no not -105, -130', { price: '-130', hedgePrice: '+105' }],
    ['oh i had 120 on the lions', { stakeCents: 12_000, price: '-105', hedgePrice: '+105' }],
    ['make it 60 on the lions instead, and i only have draftkings', { stakeCents: 6000, hedgePrice: '-110' }],
  ])('is what is hedged anew, at the price of the other side: %s', (text, hedge) =>
    expect(calcsOf(HEDGED, text)).toMatchObject([{ ...HELD, ...hedge }]),
  );

  it('leaves a price of the other side to that one', () =>
    expect(calcsOf(HEDGED, 'no i meant bills +4.5 are -120')).toMatchObject([{ ...HELD, hedgePrice: '-120' }]));
});
