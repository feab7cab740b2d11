import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

it('takes a name that several leagues know for the one of the league that was spoken of', async () => {
  const { talk, callsOf, game } = await demoTalk();
  const total = [{ tool: 'show_board', input: { eventId: game('New York Giants'), market: 'total' } }];
  expect(callsOf('best nfl bet today', 'giants total')).toMatchObject(total);
  expect(talk('giants total').plan).toMatchObject({ kind: 'say' });
  expect(talk('best bets today', 'giants total').plan).toMatchObject({ kind: 'say' });
});
