import { describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { joinSigns } from './join-signs.ts';

describe('a number that is spelled out behind its sign', () => {
  it.each<[string, string, number | null]>([
    ['minus one forty', '-', 140],
    ['plus one sixty five', '+', 165],
    ['minus one oh five', '-', 105],
    ['plus two hundred and ten', '+', 210],
    ['plus three hundred', '+', 300],
    ['minus three and a half', '-', 3.5],
    ['plus one more leg', '', null],
    ['plus two dogs', '', null],
  ])('%s', (text, sign, value) => {
    const [token] = joinSigns(tokenise(text));
    expect(token?.number?.value ?? null).toBe(value);
    expect(token?.number?.sign ?? '').toBe(sign);
  });
});
