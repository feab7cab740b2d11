import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

type Demo = Awaited<ReturnType<typeof demoTalk>>;
type Leg = { eventId: string; market: string; side: string; line?: number | null; player?: string | null };
let demo: Demo;
beforeAll(async () => {
  demo = await demoTalk();
});

const THREE = 'parlay lions ml, cowboys ml and celtics ml';

function said(...texts: string[]) {
  const { plan, isCharged } = demo.talk(...texts);
  if (plan?.kind !== 'calls') throw new Error(`${texts.at(-1)}: ${JSON.stringify(plan)}`);
  const [call] = plan.calls;
  const { legs = [], bets = [], ...more } = (call?.input ?? {}) as { legs?: Leg[]; bets?: Leg[] };
  const game = (id: string) => demo.slate.events.find((event) => event.id === id);
  const told = [...legs, ...bets].map(({ eventId, market, side, line, player }) => {
    const on = game(eventId);
    const who = player ?? (side === 'home' ? on?.home : side === 'away' ? on?.away : side);
    return [who, market.replace('prop:player_', ''), line ?? ''].join(' ').trim();
  });
  return { tool: call?.tool, told, more, isCharged, assumed: plan.assumed };
}
const LIONS = 'Detroit Lions moneyline';
const COWBOYS = 'Dallas Cowboys moneyline';
const CELTICS = 'Boston Celtics moneyline';
const BILLS = 'Buffalo Bills moneyline';

describe('bets that are named together', () => {
  it.each<[string, string[]]>([
    ['lions and cowboys double, whats that pay', [LIONS, COWBOYS]],
    ['celtics ml + cowboys ml sgp style on one slip', [CELTICS, COWBOYS]],
    ['put the lions ml and the cowboys ml together', [LIONS, COWBOYS]],
    ['sgp gibbs over rush yds + lions ml', ['Jahmyr Gibbs rush_yds', LIONS]],
    ['lions to win and celtics to win, treble with cowboys ml', [LIONS, CELTICS, COWBOYS]],
  ])('%s: are one parlay', (text, legs) => {
    expect(said(text)).toMatchObject({ tool: 'build_parlay', told: legs });
  });

  it.each([
    'lions ml and cowboys ml, dk gives me +260 for it',
    'lions ml, cowboys ml, caesars is offering me +260 on that, good?',
    'lions ml and the cowboys ml both, all 2 at +260',
  ])('%s: are one at a price for all of them, and no price of the last', (text) => {
    expect(said(text)).toMatchObject({ tool: 'build_parlay', told: [LIONS, COWBOYS], more: { price: '+260' } });
  });

  it.each([
    'i got lions ml and cowboys ml as a 2 leg +260 on dk, 20 to win 52. good bet?',
    'lions + cowboys ml, 2 leg parlay, pays +260 total. worth 20?',
    'lions ml cowboys ml parlay +260',
  ])('%s: a price behind them is of all, also where it is held', (text) => {
    expect(said(text)).toMatchObject({ tool: 'build_parlay', told: [LIONS, COWBOYS], more: { price: '+260' } });
  });

  it('keep the prices that are named beside each, and the last its own where it is nearer to that', () => {
    const pricesOf = (text: string) => {
      const { plan } = demo.talk(text);
      const input = plan?.kind === 'calls' ? (plan.calls[0]?.input as { legs: object[]; price?: string }) : null;
      return [input?.legs.map((leg) => ('price' in leg ? leg.price : null)), input?.price];
    };
    expect(pricesOf('lions ml +120 cowboys ml +150 parlay, good?')).toEqual([['+120', '+150'], undefined]);
    expect(pricesOf('parlay lions ml, cowboys ml -150')).toEqual([[null, '-150'], undefined]);
  });

  it('take what was spoken of as the other leg', () => {
    expect(said('lions ml?', 'n if i parlay that w the cowboys winning').told).toEqual([LIONS, COWBOYS]);
    expect(said('lions ml?', 'no both together, lions ml and cowboys ml on fanduel')).toMatchObject({
      told: [LIONS, COWBOYS],
      more: { book: 'FanDuel' },
    });
  });

  it('have each a day of its own', () => {
    const days = 'parlay celtics ml tonight + cowboys ml monday + lions ml';
    expect(said(days).told).toEqual([CELTICS, COWBOYS, LIONS]);
    expect(demo.talk('parlay celtics ml monday + cowboys ml').plan).toMatchObject({ kind: 'say' });
  });

  it('cost nothing where only what they pay is asked, and nothing of them is bought with a stake', () => {
    const asked = said('parlay lions ml and cowboys ml at fanduel, what does it pay on 50');
    expect(asked).toMatchObject({ isCharged: false, more: { priceOnly: true, stakeCents: 5000, book: 'FanDuel' } });
    expect(said('no i want the 3 as a parlay. lions ml, cowboys ml, celtics ml').more).not.toHaveProperty('stakeCents');
  });

  it('are not joined where a parlay that runs is to be hedged', () => {
    expect(demo.talk('hedge my parlay, lions ml and cowboys ml left').plan).not.toMatchObject({
      calls: [{ tool: 'build_parlay' }],
    });
  });
});

