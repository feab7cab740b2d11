import { describe, expect, it } from 'vitest';
import type { Placed } from '../meant/bets-named.ts';
import { entitiesIn } from '../meant/entities.ts';
import { known, propOf, shown, winnerOf } from '../meant/test-known.ts';
import type { Role, Want } from '../meant/wants.ts';
import type { Reading } from '../reading.ts';
import { planSpoken } from './plan-spoken.ts';
import { planTicket } from './plan-ticket.ts';
import { spokenAsked } from './spoken-asked.ts';
import { ticketAsked } from './ticket-asked.ts';
import { vigAsked } from './vig-asked.ts';

const BET = winnerOf('Buffalo Bills', 'home');
const JUDGED = shown({ focus: [BET] });
const SEEN = shown({ focus: [BET], unjudged: true });

const placedAs = (text: string, role: Role): Placed[] =>
  entitiesIn(text, known).entities.map((entity) => ({ entity, role }));

const planned = (want: Want, previous: Reading, placed: Placed[] = [], message = '') => {
  const asked = spokenAsked({ want, placed }, entitiesIn(message, known).entities, previous, known);
  return asked && planSpoken(asked);
};
const priced = (bet: object) => [{ tool: 'price_bets', input: { bets: [expect.objectContaining(bet)] } }];

describe('of the bet that was spoken of', () => {
  it.each<[Want, string]>([
    ['it.why', 'why'],
    ['it.chance', 'fair'],
    ['it.fair', 'fair'],
    ['it.conf', 'sure'],
    ['it.worst', 'limit'],
    ['it.stake', 'stake'],
    ['it.judge', 'play'],
  ])('%s is told of that very bet, free where it was judged', (want, explains) => {
    const { eventId, market, side } = BET;
    expect(planned(want, JUDGED)).toMatchObject({ calls: priced({ eventId, market, side }), explains });
  });

  it('judges it at another price, and not at the one of before', () => {
    const asked = planned('it.price', JUDGED, placedAs('+120', 'price'));
    expect(asked).toMatchObject({ calls: priced({ price: '+120', named: ['side', 'price'] }) });
    expect(asked).not.toHaveProperty('explains');
  });

  it('judges it at the book that is named, at that book’s price', () => {
    const before = shown({ focus: [{ ...BET, price: '+150' }] });
    const asked = planned('it.book', before, placedAs('FanDuel', 'book'));
    expect(asked).toMatchObject({ calls: priced({ price: null, named: ['side', 'book'] }) });
  });

  it('judges what was only looked at where that is asked, and shows prices else', () => {
    expect(planned('it.judge', SEEN)).toMatchObject({ calls: priced({ market: 'moneyline' }) });
    expect(planned('it.judge', SEEN)).not.toHaveProperty('explains');
    expect(planned('it.conf', SEEN)).toMatchObject({ calls: [{ tool: 'show_board' }] });
  });

  it('tells of the one that several came to', () => {
    const two = shown({ focus: [winnerOf('Seattle Seahawks', 'home'), BET], pointed: 2 });
    expect(planned('it.chance', two)).toMatchObject({ calls: priced({ eventId: BET.eventId }), pointed: 2 });
  });

  it('moves of its own market', () => {
    const prop = shown({ focus: [propOf('Josh Jacobs', 'rush_yds', 70.5)] });
    const input = { market: 'prop:player_rush_yds', player: 'Josh Jacobs' };
    expect(planned('it.moved', prop)).toMatchObject({ calls: [{ tool: 'line_moves', input }] });
  });

  it.each<[string, Want, Reading, string]>([
    ['another number', 'it.conf', shown({ focus: [propOf('Josh Jacobs', 'rush_yds', 70.5)] }), 'over 88.5'],
    ['a list', 'it.why', shown({ focus: [BET], list: true }), ''],
    ['a parlay', 'it.chance', shown({ focus: [BET, BET], ticket: true }), ''],
  ])('leaves %s to others', (_, want, previous, message) => {
    expect(planned(want, previous, [], message)).toBeNull();
  });
});

