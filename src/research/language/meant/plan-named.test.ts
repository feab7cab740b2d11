import { expect, it } from 'vitest';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { readQuestion } from '../read-question.ts';
import { zoneOf } from '../time-zone.ts';
import { type NamedBets, planNamed } from './plan-named.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const zone = zoneOf('America/New_York');
const slate = await demoSlateAt(NOW);

function planned(text: string, named: NamedBets) {
  const reading = readQuestion(text, { nowMs: NOW.getTime(), timeZone: zone, previous: null });
  const bettor = ANY_BETTOR;
  const at = { slate, nowMs: NOW.getTime(), zone, bettor, oddsFormat: 'american' } as const;
  return planNamed(named, { text, reading, previous: null, ...at });
}

it('holds two against each other that have no line', () => {
  const bets = ['Kenneth Walker III anytime touchdown', 'Josh Jacobs anytime touchdown'];
  const asked = planned(`Which is the better bet: ${bets.join(' or ')}?`, { want: 'compare', bets, game: null });
  expect(asked).toMatchObject({
    kind: 'calls',
    calls: [{ tool: 'price_bets', input: { bets: [{ player: 'Kenneth Walker III' }, { player: 'Josh Jacobs' }] } }],
  });
});

it('joins every leg that is named, with what is staked on them', () => {
  const bets = ['Kenneth Walker III anytime touchdown', 'Josh Jacobs anytime touchdown', 'Bills +4.5'];
  const text = `What does a $20 parlay of ${bets.join(', ')} pay at DraftKings?`;
  expect(planned(text, { want: 'parlay.pays', bets, game: null })).toMatchObject({
    calls: [
      {
        tool: 'build_parlay',
        input: {
          legs: [{ player: 'Kenneth Walker III' }, { player: 'Josh Jacobs' }, { market: 'spread', line: 4.5 }],
          stakeCents: 2000,
          priceOnly: true,
        },
      },
    ],
  });
});

it('leaves a bet that it does not know to the words of the question', () => {
  const bets = ['Bills +4.5', 'the moon'];
  const asked = planned('Which is the better bet: Bills +4.5 or the moon?', { want: 'compare', bets, game: null });
  expect(JSON.stringify(asked)).not.toContain(
    '"bets":[{"eventId":"demo:americanfootball_nfl:2026-11-21:2","price":null,"book":null,"named":["side","line"],"market":"spread","side":"home","line":4.5,"player":null},{',
  );
});

it('tells what the lines of a game say of its score', () => {
  const game = slate.events.find(({ away }) => away === 'Ohio State Buckeyes');
  const asked = planned('What is the score prediction?', { want: 'none.score', bets: [], game: game?.id ?? null });
  // A spread of 7.5 and a total of 51.5: 29.5 to 22.
  expect(asked).toMatchObject({ kind: 'say', text: expect.stringMatching(/Ohio State 29\.5, USC 22\.$/) });
});

it.each([
  [
    'lines.game',
    [
      { tool: 'show_board', input: { market: 'moneyline' } },
      { tool: 'show_board', input: { market: 'total' } },
    ],
  ],
  ['facts.when', [{ tool: 'find_games', input: { names: ['Edgar Berlanga'] } }]],
  ['facts.injuries', [{ tool: 'facts_about', input: { kinds: ['injury'] } }]],
  [
    'moved',
    [
      { tool: 'line_moves', input: { market: 'moneyline', side: 'home' } },
      { tool: 'line_moves', input: { market: 'moneyline', side: 'away' } },
    ],
  ],
] as const)('looks up %s of a fight by its names', (want, asked) => {
  const game = slate.events.find(({ home }) => home === 'Edgar Berlanga')?.id ?? null;
  expect(planned('What are the lines in Canelo at Berlanga?', { want, bets: [], game })).toMatchObject({
    calls: asked,
  });
});
