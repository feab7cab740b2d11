import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const calcsOf = (...texts: string[]): Record<string, unknown>[] =>
  demo.callsOf(...texts).map(({ input }) => ({ ...('calc' in input ? (input.calc as object) : input) }));

const TOLD = 'celtics ml +120 dk for 25, good price?';

describe('a bet that was told with its stake is held', () => {
  it('keeps the stake behind its price, and no other number', () => {
    expect(demo.talk('bills ml +150 took 60').reading.focus?.[0]).toMatchObject({ stakeCents: 60_00 });
    expect(demo.talk('bills +3.5 -110 first 2 hit').reading.focus?.[0]).not.toHaveProperty('stakeCents');
  });

  it('is what is hedged, sold and let ride, whatever was asked since', () => {
    expect(calcsOf(TOLD, 'should i hedge it')[0]).toMatchObject({
      kind: 'hedge',
      bet: 'Celtics moneyline',
      stakeCents: 25_00,
      price: '2.20',
    });
    expect(calcsOf(TOLD, 'shud i cash out for 20')[0]).toMatchObject({ kind: 'cash_out', offerCents: 20_00 });
    expect(calcsOf(TOLD, 'whats the ev if i let it ride')[0]).toMatchObject({ kind: 'ev', stakeCents: 25_00 });
  });

  it('is the one on whom it is named', () => {
    expect(calcsOf('bills +3.5 -110 for 55', 'hedge my bills bet')[0]).toMatchObject({
      bet: 'Bills +3.5',
      stakeCents: 55_00,
    });
  });

  it('is worth its return by its chance where that is asked at once', () => {
    expect(calcsOf('bills ml +150 dk took 60, worth now')[0]).toMatchObject({ kind: 'cash_out', returnsCents: 150_00 });
  });

  it('has the stake that is said behind it', () => {
    expect(calcsOf('bills ml +150 dk', 'ok 50 on that, whats my ev')[0]).toMatchObject({
      kind: 'ev',
      stakeCents: 50_00,
    });
  });
});

describe('behind a hedge', () => {
  const hedged = ['my parlay 20 to win 340, bills ml is last, hedge?'] as const;

  it('the other side at a price is the price of the hedge, and judged by nobody', () => {
    expect(calcsOf(...hedged, 'lions -160 fd')[0]).toMatchObject({
      kind: 'hedge',
      returnsCents: 360_00,
      hedgePrice: '-160',
    });
    expect(calcsOf(...hedged, 'lions -160 fd', 'half hedge')[0]).toMatchObject({ share: 0.5, hedgePrice: '-160' });
  });

  it('its ends are told, and what the ticket makes without it', () => {
    expect(demo.talk(...hedged, 'how much do i lock').plan).toMatchObject({
      assumed: [expect.stringContaining('is locked with this hedge')],
    });
    expect(demo.talk(...hedged, 'only want half of it hedged', 'whats my worst case').plan).toMatchObject({
      assumed: [expect.stringMatching(/^At least \$/)],
    });
    expect(calcsOf(...hedged, 'whats ev of letting it ride')[0]).toMatchObject({
      kind: 'ev',
      price: '18.0000',
      stakeCents: 20_00,
    });
  });

  it('the moneyline alone is that of the other side', () => {
    expect(calcsOf('bills +3.5 -110 for 50', 'hedge it ml')[0]).toMatchObject({ hedgeBet: 'Lions moneyline' });
  });
});
