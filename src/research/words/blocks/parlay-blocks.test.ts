import { beforeAll, describe, expect, it } from 'vitest';
import { BlocksContent, contentText } from '#contract/answer-content.ts';
import { MOST_ROWS } from '#contract/blocks.ts';
import type { BuildParlayResult, Parlay, ParlayLeg } from '#contract/research/build-parlay.ts';
import type { PricedBet } from '#contract/research/priced-bet.ts';
import { NOW } from '../../slate/test-slate.ts';
import { unjudgedLeg } from '../../tools/build-parlay/judged-leg.ts';
import { payoutCents } from '../../tools/build-parlay/payout-cents.ts';
import { calculate } from '../../tools/calculate/calculate.ts';
import { storedBets } from '../../tools/test-stored.ts';
import { remembering, testWorlds } from '../../tools/test-worlds.ts';
import type { World } from '../../tools/world.ts';
import { dollars } from '../format.ts';
import { focusOf } from './focus-of.ts';
import { parlayBlocks } from './parlay-blocks.ts';
import { ask, asked, BILLS, BOTH, COWBOYS, kinds, lead, OVER, RAMS, ticket, world } from './test-parlay-blocks.ts';
import { blockOf, blocksOf, figuresIn, type ToldBlocks } from './test-read-blocks.ts';

