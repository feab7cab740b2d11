import { expect, it } from 'vitest';
import { nothingFits } from './nothing-fits.ts';

const events = [{ sportKey: 'icehockey_nhl' }] as unknown as Parameters<typeof nothingFits>[0]['events'];
const slate = { events, bookTitles: new Map([['draftkings', 'DraftKings']]) };
const anywhere = { sportsbooks: [], state: null };

it('names what was asked for and costs nothing', () => {
  expect(nothingFits(slate, { leagues: ['NHL'], teams: [] }, anywhere)).toMatch(
    /^No stored price on NHL games fits .* Nothing was charged\.$/,
  );
  expect(nothingFits(slate, { leagues: [], teams: [{ league: 'UFC', name: 'Ilia Topuria' }] }, anywhere)).toMatch(
    /^No stored price on UFC fights fits/,
  );
  expect(nothingFits(slate, { leagues: [], teams: [] }, anywhere)).toMatch(/^No stored price fits this question/);
  const cup = { leagues: ['Soccer' as const], teams: [], competitions: ['soccer_uefa_champs_league'] };
  expect(nothingFits(slate, cup, anywhere)).toMatch(/^No stored price on that competition fits/);
  expect(nothingFits({ ...slate, events: [] }, { leagues: ['NHL'], teams: [] }, anywhere)).toMatch(
    /^I have no upcoming game .* Nothing was charged\.$/,
  );
});

it('names the side and the prices that leave nothing', () => {
  const asked = { leagues: [], teams: [], side: 'favorite' as const, minDecimal: 3, maxDecimal: 5 };
  const window = { label: 'from June 11 through June 14', fromMs: 0, toMs: 1 };
  expect(nothingFits(slate, { ...asked, window }, anywhere)).toBe(
    'No favorite from +200 to +400 is priced from June 11 through June 14 where you can bet, so there is nothing honest to pick. Change or drop one of these limits. Nothing was charged.',
  );
  expect(nothingFits(slate, { ...asked, side: null, maxDecimal: null }, anywhere)).toMatch(
    /^No bet at \+200 or longer/,
  );
});

it('says so where no stored book takes bets in the state, but not where the bettor named books', () => {
  const asked = { leagues: ['NHL' as const], teams: [] };
  expect(nothingFits(slate, asked, { sportsbooks: [], state: 'TX' })).toBe(
    'No book with stored prices is licensed in Texas, so there is no pick that you could take. Nothing was charged.',
  );
  expect(nothingFits(slate, asked, { sportsbooks: [], state: 'NJ' })).toMatch(/^No stored price on NHL games/);
  expect(nothingFits(slate, asked, { sportsbooks: ['draftkings'], state: 'TX' })).toMatch(/^No stored price on NHL/);
});
