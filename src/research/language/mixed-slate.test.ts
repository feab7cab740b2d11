import { describe, expect, it } from 'vitest';
import { recordedSlate } from '../slate/test-recorded-slate.ts';
import { testSlate } from '../slate/test-slate.ts';
import { type Talked, talkerOver } from './test-talk.ts';

const [mixed] = recordedSlate('mixed_mlb_nba_nhl_epl_h2h_11books.json');
const { slate, now } = mixed ?? { slate: testSlate([]), now: new Date(0) };

const said = ({ plan }: Talked): string => (plan?.kind === 'say' ? plan.text : JSON.stringify(plan));
const inputs = ({ plan }: Talked) => (plan?.kind === 'calls' ? plan.calls.map(({ input }) => input) : []);
const gameOf = (eventId: string) => slate.events.find(({ id }) => id === eventId);

describe.skipIf(!mixed)('what goes on over several sports', () => {
  const talk = talkerOver(slate, now);

  it.each(['any 3 way arbs in champions league right now', 'champions league low hold?'])(
    'scans a named competition alone: %s',
    (text) => {
      const [scan] = inputs(talk(text)) as { eventIds: string[] }[];
      expect(new Set(scan?.eventIds.map((id) => gameOf(id)?.sportKey))).toEqual(new Set(['soccer_uefa_champs_league']));
    },
  );

  it('says that no game of a competition is stored, and reads no state in its name', () => {
    expect(said(talk('any arbs in la liga'))).toContain('No game ahead of that competition');
    expect(inputs(talk('any arbs in the nba'))).toMatchObject([{ league: 'NBA' }]);
  });

  it('splits the money that is said', () => {
    const scan = inputs(
      talk('any arbs in the nhl', 'whats the closest one to being an arb and how would i split 1000 on it'),
    );
    expect(scan).toMatchObject([{ calc: { kind: 'arbitrage', totalCents: 1000_00 } }]);
    expect(inputs(talk('any arbs in the nhl'))[0]).not.toHaveProperty('stakeCents');
  });

  it.each(['which side of that is the stale one you think', 'which book is slow there', 'is betrivers lagging on it'])(
    'tells which book stands apart, and how old its price is: %s',
    (text) => {
      expect(said(talk('avalanche wild ml prices', text))).toMatch(
        /(BetRivers is farthest off|^Yes: with the margin out BetRivers makes) .* \+148 .* last confirmed/,
      );
    },
  );

  it('tells how old the prices of the game in focus are, and leaves how often they are read to the product', () => {
    expect(said(talk('avalanche wild ml prices', 'how fresh r these prices, when did u last pull em'))).toMatch(
      /^In Colorado Avalanche @ Minnesota Wild the newest price is .* and the oldest .* last read on/,
    );
    expect(inputs(talk('how often do the odds update'))).toMatchObject([{ topic: { kind: 'about' } }]);
  });

  it('keeps the draw in focus behind a refusal that names its game', () => {
    const { reading } = talk('liverpool psg wednesday whats the draw really worth w/o the vig');
    expect(reading.focus).toMatchObject([{ market: 'moneyline', side: 'draw' }]);
    expect(talk('liverpool psg wednesday prices').reading.focus).not.toMatchObject([{ side: 'draw' }]);
  });

  it.each(['or chelsea/draw double chance at +100', 'chelsea to win or draw +100'])(
    'prices a double chance off the three-way market and compares it: %s',
    (text) => {
      const first = 'bet365 has arsenal -105 vs chelsea, thoughts?';
      expect(said(talk(first, text))).toMatch(/^No: Chelsea or the draw at \+100 costs you 7\.8%.*Fair is \+117/);
      expect(said(talk(first, text, 'so which of em'))).toMatch(
        /^Arsenal moneyline at .*, against Chelsea or the draw/,
      );
    },
  );

  it('looks at each game of a series, and joins them', () => {
    const board = 'cubs ml both games in tokyo vs dodgers, best price on each';
    expect(inputs(talk(board))).toHaveLength(2);
    expect(inputs(talk('cubs ml vs dodgers, best price'))).toHaveLength(1);
    expect(inputs(talk(board, 'parlay the two for 25 what do i get back'))).toMatchObject([{ legs: [{}, {}] }]);
    const offered = 'buddy wants to give me +500 on that parlay, do i take it or is he ripping me off';
    expect(inputs(talk(board, 'parlay the two for 25 what do i get back', offered))).toMatchObject([{ price: '+500' }]);
  });

  it('keeps the stake that was named with a bet that is held', () => {
    const held = 'i have flyers +140 for 100 vs ottawa tmrw, took it last wk. did i beat the number';
    const { plan } = talk(held, 'can i hedge w sens and lock something or let it ride');
    const notes = plan?.kind === 'calls' ? plan.assumed.join(' ') : '';
    expect(notes).toContain('Let it ride');
    expect(notes).not.toContain('You named no stake');
  });

  const BOOST = 'fanduel gave me a 30% profit boost for any nba ml tomorrow, max 50. best spot to use it?';
  it.each(['forgot, min odds is +100', 'oh odds have to be +100 or longer'])(
    'chooses anew on the terms of a boost that are told later: %s',
    (text) => {
      expect(inputs(talk(BOOST, text))).toMatchObject([
        { calc: { kind: 'boost', price: '+205', stakeCents: 50_00, boost: 0.3 } },
      ]);
    },
  );

  it('holds the price of a boosted bet that was named against such terms', () => {
    const named = '20% boost on pelicans ml at fanduel, 50';
    expect(said(talk(named, 'odds have to be +150 or longer'))).toMatch(/^Yes, \+205 meets that/);
    expect(said(talk(named, 'min odds is +250'))).toMatch(/^No, \+205 is shorter/);
  });

  it('hedges a boosted bet at what it pays, at the book that is named, and says where it is better', () => {
    const { plan } = talk(BOOST, 'should i hedge it at dk');
    expect(inputs({ plan, reading: talk(BOOST).reading, isCharged: false })).toMatchObject([
      { calc: { kind: 'hedge', stakeCents: 50_00, hedgePrice: '-286' } },
    ]);
    expect(plan?.kind === 'calls' && plan.assumed.join(' ')).toContain('BetRivers');
  });

  it('asks back which bet is leant on where none is shown, and free', () => {
    const refused = 'rate these for tonight: lakers -175 dk, mavs +120 caesars';
    expect(said(talk(refused, 'whats on the other side of the worst one, any good?'))).toMatch(
      /^Which bet do you mean/,
    );
    expect(talk(refused, 'best nba bet tomorrow').plan?.kind).not.toBe('say');
  });

  it('works out Kelly alone on a bet that is only leaned on', () => {
    const talked = talk('avalanche wild ml prices', '1k bankroll how much quarter kelly');
    expect(talked.isCharged).toBe(false);
    expect(inputs(talked)).toMatchObject([{ calc: { kind: 'kelly', bankrollCents: 1000_00 } }]);
  });
});