describe('the parlay that was shown', () => {
  it.each<[string, string[]]>([
    ['drop the basketball one', [LIONS, COWBOYS]],
    ['dont love the celtics leg drop it', [LIONS, COWBOYS]],
    ['take the lions one out and put bills ml instead', [BILLS, COWBOYS, CELTICS]],
    ['nah i want bills to win in it instead', [BILLS, COWBOYS, CELTICS]],
    ['scrap the celtics, add goff over pass yds', [LIONS, COWBOYS, 'Jared Goff pass_yds 234.5']],
  ])('%s', (text, legs) => {
    expect(said(THREE, text)).toMatchObject({ tool: 'build_parlay', told: legs });
  });

  it('says which leg went out for one that it was against', () => {
    expect(said(THREE, 'swap celtics for bills +3').assumed.join(' ')).toContain('Leg 1 went out for it');
  });

  it('takes the answer to what shall stand there instead', () => {
    const asked = demo.talk(THREE, 'swap leg 3 for a banana');
    expect(asked.plan).toMatchObject({ kind: 'say', spoken: { openEdit: 'swap leg 3 for' } });
    expect(said(THREE, 'swap leg 3 for a banana', 'idk some hockey leg').more).toMatchObject({
      choose: { count: 3, leagues: ['NHL'], place: 3 },
    });
  });

  it('is left alone by what only sounds like a change', () => {
    for (const text of ['did the lions lose last week', 'theres no way celtics win'])
      expect(demo.talk(THREE, text).plan).not.toMatchObject({ calls: [{ tool: 'build_parlay' }] });
  });

  it('is gone back to after something else was shown', () => {
    expect(said(THREE, 'bills odds', 'drop the celtics from my parlay').told).toEqual([LIONS, COWBOYS]);
  });

  it('is judged at the price that is said for all of it', () => {
    for (const text of ['book gives me +900 for it', 'so is it good at +900', '+900 on fanduel any good'])
      expect(said(THREE, text)).toMatchObject({ tool: 'build_parlay', more: { price: '+900' } });
  });

  it('pays for a stake by its exact price, free', () => {
    const [first] = demo.callsOf(THREE, 'whats 25 pay on that');
    expect(first).toMatchObject({ tool: 'calculate', input: { calc: { kind: 'payout', stakeCents: 2500 } } });
    expect(said(THREE, 'what would 40 bucks pay at caesars')).toMatchObject({
      isCharged: false,
      more: { book: 'Caesars', stakeCents: 4000, priceOnly: true },
    });
  });
});

describe('a teaser of named lines', () => {
  it('is judged by the chances of these lines, and once more at another price', () => {
    const first = 'lions down to -2 and cowboys to +8.5 at -120, +ev or nah';
    const legs = ['Detroit Lions spread -2', 'Dallas Cowboys spread 8.5'];
    expect(said(first)).toMatchObject({
      tool: 'price_bets',
      told: legs,
      more: { teaser: { price: '-120' } },
      isCharged: true,
    });
    expect(said(first, 'no its a two team teaser, both have to win, -110 total')).toMatchObject({
      told: legs,
      more: { teaser: { price: '-110' } },
    });
    expect(said(first, 'so bad at -140 using those two legs?').more).toEqual({ teaser: { price: '-140' } });
  });

  it('of one line says whether six points take it over 3 and 7', () => {
    expect(demo.talk('any sense in a teaser through 3 and 7 on the 49ers +2').plan).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('Yes: it is one'),
    });
  });
});
