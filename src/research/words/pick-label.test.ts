import { expect, test } from 'vitest';
import type { SlateEvent, SlateMarket } from '../slate/slate.ts';
import { sidePhrase } from './pick-label.ts';

const event = { home: 'Buffalo Bills', away: 'Detroit Lions' } as SlateEvent;
const receptions = (player: string): SlateMarket => ({
  id: 'm',
  market: 'prop:player_receptions',
  player,
  lineHundredths: 450,
  outcomes: ['over', 'under'],
  quotes: [],
});

test('a player is called by the whole of his last name', () => {
  const short = (player: string) => sidePhrase(event, receptions(player), 'over');
  expect(short('Amon-Ra St. Brown')).toBe('St. Brown over 4.5');
  expect(short('Marquez Valdes-Scantling')).toBe('Valdes-Scantling over 4.5');
  expect(short('Donte DiVincenzo')).toBe('DiVincenzo over 4.5');
  expect(short('Odell Beckham Jr.')).toBe('Beckham over 4.5');
  expect(short('Botic van de Zandschulp')).toBe('van de Zandschulp over 4.5');
  expect(short('Neymar')).toBe('Neymar over 4.5');
});
