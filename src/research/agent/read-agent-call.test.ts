import { describe, expect, it } from 'vitest';
import { readAgentCall } from './read-agent-call.ts';
import { testSaid } from './test-said.ts';

const NO_IDS = new Map<string, string>();
const read = (question: string, name: string, input: object, before?: string) =>
  readAgentCall({ name, input: { ...input } }, testSaid(question, before), NO_IDS);
const BILLS = { game: 'Bills', market: 'moneyline', side: 'Bills' };

describe('a bet of a model’s call', () => {
  it.each([
    ['if buffalo were your horse would you ride it', BILLS, { eventId: 'g1', market: 'moneyline', side: 'away' }],
    [
      'Bills +2.5 at +105, frobnicate',
      { ...BILLS, market: 'spread', line: 2.5, price: '+105' },
      { line: 2.5, price: '+105', named: ['side', 'line', 'price'] },
    ],
    [
      'chiefs bills under 47.5 quux',
      { game: 'Bills @ Chiefs', market: 'total', side: 'under', line: 47.5 },
      { market: 'total', side: 'under' },
    ],
    [
      'quux tatum over 27.5 points',
      { game: 'Celtics', market: 'points', side: 'over', player: 'Jayson Tatum', line: 27.5 },
      { market: 'prop:player_points', player: 'Jayson Tatum' },
    ],
  ])('%s is the question’s own', (question, bet, expected) => {
    expect(read(question, 'price_bets', { bets: [bet] })).toMatchObject({
      kind: 'call',
      call: { tool: 'price_bets', input: { bets: [expected] } },
    });
  });

  it.each([
    ['the other side', 'if buffalo were your horse would you ride it', { ...BILLS, side: 'Chiefs' }, 'swapped'],
    [
      'another game',
      'if buffalo were your horse would you ride it',
      { ...BILLS, game: 'Giants', side: 'Giants' },
      'not_named',
    ],
    [
      'a line that nobody named',
      'if buffalo were your horse would you ride it',
      { ...BILLS, market: 'spread', line: 2.5 },
      'not_named',
    ],
    ['another line', 'quux bills +3.5', { ...BILLS, market: 'spread', line: 2.5 }, 'swapped'],
    ['the main line in place of the named one', 'quux bills +3.5', { ...BILLS, market: 'spread' }, 'swapped'],
    [
      'a price that nobody named',
      'if buffalo were your horse would you ride it',
      { ...BILLS, price: '+900' },
      'not_named',
    ],
    ['another price', 'quux bills ml +120', { ...BILLS, price: '+150' }, 'swapped'],
    ['no price in place of the named one', 'quux bills ml +120', BILLS, 'swapped'],
    [
      'a book that nobody named',
      'if buffalo were your horse would you ride it',
      { ...BILLS, book: 'FanDuel' },
      'not_named',
    ],
    [
      'the over for the under',
      'quux bills chiefs under 47.5',
      { game: 'Bills', market: 'total', side: 'over', line: 47.5 },
      'swapped',
    ],
    ['another market', 'quux the bills moneyline', { ...BILLS, market: 'spread' }, 'swapped'],
    [
      'a market that there is none of',
      'if buffalo were your horse would you ride it',
      { ...BILLS, market: 'corners' },
      'malformed',
    ],
    ['whom nobody named', 'zzyzx frobnicate the quux', BILLS, 'not_named'],
  ])('is not made with %s', (_, question, bet, fault) => {
    expect(read(question, 'price_bets', { bets: [bet] })).toMatchObject({ fault });
  });

  it('leaves nobody out whom the question names', () => {
    const question = 'bills and giants, would you ride either';
    expect(read(question, 'price_bets', { bets: [BILLS] })).toMatchObject({ fault: 'swapped' });
    const both = [BILLS, { game: 'Giants', market: 'spread', side: 'Giants' }];
    expect(read(question, 'price_bets', { bets: both })).toMatchObject({ kind: 'call' });
  });

  it('may be what was spoken of before, on the same side', () => {
    expect(read('would you ride it', 'price_bets', { bets: [BILLS] }, 'Bills +120?')).toMatchObject({ kind: 'call' });
    const other = { ...BILLS, side: 'Chiefs' };
    expect(read('would you ride it', 'price_bets', { bets: [other] }, 'Bills +120?')).toMatchObject({
      fault: 'swapped',
    });
    expect(read('and the other side', 'price_bets', { bets: [other] }, 'Bills +120?')).toMatchObject({ kind: 'call' });
  });

  it('has no stake that nobody named', () => {
    expect(read('if buffalo were a horse', 'price_bets', { bets: [BILLS], stake: 500 })).toMatchObject({
      fault: 'not_named',
    });
    expect(read('if buffalo were a $50 horse', 'price_bets', { bets: [BILLS], stake: 50 })).toMatchObject({
      call: { input: { stakeCents: 5000 } },
    });
  });
});

