import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const demo = await demoTalk();
const rounds = [{ tool: 'show_board', input: { eventId: demo.game('Dmitry Bivol'), market: 'total' } }];

it('shows the rounds of a fight that is asked to go the distance', () => {
  expect(demo.callsOf('bivol fight goes the distance?')).toMatchObject(rounds);
  expect(demo.callsOf('beterbiev bivol odds', 'going the distance?')).toMatchObject(rounds);
});

it('leaves a line that is named, and games of teams, to others', () => {
  expect(demo.talk('bivol goes the distance over 7.5 good?').plan).not.toMatchObject({ calls: rounds });
  expect(demo.talk('lions bills go the distance').plan).not.toMatchObject({
    calls: [{ tool: 'show_board', input: { market: 'total' } }],
  });
});
