import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf, calcsOf, notesOf } = await demoTalk();

const topicOf = (...texts: string[]): unknown => callsOf(...texts)[0]?.input;
const about = (of: string) => ({ topic: { kind: 'about', of } });

const BOARD = 'lions bills odds';
const JUDGED = 'is Lions -3 a bet';

describe('what is asked in general is answered free, whatever was shown and whatever bet is named beside it', () => {
  it.each([
    ['odds_signs', BOARD, 'sorry but what is the minus in front of 140 for'],
    ['odds_signs', BOARD, 'no team, just tell me how american odds work'],
    ['pushes', JUDGED, 'forget if its good, is my money returned when it lands right on the number'],
    ['player_out', JUDGED, 'and what if Mahomes is scratched before kickoff, is my prop void'],
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
    ['overtime', 'what is vig', 'does overtime count for spread bets'],
    ['called_off', BOARD, 'what happens if my game gets postponed'],
    ['void_leg', BOARD, 'one leg of my parlay got voided what now'],
    ['retired', BOARD, 'tennis player retired mid match do i win'],
    ['player_out', BOARD, 'player didnt play do i get my money back on the prop'],
    ['book_limits', BOARD, 'fanduel limited me what can i do'],
    ['book_limits', BOARD, 'do books ban winners'],
    ['tax', BOARD, 'is there a w2g for sports bets'],
    ['key_numbers', BOARD, 'why is 3 important in nfl'],
    ['key_numbers', BOARD, 'is 3.5 the key number for nfl spreads'],
    ['legal', BOARD, 'what states can i bet online'],
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
    ['i got 200 bucks for the weekend how should i split it', 200_00, undefined],
    ['i have $500 how big should my bets be', 500_00, undefined],
    ['how would you split 250 across 5 bets', 250_00, 50_00],
  ])('what there is to bet with is told in stakes: "%s"', (text, bankrollCents, stakeCents) => {
    expect(calcsOf(text)).toEqual([{ kind: 'stake_plan', bankrollCents, ...(stakeCents && { stakeCents }) }]);
  });

  it('a state is said with its age, and who lives there is told of its books', () => {
    expect(notesOf('how old do you have to be to bet in ohio')).toBe(
      'In Ohio people may bet on sports from the age of 21.',
    );
    expect(topicOf('i live in california can i bet')).toEqual({ topic: { kind: 'books', state: 'CA' } });
    expect(notesOf('can i use a vpn to bet from california')).toMatch(/^No VPN/);
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
