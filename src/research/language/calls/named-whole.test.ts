import { beforeAll, describe, expect, it } from 'vitest';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { talkerOver } from '../test-talk.ts';

const [nfl] = recordedSlate('nfl_odds_16books_h2h_spreads_totals.json');
let talk: ReturnType<typeof talkerOver>;
beforeAll(() => {
  if (nfl) talk = talkerOver(nfl.slate, nfl.now);
});
const inputOf = (...texts: string[]) => {
  const { plan } = talk(...texts);
  return plan?.kind === 'calls' ? plan.calls[0]?.input : plan;
};

describe.skipIf(!nfl)('two who meet once', () => {
  it('are answered on whatever day they play, and it is said', () => {
    expect(talk('lions ml -112 vs the chargers saturday, good?').plan).toMatchObject({
      calls: [{ tool: 'price_bets', input: { bets: [{ market: 'moneyline' }] } }],
      assumed: [expect.stringMatching(/^Detroit Lions @ Los Angeles Chargers starts .*, not on Saturday\.$/)],
    });
    expect(talk('browns ravens tuesday who wins').plan).toMatchObject({
      assumed: [expect.stringMatching(/not on Tuesday\.$/)],
    });
  });

  it('need no word of a day that is right', () => {
    expect(talk('lions ml -112 vs the chargers sunday, good?').plan).toMatchObject({ kind: 'calls', assumed: [] });
  });

  it('are another matter than one side on a day without a game of it', () => {
    expect(talk('cowboys -16 saturday').plan).toMatchObject({
      text: expect.stringMatching(/starts on Saturday; the next is/),
    });
  });
});

describe.skipIf(!nfl)('bets of several kinds on one side', () => {
  it.each([
    'lions -1.5 or just lions ml vs the chargers, which is the better number',
    'lions -1.5 or lions ml vs the chargers, which one is better',
    'should i take lions -1.5 or the lions moneyline vs chargers',
  ])('are held against each other: %s', (text) => {
    expect(inputOf(text)).toMatchObject({
      bets: [
        { market: 'spread', side: 'away', line: -1.5 },
        { market: 'moneyline', side: 'away' },
      ],
    });
  });

  it('are no heading of the bet below them, and a line alone is shopped for', () => {
    expect(inputOf('lions vs chargers moneyline: lions -112, good?')).toMatchObject({ bets: [{ price: '-112' }] });
    expect(talk('ravens -5.5 at what books').plan).toMatchObject({ calls: [{ tool: 'show_board' }] });
  });
});

describe.skipIf(!nfl)('what goes on from a bet, a scan or a ticket', () => {
  const JETS = 'is jets +3.5 -115 at fanduel any good or can i do better';

  it('is a bet where a line stands beside the juice, and a hold of prices alone', () => {
    expect(inputOf(JETS, 'my guy will sell me +4 at -130, worth the extra juice?')).toMatchObject({
      bets: [{ line: 4, price: '-130' }],
    });
    expect(talk('how much juice is -130').plan).toMatchObject({ text: expect.stringMatching(/one side alone/) });
  });

  it('is the rate of a price that is named by its number', () => {
    expect(inputOf(JETS, 'what do i need to hit at that price to break even', 'and whats the 125 need')).toEqual({
      calc: { kind: 'break_even', price: '-125' },
    });
  });

  it('is a stake on each side, or a sum to be split', () => {
    const middles = 'any middles on nfl sides';
    expect(inputOf(middles, 'say 220 on each side of the best one')).toMatchObject({
      calc: { kind: 'middle', stakeCents: 220_00, otherStakeCents: 220_00 },
    });
    expect(inputOf(middles, 'split 220 on the first one, how much on each')).toMatchObject({
      calc: { kind: 'middle', totalCents: 220_00 },
    });
  });

  it('is the parlay against its straights, at what was put on it', () => {
    const ticket = 'saints ml + niners ml + seahawks ml parlay, all at one book, who pays most';
    expect(
      talk(ticket, 'ok put 40 on it', 'is that any better than splitting the 40 on em straight, ev wise').plan,
    ).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/^Singles.* \$40\.00 split evenly .* the same \$40\.00 /),
    });
    expect(inputOf(ticket, 'ok put 40 on it')).toMatchObject({ calc: { kind: 'payout', stakeCents: 40_00 } });
  });

  it('is the likeliest of the teaser legs that were named, and they are teased by nobody else', () => {
    const legs = 'which nfl teaser legs go thru both the 3 and the 7';
    for (const text of [
      'tease the two best of those at -120, is that beatable',
      'best two of them for a teaser at -120',
    ])
      expect(inputOf(legs, text)).toMatchObject({
        bets: [{ market: 'spread' }, { market: 'spread' }],
        teaser: { price: '-120' },
      });
    expect(talk('best two nfl bets').plan?.kind).toBe('picks');
  });
});

it.skipIf(!nfl)('books are left out beside what its writer stakes by', () => {
  const text = '2500 roll, quarter kelly. find me the best +ev bet on the board but i dont have lowvig or betonline';
  expect(talk(text).plan).toMatchObject({
    kind: 'picks',
    reading: { bankroll: 2500, excluded: { books: ['LowVig.ag', 'BetOnline.ag'] } },
  });
  expect(inputOf('quarter kelly on a 2500 roll at -110 if i win 55%')).toMatchObject({ calc: { kind: 'kelly' } });
});