describe('stated legs', () => {
  it('begin with price, return, chance, fair price, expected value and verdict', () => {
    expect(lead(asked({ legs: BOTH, stakeCents: 10_00 }).told)).toBe(
      'Pass: 2 legs at Betmgm pay +292 (3.92), and +284 (3.84) is fair. $10.00 returns $39.15, of which $29.15 is won. Both win 26.0% of the time, pushes aside, which is +1.9% on average. 1 of its 2 legs is not worth a stake alone. Nothing is staked.',
    );
    const without = lead(asked({ legs: BOTH }).told);
    expect(without).not.toMatch(/\$|within 15%|At your prices/);
  });

  it('at a price of the bettor name what the stored prices come to beside it', () => {
    const told = lead(asked({ legs: BOTH, price: '+250', stakeCents: 10_00 }).told);
    expect(told).toMatch(/at your \+250 \(3\.50\)/);
    expect(told).toMatch(/The stored prices at Betmgm come to \+292 \(3\.92\)\.$/);
    expect(lead(asked({ legs: BOTH }).told)).not.toMatch(/stored prices/);
  });

  it('pay the same for a stake that is named afterwards', () => {
    const { outcome } = ask({ legs: BOTH, stakeCents: 10_00 });
    const { calculation } = focusOf([{ legs: BOTH }], [{ tool: 'build_parlay', outcome }]);
    if (calculation?.kind !== 'payout' || !outcome.ok) throw new Error('no price is kept');
    const told = calculate({ calc: { ...calculation, stakeCents: 10_00 } });
    if (!told.ok) throw new Error(told.message);
    expect(told.data.answer).toContain(`returns ${dollars(outcome.data.parlay?.payoutCents ?? 0)}`);
  });

  it('are the legs of a ticket, each with game, start, book, price, fair price, chance, edge, verdict and age', () => {
    const { told, data } = asked({ legs: BOTH });
    expect(kinds(told)).toEqual(['text', 'parlay']);
    const { legs, notes, ...whole } = ticket(told);
    expect(whole).toMatchObject({
      book: 'Betmgm',
      isPaid: true,
      price: { text: '+292' },
      fair: { label: 'Fair together', text: '+284' },
      chance: { label: 'All 2 win', text: '26.0%' },
      edge: { text: '+1.9%' },
      verdict: 'pass',
    });
    expect(
      legs.map(({ fair, chance, edge, ...leg }) => ({ ...leg, says: [fair.text, chance.text, edge?.text] })),
    ).toEqual([
      {
        pick: 'Buffalo Bills +2.5',
        sport: 'NFL',
        game: 'Buffalo Bills @ Kansas City Chiefs',
        startsAt: expect.stringMatching(/T20:00/),
        book: 'Betmgm',
        odds: '+105',
        oddsDecimal: 2.05,
        priceAt: new Date(NOW.getTime() - 45_000).toISOString(),
        verdict: 'bet',
        confidence: expect.any(Number),
        evidenceIds: expect.any(Array),
        says: ['-109', '52.0%', '+6.7%'],
      },
      expect.objectContaining({
        pick: 'Dallas Cowboys -7',
        odds: '-110',
        verdict: 'pass',
        reason: 'no edge',
        says: ['+100', '50.0%', '-4.5%'],
      }),
    ]);
    expect(notes).toEqual([data.parlay?.dependence, ...(data.parlay?.notes ?? [])]);
    expect(told.evidence?.map(({ id }) => id)).toEqual(blockOf(told, 'parlay').evidenceIds);
  });

  it('are the same ticket when they are asked for again, and another at another book', () => {
    const idOf = (input: object) => blockOf(asked(input).told, 'parlay').id;
    expect(idOf({ legs: BOTH, stakeCents: 10_00 })).toBe(idOf({ legs: BOTH }));
    expect(idOf({ legs: BOTH, book: 'FanDuel' })).not.toBe(idOf({ legs: BOTH }));
  });

  it('are followed by what the other books pay, and what a stake returns: the one that was named, else $10', () => {
    const named = ticket(asked({ legs: BOTH, stakeCents: 25_00 }).told);
    expect(named.returns).toMatchObject({ label: '$25 pays', text: dollars(named.returns?.value ?? 0) });
    expect(named.otherBooks).toHaveLength(7);
    expect(named.otherBooks[0]).toMatchObject({
      book: 'Bet365',
      price: { text: '+253' },
      returns: { label: '$25 pays', text: '$88.34' },
    });
    expect(ticket(asked({ legs: BOTH }).told).returns).toMatchObject({ label: '$10 pays', text: '$39.15' });
    expect(ticket(asked({ legs: BOTH, stakeCents: 10_50 }).told).returns?.label).toBe('$10.50 pays');
    const own = { ...world, bettor: { ...world.bettor, sportsbooks: ['espnbet'] } };
    expect(ticket(asked({ legs: BOTH }, own).told)).toMatchObject({ book: 'Espnbet', otherBooks: [] });
  });

  it('are priced as their reader reads odds', () => {
    const decimal = { ...world, bettor: { ...world.bettor, oddsFormat: 'decimal' as const } };
    const { told } = asked({ legs: BOTH, targetPrice: '+300' }, decimal);
    expect(lead(told)).toMatch(
      /^Pass: 2 legs at Betmgm pay 3\.92, and 3\.84 is fair\. That is within 3% of the 4\.00 that you asked for\. /,
    );
    const { legs, ...whole } = ticket(told);
    expect(legs.map(({ odds, oddsDecimal }) => [odds, oddsDecimal])).toEqual([
      ['+105', 2.05],
      ['-110', 1.91],
    ]);
    const inDecimals = legs.map(({ odds: _, ...leg }) => leg);
    expect(JSON.stringify([lead(told), whole, inDecimals])).not.toMatch(/[+-]\d{3}\b/);
  });

  it('are told at the prices that were stated, too', () => {
    const { told, data } = asked({ legs: [{ ...BILLS, price: '+120' }, COWBOYS] });
    expect(data.parlay?.stated?.edgeText).toBe('+9.3%');
    expect(lead(told)).toContain(
      'At your prices, and those of Betmgm where you named none, it would pay +320 (4.20), an expected value of +9.3%.',
    );
  });

  it('are told at those prices first where no more than what they pay is asked', () => {
    const { told } = asked({ legs: [{ ...BILLS, price: '+120' }, COWBOYS], stakeCents: 10_00, priceOnly: true });
    expect(lead(told)).toMatch(
      /^At your prices, and the book’s where you named none, they pay \+320 \(4\.20\): \$10\.00 returns \$42\.02\. 2 legs at Betmgm pay/,
    );
    const plain = lead(asked({ legs: BOTH, stakeCents: 10_00, priceOnly: true }).told);
    expect(plain).not.toContain('At your prices');
  });

  it('that return more than can be counted say so', () => {
    const { data } = asked({ legs: BOTH, stakeCents: 10_00 });
    const parlay = data.parlay && { ...data.parlay, payoutCents: null, profitCents: null };
    const told = { blocks: parlayBlocks({ ...data, parlay }, world) };
    expect(lead(told)).toContain('What $10.00 returns is too much to be counted to the cent.');
  });
});

