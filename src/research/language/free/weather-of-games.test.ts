import { expect, it } from 'vitest';
import { tag } from '../calls/tagged.ts';
import { known, NOON } from '../meant/test-known.ts';
import { readQuestion } from '../read-question.ts';
import { weatherOfGames } from './weather-of-games.ts';

const told = (text: string) => {
  const { zone } = known.clock;
  const asked = weatherOfGames(
    tag({
      text,
      previous: null,
      slate: known.slate,
      nowMs: NOON.getTime(),
      zone,
      reading: readQuestion(text, { nowMs: NOON.getTime(), timeZone: zone, previous: null }),
    }),
  );
  return asked?.kind === 'say' ? asked.text : null;
};

it('tells the windiest games of the day first', () => {
  const text = told('which nfl games are windy today');
  expect(text).toMatch(/^Windiest first, of 3 games with a forecast .*\nLions @ Bills \(.*wind.* 12 mph/i);
});

it('says that bets are not searched by it', () => {
  expect(told('best unders in windy games this weekend')).toMatch(/bets are not searched by it/);
});

it('says where none is stored', () => {
  expect(told('any rain in the nba games')).toMatch(/^I have no forecast/);
});

it.each(['will it rain there', 'weather in the bills game', 'best nfl bets today'])('leaves %s to others', (text) => {
  expect(told(text)).toBeNull();
});
