import { beforeAll, describe, expect, it } from 'vitest';
import { BuildParlayResult } from '#contract/research/build-parlay.ts';
import type { Slate } from '../../slate/slate.ts';
import { DESK } from '../../tools/desk.ts';
import { loadedWith } from '../../tools/look-up/test-loaded.ts';
import { worldOf } from '../../tools/test-worlds.ts';
import { AT_FAIR } from '../../words/fair-payout.ts';
import { demoTalk } from '../test-demo-talk.ts';

const NOON = new Date(Date.UTC(2026, 10, 21, 17));
let slate: Slate;
let talk: Awaited<ReturnType<typeof demoTalk>>['talk'];
beforeAll(async () => {
  ({ slate, talk } = await demoTalk());
});

describe('"the two moneylines" behind spreads', () => {
  it.each([
    ['parlay the two moneylines'],
    ['parlay both moneylines'],
    ['put both moneylines in a parlay'],
    ['combine the moneylines'],
  ])('are those of who they are on: %s', (text) => {
    const { plan } = talk('lions -2.5 or cowboys -6 which is better value', text);
    const legs = [
      { market: 'moneyline', side: expect.any(String) },
      { market: 'moneyline', side: expect.any(String) },
    ];
    expect(plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'build_parlay', input: { legs } }] });
  });

  it.each([
    ['how often does that hit'],
    ['how often would it cash'],
    ['how often do they both win'],
    ['what are the real odds'],
  ])('and its chance is asked free: %s', (text) => {
    const { plan } = talk('lions -2.5 or cowboys -6 which is better value', 'parlay both moneylines', text);
    expect(plan).toMatchObject({ kind: 'calls', explains: 'fair', calls: [{ tool: 'build_parlay' }] });
  });
});

describe('a leg that is added', () => {
  it.each([['add the celtics'], ['can you add the celtics'], ['ok throw in the celtics ml'], ['stick the celtics in']])(
    'is the first of a parlay where there is none, free: %s',
    (text) => {
      const { plan, isCharged } = talk(text);
      expect(plan).toMatchObject({ kind: 'say', text: expect.stringContaining('no parlay here yet') });
      expect(isCharged).toBe(false);
      const { plan: next } = talk(text, 'add the lions');
      const legs = [{ market: 'moneyline' }, { market: 'moneyline' }];
      expect(next).toMatchObject({ kind: 'calls', calls: [{ tool: 'build_parlay', input: { legs } }] });
    },
  );

  it('is none of its own behind a parlay that was refused', () => {
    expect(talk('3 leg nba parlay around +900000', 'add the lions')).toMatchObject({
      plan: { kind: 'say', text: expect.stringContaining('no parlay here yet') },
      isCharged: false,
    });
  });
});

describe('a same-game parlay that is to pay about so much', () => {
  const parlayOf = (text: string) => {
    const { plan } = talk(text);
    const [call] = plan?.kind === 'calls' ? plan.calls : [];
    const read = call && DESK[call.tool].read(call.input);
    const outcome = read?.ok ? read.call.run(worldOf(slate, NOON, { loaded: loadedWith() })) : null;
    return outcome?.ok ? BuildParlayResult.parse(outcome.data).parlay : null;
  };

  it.each([
    ['build me a same game parlay for lions bills around +600, needs gibbs anytime td in it'],
    ['want an sgp around 8 to 1 on the lions bills game, gibbs td has to be in there'],
    ['same game parlay lions bills with gibbs anytime td, near +400'],
  ])('has the leg that is named and that fair price: %s', (text) => {
    const parlay = parlayOf(text);
    expect(parlay?.target?.isMet).toBe(true);
    expect(parlay?.legs.map(({ player }) => player)).toContain('Jahmyr Gibbs');
    expect(new Set(parlay?.legs.map(({ eventId }) => eventId)).size).toBe(1);
    expect(parlay?.legs.length).toBeGreaterThan(1);
  });

  it.each([['sgp for the lions game around +400'], ['gimme a 4 leg sgp for celtics mavs about +1000']])(
    'is chosen whole where none is named: %s',
    (text) => {
      const parlay = parlayOf(text);
      expect(parlay?.sameGame && parlay.target?.isMet).toBe(true);
    },
  );

  it.each([['what would 50 pay'], ['whats 50 pay on it'], ['how much do i win on $50']])(
    'pays a stake by what is fair: %s',
    (text) => {
      const { plan } = talk('same game parlay lions ml + gibbs anytime td', text);
      const calc = { kind: 'payout', bet: AT_FAIR, stakeCents: 50_00 };
      expect(plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'calculate', input: { calc } }] });
    },
  );
});

describe('a parlay that is held against what was spoken of', () => {
  it.each([
    ['would celtics ml parlayed with flames ml be better than that'],
    ['is a parlay of celtics ml and flames ml better than that'],
    ['would i be better off parlaying the celtics and the flames'],
    ['compare that to a celtics + flames parlay'],
    ['would parlaying it with the celtics ml be better than just taking it'],
    ['is celtics ml and flames ml together smarter than that'],
  ])('is judged beside it: %s', (text) => {
    expect(talk('is lions ml any good', text).plan).toMatchObject({
      kind: 'calls',
      tells: 'better',
      calls: [{ tool: 'build_parlay' }, { tool: 'price_bets' }],
    });
  });
});

describe('the best of a kind beside a bet', () => {
  it.each([
    ['parlay that with the best nba bet, nothing shorter than -150', { leagues: ['NBA'], minPrice: '-150' }],
    ['pair it with the safest nhl favorite, no rangers', { leagues: ['NHL'], excludedTeams: ['New York Rangers'] }],
  ])('keeps every wish that is said of it: %s', (text, choose) => {
    expect(talk('is lions ml any good', text).plan).toMatchObject({
      kind: 'calls',
      calls: [{ tool: 'build_parlay', input: { choose } }],
    });
  });
});

describe('bets that were spoken of, joined in few words', () => {
  it.each([
    ['all 3 together for 15', 3, 1500],
    ['ok those together, $20', 3, 2000],
    ['first and last as a parlay for 15', 2, 1500],
    ['the 1st one and the third as one parlay', 2, undefined],
  ])('%s: how many they are is no stake', (text, legs, stakeCents) => {
    const { plan } = talk('odds on bills ml and falcons ml and seahawks ml', text);
    const input = plan?.kind === 'calls' ? (plan.calls[0]?.input as { legs: object[]; stakeCents?: number }) : null;
    expect([input?.legs.length, input?.stakeCents]).toEqual([legs, stakeCents]);
  });

  it('is none where a half of a game is named', () => {
    expect(JSON.stringify(talk('odds on bills ml and falcons ml', 'first half total').plan)).not.toContain(
      'build_parlay',
    );
  });
});