describe('a search of a model’s', () => {
  it('keeps what the question names, and takes the model’s word for what it leaves open', () => {
    expect(read('quux the nfl', 'best_bets', { markets: ['spread'] })).toMatchObject({
      kind: 'picks',
      reading: { intent: 'picks', leagues: ['NFL'], markets: ['spread'], readBy: 'model' },
    });
  });
  it.each([
    [{ leagues: ['NBA'] }, 'swapped'],
    [{ names: ['Celtics'] }, 'swapped'],
    [{ names: ['Mud Hens'] }, 'no_such_game'],
    [{ books: ['FanDuel'] }, 'not_named'],
    [{ minPrice: '+400' }, 'not_named'],
    [{ count: 99 }, 'malformed'],
  ])('is not made with %j', (filters, fault) => {
    expect(read('quux the nfl', 'best_bets', filters)).toMatchObject({ fault });
  });
});

describe('other calls', () => {
  it.each([
    ['show_board', { game: 'bills', market: 'spread' }, { eventId: 'g1', market: 'spread' }],
    ['line_moves', { game: 'Bills @ Chiefs' }, { eventId: 'g1' }],
    ['facts_about', { game: 'bills', kinds: ['injury'] }, { eventId: 'g1', kinds: ['injury'] }],
    ['find_games', { names: ['Bills'] }, { names: ['Bills'] }],
    ['scan_prices', { kind: 'gaps', game: null }, { kind: 'gaps' }],
    ['look_up', { kind: 'term', name: 'vig' }, { topic: { kind: 'term', term: 'vig' } }],
  ])('%s %j', (name, input, expected) => {
    expect(read('quux the bills', name, input)).toMatchObject({ call: { tool: name, input: expected } });
  });

  it('works out of numbers that the question names, and of no others', () => {
    const sum = { kind: 'kelly', inputs: { price: '+120', chance: 0.5, bankroll: 1000 } };
    expect(read('quux +120 with 50% and 1000 dollars', 'calculate', sum)).toMatchObject({
      call: { input: { calc: { kind: 'kelly', price: '+120', chance: 0.5, bankrollCents: 100_000 } } },
    });
    expect(read('quux +120 with 1000 dollars', 'calculate', sum)).toMatchObject({ fault: 'not_named' });
  });

  it.each([
    ['nothing of the kind', 'transfer_money', {}, 'unknown_tool'],
    ['a tool by a longer name', 'price_bets; drop', {}, 'unknown_tool'],
    ['no bets', 'price_bets', { bets: [] }, 'malformed'],
    ['gigantic arguments', 'find_games', { names: ['x'.repeat(5_000)] }, 'malformed'],
    ['an alert at a price that nobody named', 'propose', { bet: BILLS, price: '+500' }, 'not_named'],
    ['a parlay of nothing', 'build_parlay', {}, 'malformed'],
  ])('are refused: %s', (_, name, input, fault) => {
    expect(read('quux the bills', name, input)).toMatchObject({ fault });
  });
});
