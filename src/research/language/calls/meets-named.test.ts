import { expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { meetsNamed } from './meets-named.ts';
import type { Mention } from './mentions.ts';

const game = (id: string, away: string, home: string) => ({ id, away, home }) as SlateEvent;
const HOCKEY = game('nhl', 'Detroit Red Wings', 'Chicago Blackhawks');
const BASKETBALL = game('nba', 'Atlanta Hawks', 'Orlando Magic');
const SOCCER = game('mls', 'Inter Miami CF', 'San Diego FC');
const BASEBALL = game('mlb', 'Atlanta Braves', 'San Diego Padres');

const side = (at: number, event: SlateEvent, selection: 'home' | 'away', words = 1): Mention => {
  const name = event[selection];
  return {
    from: at,
    to: at + words,
    kind: 'side',
    persons: [{ kind: 'side', name, selection, event }],
    names: [name],
    begun: null,
  };
};
const messi: Mention = {
  from: 0,
  to: 1,
  kind: 'player',
  persons: [{ kind: 'player', name: 'Lionel Messi', event: SOCCER }],
  names: ['Lionel Messi'],
  begun: null,
};
const meant = (text: string, mentions: readonly Mention[]) =>
  meetsNamed(mentions, tokenise(text)).map(({ names: [name], persons: [person] }) => [name, person?.event.id]);

it.each([
  ['wings hawks total', [side(0, HOCKEY, 'away'), side(1, BASKETBALL, 'away')]],
  ['wings vs hawks total', [side(0, HOCKEY, 'away'), side(2, BASKETBALL, 'away')]],
])('%s: two who meet are meant before a famous one of that name', (text, mentions) => {
  expect(meant(text, mentions)).toEqual([
    ['Detroit Red Wings', 'nhl'],
    ['Chicago Blackhawks', 'nhl'],
  ]);
});

it('takes the city that a named player plays', () => {
  expect(meant('messi goal vs san diego', [messi, side(3, BASEBALL, 'home', 2)])).toEqual([
    ['Lionel Messi', 'mls'],
    ['San Diego FC', 'mls'],
  ]);
});

it('leaves two bets apart', () => {
  expect(meant('wings ml and hawks -3', [side(0, HOCKEY, 'away'), side(3, BASKETBALL, 'away')])).toEqual([
    ['Detroit Red Wings', 'nhl'],
    ['Atlanta Hawks', 'nba'],
  ]);
});
