import { describe, expect, it } from 'vitest';
import { explainer } from '../explained/test-explained.ts';

const { told, words } = await explainer();

describe('a whole season', () => {
  it.each([
    [
      'chiefs to win the super bowl at +900, worth it?',
      /"to win the super bowl".* \+900 has to win 10\.0% of the time/,
    ],
    ['sb winner odds? chiefs specifically', /"sb winner"/],
    ['bills to win the afc +500 good bet?', /"to win the afc"/],
    ['lions nfc north +120 good?', /"nfc north"/],
    ['eagles to make the playoffs -200 worth it', /"make the playoffs"/],
    ['should i bet oilers stanley cup 12-1', /"stanley cup".* 12\/1 has to win 7\.7%/],
    ['josh allen mvp at +300 worth it?', /"mvp"/],
    ['celtics over 52.5 wins?', /"over 52\.5 wins"/],
  ])('%s is no bet on the next game, whatever the price', (text, said) => {
    expect(words(text)).toMatch(/^I have no futures/);
    expect(words(text)).toMatch(said);
  });

  it.each([
    'chiefs to win at -145, worth it?',
    'is the total in the super bowl rematch high',
    'best nfc east dogs to bet',
    '100 on chiefs super bowl at +900 pays what',
    'yankees world series game tonight, ml good?',
  ])('%s is left to who reads bets and sums', (text) => {
    expect(told(text)).toBeNull();
  });
});
