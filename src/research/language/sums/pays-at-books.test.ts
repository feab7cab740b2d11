import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { calcsOf, notesOf } = await demoTalk();

describe('what a stake pays at the better of several books', () => {
  it.each([
    ['lions bills spread', 'i only have fanduel and dk. which one for +5 and whats 60 pay'],
    ['lions bills spread', 'fanduel or draftkings for bills +5 and what does 60 win'],
  ])('is on the side that has the line, with both: %s | %s', (...texts) => {
    expect(calcsOf(...texts)).toMatchObject([{ kind: 'payout', bet: 'Bills +5', stakeCents: 6000, price: '-110' }]);
    expect(notesOf(...texts)).toContain('DraftKings');
  });
});

describe('one bet with its stake behind what another pays', () => {
  it.each([
    ['what does 60 on lions ml pay', 'lions -5 at dk, 60', { bet: 'Lions -5', stakeCents: 6000 }],
    ['what does 60 on lions ml pay', 'ok bills +5 draftkings 40', { bet: 'Bills +5', stakeCents: 4000, price: '-110' }],
  ])('is paid as well, and not judged: %s | %s', (before, text, calc) =>
    expect(calcsOf(before, text)).toMatchObject([{ kind: 'payout', ...calc }]),
  );
});
