import { describe, expect, it } from 'vitest';
import { readLink } from './read-link.ts';

describe('where a bet can be placed', () => {
  it('is the outcome’s own address, else the market’s, else the game’s', () => {
    const [outcome, market, game] = [
      'https://book.example/bet',
      'https://book.example/market',
      'https://book.example/game',
    ];
    expect(readLink(outcome, market, game)).toBe(outcome);
    expect(readLink(null, market, game)).toBe(market);
    expect(readLink('javascript:alert(1)', undefined, game)).toBe(game);
    expect(readLink(null, undefined, 7)).toBeUndefined();
  });

  it.each([
    ['what selects the bet', 'https://book.example/add?outcomes=0HC1&selectionId[0]=2', null],
    ['a fragment', 'https://book.example/game#/bet', null],
    [
      'nothing of who sent the bettor',
      'https://book.example/x?btag=a_1&outcome=5&utm_source=e&AffId=9&wpcid=2&gclid=z',
      'https://book.example/x?outcome=5',
    ],
    ['no empty question', 'https://book.example/x?ref=edge', 'https://book.example/x'],
  ])('keeps %s', (_what, link, expected) => {
    expect(readLink(link)).toBe(expected ?? new URL(link).href);
  });

  it.each([
    ['http', 'http://book.example/x'],
    ['a script', 'javascript:alert(1)//https://book.example'],
    ['data', 'data:text/html,x'],
    ['a name and a password', 'https://me:secret@book.example/x'],
    ['a port', 'https://book.example:8443/x'],
    ['an address of a machine', 'https://10.0.0.1/x'],
    ['a name without a domain', 'https://localhost/x'],
    ['a gap for the state', 'https://sports.{state}.book.example/x'],
    ['control characters', 'https://book.example/\u0000" onclick="x'.replace('book.example', 'book')],
    ['more than 500 characters', `https://book.example/${'x'.repeat(500)}`],
    ['no address', 'book'],
  ])('is not %s', (_what, link) => {
    expect(readLink(link)).toBeUndefined();
  });
});
