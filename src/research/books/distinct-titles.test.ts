import { expect, it } from 'vitest';
import { distinctTitles } from './distinct-titles.ts';

it('books of one title are told apart by their regions, and no others', () => {
  const titles = distinctTitles(
    new Map([
      ['betfair_ex_uk', 'Betfair'],
      ['betfair_ex_eu', 'Betfair'],
      ['ladbrokes_au', 'Ladbrokes'],
      ['fanduel', 'FanDuel'],
      ['caesars', 'Caesars'],
      ['williamhill_us', 'Caesars'],
    ]),
  );
  expect([...titles.values()]).toEqual(['Betfair (UK)', 'Betfair (EU)', 'Ladbrokes', 'FanDuel', 'Caesars', 'Caesars']);
});
