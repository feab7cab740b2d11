import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const calcsOf = (...texts: string[]): Record<string, unknown>[] =>
  demo.callsOf(...texts).map(({ input }) => ({ ...('calc' in input ? (input.calc as object) : input) }));

describe('a chance of one’s own', () => {
  it.each([
    'got the bills ml -130 dk, roll is 2500, whats kelly if true is 60?',
    'bills ml -130, i make it 60, kelly on 2500',
    'kelly on bills ml -130 if my number is 60, bankroll 2500',
    'i said true 60. kelly on bills ml at -130 with 2500',
  ])('is one without its percent sign too: %s', (text) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'kelly', price: '-130', chance: 0.6, bankrollCents: 2500_00 }]);
    expect(calcsOf(text)[0]).not.toHaveProperty('fromBooks');
    expect(calcsOf(text)[0]).not.toHaveProperty('fraction');
  });

  it.each([
    'ok different one. +145 dog, i say 45%, half kelly on 2500',
    'some +145 dog, my number 45, half kelly on 2500',
  ])('is of no team where none is named: %s', (text) => {
    const before = 'kelly on bills ml -130 if my number is 60, bankroll 2500';
    const [anew] = calcsOf(before, text);
    expect(anew).toMatchObject({ kind: 'kelly', price: '+145', chance: 0.45, fraction: 0.5, bankrollCents: 2500_00 });
    expect(anew).not.toHaveProperty('bet');
    const [next] = calcsOf(before, text, '+145 at 42% then?');
    expect(next).toMatchObject({ kind: 'kelly', price: '+145', chance: 0.42, fraction: 0.5, bankrollCents: 2500_00 });
    expect(next).not.toHaveProperty('bet');
  });
});

describe('what a held bet is worth', () => {
  it.each([
    'i have lions ml 200 at -110, cashout offer 185. fair cashout?',
    'holding lions ml 200 @ -110, they offer 185 cash out, take it?',
  ])('is told in one line: %s', (text) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'cash_out', returnsCents: 381_81, offerCents: 185_00 }]);
  });
});
