import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

describe('from which price on it is a bet', () => {
  it.each([
    'what price would you need on the chiefs',
    'what number makes chiefs -3.5 a bet',
    'at what odds would you bet the chiefs ml',
    'how low can i go on chiefs ml and still bet it',
    "what's the worst price i should take on the chiefs",
  ])('is told of who is named: %s', (text) => {
    expect(talk(text).plan).toMatchObject({ calls: [{ tool: 'price_bets' }], tells: 'limit' });
  });

  it('is told free of what was judged', () => {
    expect(talk('should i bet the chiefs ml', 'what price would you need').plan).toMatchObject({ explains: 'limit' });
  });

  it.each([
    "what's the best price on the chiefs",
    'what price do you have on the chiefs',
    'what price would i need to win $50 on $100',
    'which number would you take, chiefs -3 or -3.5',
  ])('is not what this asks: %s', (text) => {
    expect(talk(text).plan).not.toHaveProperty('tells');
  });
});
