import { describe, expect, it } from 'vitest';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { talkerOver } from '../test-talk.ts';

const BOOKS = ['DraftKings', 'FanDuel', 'BetMGM'];

describe.each(recordedSlate('mixed_mlb_nba_nhl_epl_h2h_11books.json'))('the books of the bettor', ({ slate, now }) => {
  const talk = talkerOver(slate, now);

  it.each([
    'which of my books has the lowest hold on rangers jets? i got dk fd mgm',
    'lowest vig of my apps on the jets game? i have dk, fd and mgm',
  ])('are all that is shown where they are asked about: %s', (text) => {
    expect(talk(text).plan).toMatchObject({ calls: [{ input: { books: BOOKS, order: 'lowest_hold' } }] });
  });

  it.each([
    'so if i like rangers which one do i bet at',
    'ok rangers. what book should i use',
    'which book do i take rangers at',
  ])('are shown for a side that is liked, and no verdict is given: %s', (text) => {
    const { plan, isCharged } = talk('lowest hold on rangers jets at dk fd or mgm', text);
    expect(plan).toMatchObject({ calls: [{ tool: 'show_board', input: { side: 'away', market: 'moneyline' } }] });
    expect(isCharged).toBe(false);
  });

  it.each(['and which of dk fd mgm is best? thats what i got', 'who is best of dk, fd and mgm'])(
    'are held against each other on the side that was shown: %s',
    (text) => {
      const { plan } = talk('best price on the bruins tmrw', text);
      expect(plan).toMatchObject({ calls: [{ input: { side: 'home', books: BOOKS } }] });
    },
  );

  it.each([
    [
      'psg liverpool 3 way prices dk fd mgm',
      'whats liverpool to win no vig across those 3',
      /Liverpool is 42\.9% at DraftKings.*43\.6% at FanDuel.*42\.6% at BetMGM/,
    ],
    [
      'arsenal chelsea price',
      'dk fd mgm only. no vig on the draw?',
      /the draw is 25\.3% at DraftKings.*24\.6% at FanDuel/,
    ],
    [
      'arsenal chelsea price',
      'devig chelsea at dk, fanatics and mgm',
      /Chelsea is .* at DraftKings .* and .* at BetMGM/,
    ],
  ])('are told without their vig in one sentence: %s | %s', (first, text, told) => {
    const { plan } = talk(first, text);
    expect(plan?.kind === 'say' ? plan.text : '').toMatch(told);
  });

  it('stay those of a side that is asked about next', () => {
    const { plan } = talk(
      'arsenal chelsea price',
      'dk fd mgm only. no vig on the draw?',
      'ok and arsenal best of my 3?',
    );
    expect(plan).toMatchObject({ calls: [{ tool: 'show_board', input: { side: 'home', books: BOOKS } }] });
  });

  it.each([
    ['fd has them at what right now', 'so thats not worth it then?'],
    ['what does fanduel have', 'is that good'],
  ])('that was looked at is where the bet is judged next: %s | %s', (look, text) => {
    const { plan } = talk('warriors ml price', look, text);
    expect(plan).toMatchObject({
      calls: [{ tool: 'price_bets', input: { bets: [{ side: 'home', book: 'FanDuel' }] } }],
    });
  });
});
