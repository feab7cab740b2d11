import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf } = await demoTalk();

const topicOf = (...texts: string[]): unknown => callsOf(...texts)[0]?.input;
const about = (of: string) => ({ topic: { kind: 'about', of } });

const BOARD = 'lions bills odds';
const JUDGED = 'is Lions -3 a bet';

describe('what is asked in general is answered free, whatever was shown and whatever bet is named beside it', () => {
  it.each([
    ['odds_signs', BOARD, 'sorry but what is the minus in front of 140 for'],
    ['odds_signs', BOARD, 'no team, just tell me how american odds work'],
    ['pushes', JUDGED, 'suppose the Bills are +6 and lose by 6, do I lose my stake'],
    ['pushes', JUDGED, 'forget if its good, is my money returned when it lands right on the number'],
    ['no_play', JUDGED, 'and what if Mahomes is scratched before kickoff, is my prop void'],
    ['ratings', JUDGED, 'what is the 97.2% you wrote, sure of what'],
    ['favorites', JUDGED, 'but favorites win more often so why would that be a pass'],
    ['charges', JUDGED, 'hey did you just take a token for that'],
    ['charges', JUDGED, 'you misunderstood me, give the token back'],
    ['placing', JUDGED, 'okay and how do I actually place that, do I need the app'],
    ['tracking', BOARD, 'are you able to keep a record of the bets I make'],
    ['bet_limits', BOARD, 'not tokens, I want to cap the money I bet at the book'],
    ['key_numbers', BOARD, 'how many nfl games end with a margin of exactly 7'],
    ['pictures', BOARD, 'can I upload a pic of my ticket and do you keep it'],
    ['cannot', BOARD, 'what other things can you not do'],
  ])('%s', (of, before, text) => {
    expect(topicOf(before, text)).toEqual(about(of));
  });

  it('in the figures that are named', () => {
    const { plan } = talk(JUDGED, 'you show +135 and -155, which one is the favorite');
    expect(plan?.kind === 'calls' && plan.assumed.join(' ')).toMatch(
      /-155 is the favorite, the one at \+135 the underdog.*stake \$155 to win \$100/,
    );
    const tokens = talk('what do 250 tokens cost me in dollars').plan;
    expect(tokens?.kind === 'calls' && tokens.assumed).toEqual(['250 tokens at $0.20 each cost $50.00.']);
  });

  it('a state is one where it is about being allowed to bet, and the one in which one stands', () => {
    expect(topicOf(BOARD, 'is betting on sports legal in Tennessee')).toEqual({
      topic: { kind: 'books', state: 'TN' },
    });
    expect(topicOf('im in new jersey', 'which sportsbooks are legal here')).toMatchObject({
      topic: { kind: 'books', state: 'NJ' },
    });
    expect(topicOf('if im physically in Ohio can I use FanDuel although I live in Texas')).toMatchObject({
      topic: { kind: 'books', name: 'FanDuel', state: 'OH' },
    });
  });

  it.each([
    'lions -3 -110 good bet?',
    'whos the favorite in lions bills',
    'what is -150 in decimal odds',
    'how much does +150 pay on 20',
    'tennessee spread',
    'best nfl bets today',
  ])('and "%s" is asked of a bet or a sum', (text) => {
    const { plan } = talk(text);
    expect(plan?.kind === 'calls' && plan.calls.some(({ tool }) => tool === 'look_up')).toBe(false);
  });
});