describe('a target price', () => {
  it('is met within 15%, met by another book, or impossible', () => {
    expect(lead(asked({ legs: BOTH, targetPrice: '+300' }).told)).toContain(
      'pay +292 (3.92), and +284 (3.84) is fair. That is within 3% of the +300 that you asked for.',
    );
    expect(lead(asked({ legs: BOTH, targetPrice: '+335', book: 'FanDuel' }).told)).toContain(
      'That is not within 15% of the +335 that you asked for; +292 at Betmgm is.',
    );
    expect(lead(asked({ legs: BOTH, targetPrice: '+600' }).told)).toContain('About +600 is impossible with these legs');
  });

  it('that no legs meet is refused with the closest', () => {
    expect(ask({ choose: { count: 2 }, targetPrice: '+9000' }).told.blocks).toEqual([
      {
        kind: 'text',
        text: 'No 2 legs that fit pay about +9000 (within 15%) at one book; the closest pay +560. What I do have: About +560.',
        evidenceIds: [],
      },
    ]);
  });

  it('of legs of one game is met by what is fair', () => {
    const { told, data } = asked({ legs: [BILLS, OVER], targetPrice: '+300' });
    expect(data.parlay?.target?.isMet).toBe(true);
    expect(lead(told)).toMatch(
      /That fair price is within \d+% of the \+300 that you asked for: look for at least that much/,
    );
    expect(lead(told)).not.toContain('That is within');
  });
});

describe('what makes an edge less sure', () => {
  const { data } = asked({ legs: BOTH });
  const doubt = 'The start is more than a day away: the edge is less sure.';
  const notesOf = (of: (leg: ParlayLeg) => ParlayLeg): string => {
    const parlay = data.parlay && {
      ...data.parlay,
      legs: data.parlay.legs.map((leg) => of({ ...leg, notes: [doubt] })),
    };
    const [, block] = parlayBlocks({ ...data, parlay }, world);
    return JSON.stringify(block);
  };

  it('is told of legs that are judged, and not of what they pay alone', () => {
    expect(notesOf((leg) => leg)).toContain(doubt);
    expect(notesOf((leg) => unjudgedLeg(leg as PricedBet))).not.toContain(doubt);
  });
});

