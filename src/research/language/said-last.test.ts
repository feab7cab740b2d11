import { expect, test } from 'vitest';
import { saidLast } from './said-last.ts';

test.each([
  ['got sens... nah i mean lakers ml -140 tmrw already on mgm for 50', 'lakers ml -140 tmrw already on mgm for 50'],
  ['bills -3, no wait i meant bills +3 at -110', 'bills +3 at -110'],
  ['i didnt ask if its good i asked what 100 wins', 'what 100 wins'],
  ['thats not what i asked. why wont you bet it at +114', 'why wont you bet it at +114'],
  ['nvm they dont play. lions packers?', 'lions packers?'],
  ['Never mind that one! Jets spread?', 'Jets spread?'],
  ['ok forget kat. best bet in suns knicks', 'best bet in suns knicks'],
  ['scrap that. whats the over in that game', 'whats the over in that game'],
  ['screw it. best nba bet', 'best nba bet'],
  ['screw it, just the best nba bet', 'the best nba bet'],
  ['middles?? never mind just show every chargers browns spread', 'show every chargers browns spread'],
  ['gimme the biggest favorite tonight period', 'gimme the biggest favorite tonight'],
  ['forget 25. say i do 10 a bet', 'say i do 10 a bet'],
  ['forget the senators. sacramento at lakers wed, lakers ml', 'sacramento at lakers wed, lakers ml'],
])('%s says in the end: %s', (text, said) => {
  expect(saidLast(text)).toBe(said);
});

test.each([
  'bills ml, no i meant lions',
  'no i meant the under',
  'thats high i mean come on man really',
  'what do you mean by that price',
  'forget the spread',
  'scrap that',
  'who leads after the first period',
  'is there a line on every period',
  'nba picks. not the lakers.',
])('%s takes nothing back that could be left out', (text) => {
  expect(saidLast(text)).toBe(text);
});

test('is bounded on hostile text', () => {
  const hostile = `${'no wait i mean '.repeat(120)}${'. forget the x.'.repeat(60)}`.slice(0, 2000);
  expect(saidLast(hostile).length).toBeLessThanOrEqual(2000);
});
