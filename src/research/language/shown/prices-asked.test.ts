import { expect, it } from 'vitest';
import { frameOf } from '../meant/read-frame.ts';
import { gameOf, known, shown } from '../meant/test-known.ts';
import { pricesAsked } from './prices-asked.ts';

const askedIn = (text: string, previous = shown({})) => {
  const frame = frameOf(text, known);
  return frame && pricesAsked(frame, previous, known);
};
const betsIn = (text: string) => askedIn(text)?.bets.map(({ player, market, side }) => [player, market, side]);

it.each([
  ['whats lukas points line', [['Luka Doncic', 'prop:player_points', null]]],
  ['whats jokic assists at fanduel', [['Nikola Jokic', 'prop:player_assists', null]]],
  ['haaland anytime goal price', [['Erling Haaland', 'prop:player_goal_scorer_anytime', null]]],
  ['best price josh allen over passing yards', [['Josh Allen', 'prop:player_pass_yds', 'over']]],
  [
    'liberty ml tonight and wembys pts line?',
    [
      [null, 'moneyline', 'away'],
      ['Victor Wembanyama', 'prop:player_points', null],
    ],
  ],
])('prices of each bet alone: %s', (text, bets) => {
  expect(betsIn(text)).toEqual(bets);
});

it('is of the player who was spoken of, at the book that is named', () => {
  const previous = shown({
    focus: [
      {
        eventId: gameOf('Bijan Robinson'),
        market: 'prop:player_rush_yds',
        side: 'over',
        line: 88.5,
        player: 'Bijan Robinson',
      },
    ],
  });
  expect(askedIn('whats his td price at draftkings', previous)).toMatchObject({
    bets: [{ player: 'Bijan Robinson', market: 'prop:player_anytime_td' }],
    books: ['DraftKings'],
  });
});

it.each([
  'celtics spread price',
  'best price on the lions ml',
  'is jokic over 6.5 assists good',
  'whats the points line',
])('is nothing else: %s', (text) => {
  expect(askedIn(text)).toBeNull();
});