describe('legs of one game', () => {
  const { told, data } = asked({ legs: [{ ...BILLS, price: '+120' }, OVER], stakeCents: 10_00 });
  const parlay = data.parlay;

  it('say that the own price of the book counts, what is not known, and how they hang together', () => {
    const answer = lead(told);
    const [dependence] = ticket(told).notes;
    expect(answer).toMatch(/2 legs of one game at Betmgm win together 25\.\d% of the time, so \+\d+ .*is fair\./);
    expect(answer).toContain(`${parlay?.fairText} it is worth taking.`);
    expect(answer).toMatch(
      /^Multiplied, the prices at Betmgm would return \$\d+\.\d\d for \$10\.00, but the book's own same-game price is another one\. At the fair price \$10\.00 would return \$\d+/,
    );
    expect(answer).toContain(
      'That price is not known here. Tell me what your book pays for all of it and I will judge that.',
    );
    expect(answer).toContain('multiply to +320 (4.20), which no book pays for legs of one game.');
    expect(answer).not.toMatch(/Verdict: |returns \$|expected value of/);
    expect(dependence).toBe(parlay?.dependence);
    expect(dependence).toContain('Correlation -0.0');
  });

  it('are a ticket whose product no book pays: it has no return, no edge and no verdict', () => {
    const { otherBooks, ...whole } = ticket(told);
    expect(whole).toMatchObject({
      isPaid: false,
      edge: null,
      verdict: null,
      price: { label: 'Product of the prices' },
    });
    expect(whole).not.toHaveProperty('returns');
    expect(otherBooks.length).toBeGreaterThan(0);
    expect(otherBooks.some(({ returns }) => returns)).toBe(false);
    expect(whole.notes[0]).toMatch(
      /No book pays the product of the prices, .*, on legs from one game: the book's own same-game price will differ/,
    );
  });

  it('beside one of another game say of how many games they are', () => {
    expect(lead(asked({ legs: [BILLS, OVER, RAMS] }).told)).toMatch(/^3 legs of 2 games at Betmgm win together /);
  });
});

