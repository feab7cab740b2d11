import { describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { joinSigns } from '../join-signs.ts';
import { isOfRelative } from './of-relative.ts';

const isOf = (text: string): boolean => isOfRelative(joinSigns(tokenise(text)));

describe('whose trouble it is', () => {
  it.each([
    'my husbands been hiding his betting losses where can he get help',
    'my son is addicted to gambling how can i help him',
    'my brother keeps betting his rent what can i do',
    'where do i find help for my dad, he has a gambling problem',
    'my wife cant stop betting, who can she talk to',
  ])('somebody else is in it: %s', (text) => {
    expect(isOf(text)).toBe(true);
  });

  it.each([
    'my wife says i bet too much, how do i get help',
    'my wife found out about my gambling debts where can i get help',
    'i lost our rent betting, what can i do, my husband doesnt know',
    'my wife left me because of betting, where can i get help',
  ])('the writer is, or nobody: %s', (text) => {
    expect(isOf(text)).toBe(false);
  });
});
