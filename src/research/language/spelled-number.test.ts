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

  it.each<[string, number[], (string | null)[]]>([
    ['40 on the jets plus 120 on the over', [40, 120], [null, null]],
    ['$25 on sabres and plus 50 on the draw', [25, 50], [null, null]],
    // One bet alone is at that price.
    ['plus 150 on the ravens', [150], ['+']],
    ['jets plus 150 on dk', [150], ['+']],
    ['40 on the jets plus 3.5 on dk', [40, 3.5], [null, '+']],
  ])('is a stake behind another stake: %s', (text, values, signs) => {
    const numbers = joinSigns(tokenise(text)).flatMap(({ number }) => number ?? []);
    expect(numbers.map(({ value }) => value)).toEqual(values);
    expect(numbers.map(({ sign }) => sign)).toEqual(signs);
  });
});
