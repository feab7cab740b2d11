import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

it('searches for others where the player that was spoken of is not wanted any more', async () => {
  const { talk } = await demoTalk();
  const { plan, reading } = talk(
    'harden under 3.5 rebounds good?',
    'not harden. other guys. unders rebounds or assists on fanduel with edge',
  );
  expect(plan).toBeNull();
  expect(reading).toMatchObject({
    side: 'under',
    book: 'FanDuel',
    players: [],
    excluded: { players: ['James Harden'] },
  });
});