describe('on every slate', () => {
  let worlds: { name: string; world: World }[];
  beforeAll(async () => {
    worlds = (await testWorlds()).map(({ name, world: of }) => ({ name, world: remembering(of) }));
  });

  /** Legs as they might be stated, from all over the slate, and as they might be chosen. */
  function* inputs(of: World): Generator<object> {
    const bets = storedBets(of);
    for (const [at, count] of [2, 3, 5, 10, 4, 2].entries()) {
      const legs = Array.from({ length: count }, (_, leg) => bets[(at * 7 + leg * 131) % bets.length]);
      yield { legs, stakeCents: 25_00 + at };
      yield { legs, acrossBooks: true, targetPrice: '+600' };
    }
    const [first, second] = bets;
    yield { legs: [first, second] };
    for (const count of [2, 10]) yield { choose: { count }, stakeCents: 10_00, acrossBooks: true };
    for (const targetPrice of ['+150', '+600', '+5000']) yield { choose: {}, targetPrice, stakeCents: 1_234_567 };
    yield { legs: [{ ...first, price: '+200' }], choose: { count: 3 } };
    yield { legs: [first], choose: { count: 2, sameGame: true }, stakeCents: 50_00 };
    yield { choose: { count: 3, sameGame: true }, acrossBooks: true };
  }

  it('answers are blocks of the contract whose rows and figures are the tool’s', () => {
    const answered = worlds.flatMap(({ world: of }) =>
      [...inputs(of)].flatMap((input) => {
        const { outcome, told } = ask(input, of);
        expect(BlocksContent.safeParse(told).error?.issues).toBeUndefined();
        expect(() => contentText(told)).not.toThrow();
        expect(told.blocks[0]?.kind).toBe('text');
        return outcome.ok ? [{ told, data: outcome.data }] : [];
      }),
    );
    for (const { told, data } of answered) {
      expect(tablesOf(told)).toEqual(tablesDue(data));
      expect(ticketsOf(told)).toEqual(ticketsDue(data));
      const found = new Set([
        ...figuresIn(data),
        '3%',
        '8%',
        '15%',
        ...labelsOf(told),
        ...amountsOf(data.parlay),
        ...restOf(data),
      ]);
      expect(figuresIn(told.blocks).filter((figure) => !found.has(figure))).toEqual([]);
    }
    const parlays = answered.flatMap(({ told, data: { parlay } }) => (parlay ? [{ told, parlay }] : []));
    for (const { told, parlay } of parlays.filter(({ parlay: { sameGame } }) => !sameGame))
      expect(lead(told)).toContain(`pay ${parlay.text} (${decimalText(parlay)}), and `);
    expect(parlays.length).toBeGreaterThan(worlds.length * 5);
    expect(parlays.filter(({ parlay: { sameGame } }) => sameGame).length).toBeGreaterThan(0);
    expect(answered.filter(({ data: { apart } }) => apart).length).toBeGreaterThan(worlds.length);
    expect(answered.filter(({ data: { legs } }) => legs.some(({ refusal }) => refusal)).length).toBeGreaterThan(0);
  });

  const decimalText = ({ decimal }: Parlay) => decimal.toFixed(decimal < 1.1 ? 3 : 2);

  /** `$25 pays`: its figure names the stake. */
  const labelsOf = (told: ToldBlocks): string[] =>
    blocksOf(told, 'parlay').flatMap(({ ticket: of }) => figuresIn([of?.returns?.label ?? '']));

  const amountsOf = (parlay: Parlay | null): string[] =>
    [
      parlay?.stakeCents,
      parlay?.payoutCents,
      parlay?.profitCents,
      ...[parlay, ...(parlay?.otherBooks ?? [])].map(
        (one) => one && payoutCents(parlay?.stakeCents ?? 10_00, one.decimal),
      ),
      parlay && payoutCents(parlay.stakeCents ?? 10_00, parlay.fairDecimal),
    ]
      .filter((cents) => cents != null)
      .map(dollars);

  /** Every row by what its cells hold. */
  const tablesOf = (told: ToldBlocks) =>
    blocksOf(told, 'table').map(({ rows }) => rows.map(({ cells }) => cells.map(({ text, value }) => value ?? text)));

  const bet = (one: ParlayLeg) => [one.pick, one.book, one.decimal, one.fairDecimal, one.fairChance, one.edge];

  function tablesDue({ apart }: BuildParlayResult) {
    const stake = ({ units, verdict }: PricedBet) =>
      verdict === 'pass' || units === 0 ? 'nothing staked' : `${units} unit${units === 1 ? '' : 's'}`;
    return apart ? [apart.bets.map((one) => [...bet(one), stake(one), one.ageSeconds])] : [];
  }

  const ticketsOf = (told: ToldBlocks) =>
    blocksOf(told, 'parlay').map(({ ticket: of }) => ({
      price: of?.price.value,
      legs: of?.legs.map((leg) => [
        leg.pick,
        leg.book,
        leg.oddsDecimal,
        leg.fair.value,
        leg.chance.value,
        leg.edge?.value,
      ]),
      others: of?.otherBooks.map(({ book, price, returns }) => [book, price.value, returns?.value ?? null]),
    }));

  const ticketsDue = ({ parlay }: BuildParlayResult) =>
    parlay === null
      ? []
      : [
          {
            price: parlay.decimal,
            legs: parlay.legs.map((leg) => [...bet(leg).slice(0, -1), leg.edge ?? undefined]),
            others: parlay.otherBooks
              .slice(0, MOST_ROWS)
              .map(({ book, decimal }) => [
                book,
                decimal,
                parlay.sameGame ? null : payoutCents(parlay.stakeCents ?? 10_00, decimal),
              ]),
          },
        ];
});

describe('a parlay at a price of the bettor’s own, and one that a leg went out of', () => {
  it('shows what his price pays for his stake, and no payout of ours', () => {
    const { told } = asked({ legs: BOTH, price: '+400', stakeCents: 40_00 });
    const { price, returns } = ticket(told);
    expect([price.text, returns?.label, returns?.text]).toEqual(['+400', '$40 pays', '$200.00']);
  });

  it('tells of both what they win and pay', () => {
    const { told } = asked({ legs: [...BOTH, RAMS], stakeCents: 20_00, leaveOut: 'chance' });
    expect(lead(told)).toMatch(
      /^.+ went out\. Before, the 3 legs won \d+\.\d% of the time at \+\d+ and returned \$[\d.]+ for \$20\.00, \$[\d.]+ more than now\./,
    );
  });
});

/** What is left where a leg cannot be had is told in dollars. */
const restOf = ({ rest }: BuildParlayResult): string[] =>
  [rest?.stakeCents, rest?.payoutCents].flatMap((cents) => (cents == null ? [] : [dollars(cents)]));
