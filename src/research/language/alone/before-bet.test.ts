import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import { withoutBetAhead } from './before-bet.ts';

const { talk } = await demoTalk();

describe('facts that are asked for ahead of a bet', () => {
  it.each([
    ['any injuries on the bills before i take the under', 'any injuries on the bills?'],
    ['any injuries before i take the bills under 47', 'any injuries for bills?'],
    ['is josh allen playing before i bet his over', 'is josh allen playing?'],
    ['whats the weather, before i hammer the over', 'whats the weather?'],
  ])('%s: %s', (message, said) => {
    expect(withoutBetAhead(message)).toBe(said);
  });

  it.each([
    'should i bet the bills before the line moves',
    'is bills +1 good before i bet it',
    'any injuries on the bills? and is the under good',
    'injuries on the bills before i bet, and is it any good?',
  ])('is told of no facts alone: %s', (message) => {
    expect(withoutBetAhead(message)).toBe(message);
  });

  it.each(['any injuries on the bills before i take the under', 'any news on the bills before i bet the over 47'])(
    'is free: %s',
    (text) => {
      const { plan, isCharged } = talk(text);
      expect(plan).toMatchObject({ calls: [{ tool: 'facts_about' }] });
      expect(isCharged).toBe(false);
    },
  );
});
