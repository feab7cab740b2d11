import { expect, it } from 'vitest';
import { nothingFits } from './nothing-fits.ts';

const events = [{}] as unknown as Parameters<typeof nothingFits>[0]['events'];

it('names what was asked for and costs nothing', () => {
  expect(nothingFits({ events }, { leagues: ['NHL'], teams: [] })).toMatch(
    /^No stored price on NHL games fits .* Nothing was charged\.$/,
  );
  expect(nothingFits({ events }, { leagues: [], teams: [{ league: 'UFC', name: 'Ilia Topuria' }] })).toMatch(
    /^No stored price on UFC fights fits/,
  );
  expect(nothingFits({ events }, { leagues: [], teams: [] })).toMatch(/^No stored price fits this question/);
  const cup = { leagues: ['Soccer' as const], teams: [], competitions: ['soccer_uefa_champs_league'] };
  expect(nothingFits({ events }, cup)).toMatch(/^No stored price on that competition fits/);
  expect(nothingFits({ events: [] }, { leagues: ['NHL'], teams: [] })).toMatch(
    /^No upcoming game .* Nothing was charged\.$/,
  );
});
