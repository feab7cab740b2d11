import { beforeAll, describe, expect, it } from 'vitest';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { freeCallsOf, talkerOver } from '../test-talk.ts';

const [mixed] = recordedSlate('mixed_mlb_nba_nhl_epl_h2h_11books.json');
const [nfl] = recordedSlate('nfl_odds_16books_h2h_spreads_totals.json');
const isThere = mixed !== undefined && nfl !== undefined;
let soccer: ReturnType<typeof talkerOver>;
let football: ReturnType<typeof talkerOver>;
beforeAll(() => {
  if (!mixed || !nfl) return;
  soccer = talkerOver(mixed.slate, mixed.now);
  football = talkerOver(nfl.slate, nfl.now);
});

const calcOf = (talk: ReturnType<typeof talkerOver>, ...texts: string[]) =>
  (freeCallsOf(talk(...texts))[0]?.input as { calc?: object } | undefined)?.calc;

describe.skipIf(!isThere)('money on several sides of one game', () => {
  it('is spread over those that are named, the draw too', () => {
    expect(
      calcOf(soccer, 'bayer leverkusen bayern draw', 'if i bet both bayern n draw 50 total whats split'),
    ).toMatchObject({ kind: 'dutching', prices: ['+138', '+260'], totalCents: 50_00 });
  });

  it('is spread over all sides that were shown, each at the best of those books', () => {
    expect(calcOf(soccer, 'knicks fd / kings betrivers', 'how would i split 200')).toMatchObject({
      ...{ kind: 'arbitrage', prices: ['-116', '+114'], totalCents: 200_00 },
      sides: [{ bet: 'Knicks moneyline at FanDuel' }, { bet: 'Kings moneyline at BetRivers' }],
    });
  });
});

describe.skipIf(!isThere)('a double chance', () => {
  it.each([
    ['man utd leicester draw price', 'dbl chance?', /Leicester City or the draw .*Manchester United or the draw/],
    ['bayer leverkusen bayern draw', 'what about either team not to draw', /so no draw: -2\d\d is fair \(7\d\.\d%\)/],
  ])('is the sum of two fair chances, and no stored price: %s, %s', (before, text, words) => {
    const { plan, isCharged } = soccer(before, text);
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(words) });
    expect(isCharged).toBe(false);
  });

  it('is none where no draw is sold', () => {
    expect(soccer('knicks kings odds', 'double chance?').plan).toMatchObject({
      text: expect.stringContaining('so it has no double chance'),
    });
  });
});

it.skipIf(!isThere)('how often a side wins by so many is told from its spread', () => {
  expect(calcOf(football, '49ers jags lines', 'niners chance by 7+')).toMatchObject({ kind: 'convert' });
  expect(football('chance steelers win by 7+').plan).toMatchObject({
    assumed: [expect.stringContaining('win by 7 or more')],
  });
});

it.skipIf(!isThere)('how often the middle that was shown hits is told, and no stat', () => {
  expect(football('any middles', 'whats the chance it hits').plan).toMatchObject({
    assumed: [expect.stringMatching(/^Both win with .* of the time; to break even/)],
  });
});
