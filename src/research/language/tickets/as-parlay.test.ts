import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const PAIR = 'alcaraz ml and fonseca ml good?';

it('single bets that were judged are one bet where a parlay was meant, at the stake and the book that are named', () => {
  expect(talk(PAIR, 'as a parlay i meant. what 50 get me at fanduel').plan).toMatchObject({
    calls: [
      {
        tool: 'build_parlay',
        input: {
          legs: [{ market: 'moneyline' }, { market: 'moneyline' }],
          stakeCents: 5_000,
          book: expect.stringMatching(/fanduel/i),
        },
      },
    ],
  });
});

it('asks for one of its own where nothing was judged, or somebody else is named', () => {
  expect(talk('pistons ml and suns ml as a parlay').plan).not.toMatchObject({ kind: 'say' });
  const { plan } = talk('is alcaraz ml good?', 'as a parlay i meant');
  expect(plan?.kind === 'calls' ? plan.calls.map(({ tool }) => tool) : []).not.toContain('build_parlay');
});
