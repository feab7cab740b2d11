import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { calcsOf } = await demoTalk();

const BOOST = 'dk gave me a 30% profit boost on any single, max 25. use it on the bills ml?';

describe('a boost that was told in the chat', () => {
  const OF_PRICE = '50% profit boost on bills ml at +150, max 25';

  it.each(['what about 45%', 'and with 45% instead'])('is another boost with another share: %s', (text) =>
    expect(calcsOf(OF_PRICE, text)).toMatchObject([{ kind: 'boost', boost: 0.45, stakeCents: 2_500 }]),
  );

  it('keeps its share where it is said how often the bet wins', () =>
    expect(calcsOf(OF_PRICE, 'i think it hits 45%')[0]).toMatchObject({ chance: 0.45 }));

  it.each(['30% like i said, dk, max 25', 'its 30% like i told you', 'so whats the best way to use the boost then'])(
    'stays the boost, at its book and for its stake: %s',
    (text) => expect(calcsOf(BOOST, text)).toMatchObject([{ kind: 'boost', boost: 0.3, stakeCents: 2_500 }]),
  );

  it('leaves a chance to win what it is', () =>
    expect(calcsOf(BOOST, 'what if they win 30% of the time')[0]).not.toMatchObject({ kind: 'boost' }));
});

describe('a free bet that was told in the chat', () => {
  it.each([
    'isnt the bills at +174 better? hedge lions at dk',
    'what about the bills ml on fanduel w the free 50, lions at dk',
  ])('is placed on the pair that is named: %s', (text) =>
    expect(calcsOf('i have a 50 dollar bonus bet at fanduel', text)).toMatchObject([
      { kind: 'free_bet', faceCents: 5_000, price: '+174', hedgePrice: '-210' },
    ]),
  );
});
