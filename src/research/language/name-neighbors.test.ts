import { expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { readMentions } from './read-names.ts';

const namesIn = (text: string) =>
  readMentions(tokenise(text), { named: [], likely: [], moment: { day: 20_500, namesDay: false } }).flatMap(
    ({ options }) => options.map(({ name }) => name),
  );

it.each([
  'bucks + lightning + avs parlay',
  'bucks, lightning, avs parlay',
  'bucks lightning avs parlay',
  'lightning bucks avs',
  'avs and lightning and bucks',
])('in a row with names of other leagues everyday words are teams: "%s"', (text) => {
  expect(namesIn(text)).toEqual(
    expect.arrayContaining(['Milwaukee Bucks', 'Tampa Bay Lightning', 'Colorado Avalanche']),
  );
});

it('so they are behind the word that joins them', () => {
  expect(namesIn('parlay bucks + lightning')).toEqual(
    expect.arrayContaining(['Milwaukee Bucks', 'Tampa Bay Lightning']),
  );
});

it.each(['20 bucks pacers ml', 'a few bucks lightning avs', 'avs for twenty bucks, pacers too', 'avs parlay 50 bucks'])(
  'money is no team: "%s"',
  (text) => expect(namesIn(text)).not.toContain('Milwaukee Bucks'),
);
