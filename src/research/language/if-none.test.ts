import { expect, it } from 'vitest';
import { withoutIfNone } from './if-none.ts';

it.each([
  ['best bets june 14, if there are none just say so', 'best bets june 14'],
  ['any value in the bills game? if not just say no', 'any value in the bills game?'],
  ["best bet tonight, say so if there's nothing", 'best bet tonight'],
  ['best dog and if nothing is good just tell me', 'best dog'],
  ['top 3 bets this week, be honest if theres none', 'top 3 bets this week'],
  ['any +ev bets? if not dont force it', 'any +ev bets?'],
  ['best parlay today and if its bad just say pass', 'best parlay today'],
  ['best nfl bet. if there isnt one, no worries', 'best nfl bet.'],
  ['anything good tonight or just say no', 'anything good tonight'],
])('"%s" asks no more than "%s"', (text, left) => expect(withoutIfNone(text)).toBe(left));

it.each([
  'if not, best total?',
  'best bet, if not tell me the best spread',
  'if none just say so',
  'bills ml if theres no rain',
  'what if nothing hits',
  'tell me if brady plays',
])('"%s" is left as it is', (text) => expect(withoutIfNone(text)).toBe(text));