describe('of the parlay that was shown', () => {
  const LEGS = [BET, winnerOf('Seattle Seahawks', 'home')];
  const UNJUDGED = shown({ focus: LEGS, ticket: true, unjudged: true, ticketBook: 'FanDuel' });
  const asked = (want: Want, previous: Reading, placed: Placed[] = []) => {
    const of = ticketAsked({ want, placed }, previous, known);
    return of && planTicket(of);
  };

  it('says who is no leg of it, with its legs', () => {
    expect(asked('leg.why', UNJUDGED, placedAs('Derrick Henry', 'name'))).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/^Derrick Henry is not in that parlay. Its legs are Buffalo Bills moneyline and /),
    });
  });

  it('shows the prices of a leg that was not judged', () => {
    const nth: Placed = { role: 'nth', entity: { ...placedAs('2', 'nth')[0]?.entity, value: 2 } as Placed['entity'] };
    expect(asked('leg.why', UNJUDGED, [nth])).toMatchObject({
      calls: [{ tool: 'show_board', input: { eventId: LEGS[1]?.eventId } }],
    });
  });

  it('tells its chance and its fair price without a verdict', () => {
    expect(asked('leg.fair', UNJUDGED)).toMatchObject({
      calls: [{ tool: 'build_parlay', input: { priceOnly: true, book: 'FanDuel' } }],
      explains: 'fair',
    });
  });

  it('prices it at the book at which it stands as at any other', () => {
    expect(asked('leg.book', UNJUDGED, placedAs('FanDuel', 'book'))).toMatchObject({
      calls: [{ tool: 'build_parlay', input: { book: 'FanDuel', priceOnly: true } }],
    });
  });

  it('says whether a book takes all legs', () => {
    expect(asked('leg.book', UNJUDGED, placedAs('caesars', 'book'))).toMatchObject({
      calls: [{ tool: 'build_parlay', input: { book: 'Caesars', priceOnly: true } }],
      tells: 'there',
    });
  });

  it('takes a bankroll for no stake, and what is to be won for none', () => {
    expect(asked('it.stake', UNJUDGED, placedAs('$1000', 'bankroll'))).toMatchObject({
      calls: [{ tool: 'build_parlay', input: expect.not.objectContaining({ stakeCents: expect.anything() }) }],
      tells: 'stake',
    });
    expect(asked('it.stake', shown({ focus: LEGS, ticket: true }))).toMatchObject({ explains: 'stake' });
    expect(asked('it.towin', UNJUDGED, placedAs('$100', 'stake'))).toMatchObject({
      calls: [{ tool: 'build_parlay', input: { toWinCents: 100_00, priceOnly: true } }],
    });
  });

  it.each([
    'how much vig am i eating on that',
    'whats the juice on this',
    'what does the book keep on it',
    'how much is the house taking on this parlay',
    'total vig on those legs combined?',
    'how big is the hold on this',
  ])('tells what the book keeps of it, free: %s', (text) => {
    const vig = vigAsked(entitiesIn(text, known), UNJUDGED, known);
    expect(vig && planTicket(vig)).toMatchObject({
      calls: [{ tool: 'build_parlay', input: { priceOnly: true } }],
      explains: 'vig',
    });
  });

  it.each<[string, Reading]>([
    ['what does vig mean', UNJUDGED],
    ['whats the no vig price of that', UNJUDGED],
    ['which leg has the most vig', UNJUDGED],
    ['how much vig do parlays have usually', UNJUDGED],
    ['whats the vig on that lions bills total', UNJUDGED],
    ['should i hold it', UNJUDGED],
    ['how much vig is in that', JUDGED],
  ])('takes no other question for that: %s', (text, previous) => {
    expect(vigAsked(entitiesIn(text, known), previous, known)).toBeNull();
  });

  it('holds its legs against each other', () => {
    expect(asked('leg.weakest', UNJUDGED)).toMatchObject({ calls: [{ tool: 'price_bets' }], tells: 'worst' });
  });

  it.each<[string, Want, Reading]>([
    ['no parlay', 'leg.fair', JUDGED],
    ['legs that were judged', 'leg.weakest', shown({ focus: LEGS, ticket: true })],
  ])('leaves %s to others', (_, want, previous) => {
    expect(asked(want, previous)).toBeNull();
  });
});
