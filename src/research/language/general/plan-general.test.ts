import { describe, expect, it } from 'vitest';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { known, propOf, shown, winnerOf } from '../meant/test-known.ts';
import type { General } from '../meant/wants.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';
import { planGeneral } from './plan-general.ts';

function planned(of: General, text: string, previous: Reading | null = null, share = 0.9) {
  const { nowMs, zone } = known.clock;
  const reading = readQuestion(text, { nowMs, timeZone: zone, previous });
  return planGeneral({ of, share }, { text, reading, previous, slate: known.slate, nowMs, zone, bettor: ANY_BETTOR });
}
const topicOf = (asked: ReturnType<typeof planned>) =>
  asked?.kind === 'calls' ? asked.calls.map(({ input }) => ('topic' in input ? input.topic : null)) : asked;
const BIVOL = shown({ focus: [winnerOf('Dmitry Bivol', 'home')] });
const TENNIS = shown({ focus: [winnerOf('Carlos Alcaraz', 'home')] });

describe('what is asked of no stored bet', () => {
  it.each<[General, string, Reading | null, string]>([
    ['ask.rule', 'what if it ends in a draw', BIVOL, 'fight_rules'],
    ['ask.rule', 'so when exactly is it over 1.5? like the 7:30 mark', BIVOL, 'rounds_rules'],
    ['ask.rule', 'ret = void?', TENNIS, 'retired'],
    ['ask.rule', 'do all the legs have to win or do i get some', null, 'parlay_rules'],
    ['ask.rule', 'do i get the stake back on a free bet', null, 'free_bet_rules'],
    ['ask.rule', 'do walks count', null, 'stat_rules'],
    ['ask.rule', 'does ot count', null, 'overtime'],
    ['ask.rule', 'does a passing td count for an anytime td', null, 'stat_rules'],
    ['ask.rule', 'do i get my stake back if the game is rained out', BIVOL, 'called_off'],
    ['ask.school', 'are parlays a trap', null, 'parlay_sense'],
    ['ask.school', 'two bets on the same team, any sense in that', null, 'linked_bets'],
    ['ask.school', 'is there such a thing as a trap line', null, 'trap_lines'],
    ['ask.school', 'is a 3 percent edge a lot', null, 'edge_size'],
  ])('%s: %s', (of, text, previous, matter) => {
    expect(topicOf(planned(of, text, previous))).toEqual([{ kind: 'about', of: matter }]);
  });

  it('tells a term that stands alone as itself, whatever was shown', () => {
    const asked = planned(
      'ask.term',
      'What is closing line value?',
      shown({ focus: [propOf('Caitlin Clark', 'points', 24.5)] }),
    );
    expect(topicOf(asked)).toEqual([{ kind: 'term', term: expect.stringMatching(/closing/) }]);
  });

  it('wishes luck to who asks for no more', () => {
    expect(planned('say', 'wish me luck', BIVOL)).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/^Good luck/),
    });
    expect(planned('say', 'wish me luck, or should i pass?', BIVOL)).not.toMatchObject({
      text: expect.stringMatching(/^Good luck/),
    });
  });

  it('says what a number of a bet needs, and judges none', () => {
    const asked = planned(
      'ask.term',
      'Points over 24.5 ... so she needs 25, correct?',
      shown({ focus: [propOf('Caitlin Clark', 'points', 24.5)] }),
    );
    expect(asked).toMatchObject({ kind: 'say', text: expect.stringContaining('25') });
  });

  it.each([
    ['so 232 wins?', /232 wins the over/],
    ['what if it lands on 231', /231 wins the under/],
  ])('settles the total that was spoken of: %s', (text, told) => {
    const total = {
      eventId: winnerOf('Detroit Lions', 'away').eventId,
      market: 'total',
      side: 'over' as const,
      line: 231.5,
      player: null,
    };
    expect(planned('ask.rule', text, shown({ focus: [total] }))).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(told),
    });
  });

  it('settles no rounds of a fight by a count, and nothing by a number that is no result', () => {
    const rounds = {
      eventId: winnerOf('Dmitry Bivol', 'home').eventId,
      market: 'total',
      side: 'over' as const,
      line: 6.5,
      player: null,
    };
    expect(topicOf(planned('ask.rule', 'stopped at 1:00 of the 7th is that over', shown({ focus: [rounds] })))).toEqual(
      [{ kind: 'about', of: 'rounds_rules' }],
    );
    const asked = planned(
      'ask.rule',
      'what if they land on 7',
      shown({ focus: [propOf('Stephen Curry', 'points', 230.5)] }),
    );
    expect(JSON.stringify(asked)).not.toContain('wins the under');
  });

  it('explains a term that is named', () => {
    expect(
      topicOf(
        planned(
          'ask.term',
          'sorry whats a moneyline',
          shown({ list: true, focus: [winnerOf('Dmitry Bivol', 'home')] }),
        ),
      ),
    ).toMatchObject([{ kind: 'term', term: 'moneyline' }]);
  });

  it('takes a remark for one, and sells no verdict on it', () => {
    expect(planned('say', 'lakers always let me down', null)).toMatchObject({ kind: 'say' });
    expect(planned('ask.none', 'nfl best bets today', null)).toMatchObject({ kind: 'say', lost: true });
    expect(planned('ask.none', 'nfl best bets today', null, 0.55)?.kind ?? 'picks').not.toBe('say');
  });
});
