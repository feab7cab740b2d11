import { expect, test } from 'vitest';
import { saidLast } from './said-last.ts';

test.each([
  ['got sens... nah i mean lakers ml -140 tmrw already on mgm for 50', 'lakers ml -140 tmrw already on mgm for 50'],
  ['bills -3, no wait i meant bills +3 at -110', 'bills +3 at -110'],
  [
    'i got 80 on the nets to... no wait i got 80 on the heat at +120, hedge it',
    'i got 80 on the heat at +120, hedge it',
  ],
  ['i didnt ask if its good i asked what 100 wins', 'what 100 wins'],
  ['thats not what i asked. why wont you bet it at +114', 'why wont you bet it at +114'],
  ['nvm they dont play. lions packers?', 'lions packers?'],
  ['Never mind that one! Jets spread?', 'Jets spread?'],
  ['ok forget kat. best bet in suns knicks', 'best bet in suns knicks'],
  ['scrap that. whats the over in that game', 'whats the over in that game'],
  ['screw it. best nba bet', 'best nba bet'],
  ['go back to goff, the under', 'goff, the under'],
  ['ok lets go back to bills +4.5', 'bills +4.5'],
  ['go back to the first game, whats the total', 'go back to the first game, whats the total'],
  ['go back to 10, at +300', 'go back to 10, at +300'],
  ['screw it, just the best nba bet', 'the best nba bet'],
  ['middles?? never mind just show every chargers browns spread', 'show every chargers browns spread'],
  ['gimme the biggest favorite tonight period', 'gimme the biggest favorite tonight'],
  ['forget 25. say i do 10 a bet', 'say i do 10 a bet'],
  ['forget the senators. sacramento at lakers wed, lakers ml', 'sacramento at lakers wed, lakers ml'],
  ['lost my ass today. anything good tmrw', 'anything good tmrw'],
  ['man got smoked last night lol whats good tonight', 'whats good tonight'],
  ['went 0-4 yesterday, gimme the best nhl bet tonight', 'gimme the best nhl bet tonight'],
  ['rough weekend. who do you like monday?', 'who do you like monday?'],
  ['took a beating on the over sunday so best dogs tomorrow', 'best dogs tomorrow'],
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
  'went 5-4 this week what is my roi',
  'lost 200 today. what does 50 at +150 win',
  'bad beat insurance at fanduel',
])('%s takes nothing back that could be left out', (text) => {
  expect(saidLast(text)).toBe(text);
});

test('is bounded on hostile text', () => {
  const hostile = `${'no wait i mean '.repeat(120)}${'. forget the x.'.repeat(60)}`.slice(0, 2000);
  expect(saidLast(hostile).length).toBeLessThanOrEqual(2000);
});
