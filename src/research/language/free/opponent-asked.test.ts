import { beforeAll, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

it.each(['who are they playing', 'who do they face', 'ok who they up against', 'against who'])(
  '%s: the game of the bet that was spoken of, free',
  (text) => {
    expect(demo.callsOf('bills ml good?', text)).toMatchObject([
      { tool: 'find_games', input: { names: ['Buffalo Bills'] } },
    ]);
  },
);

it.each(['who is injured', 'who wins', 'who has the best price'])('%s: something else', (text) => {
  const { plan } = demo.talk('bills ml good?', text);
  expect(plan).not.toMatchObject({ calls: [{ tool: 'find_games' }] });
});

it.each(['how often do they win by 4', 'chance they win by 4 or more'])(
  '%s: of the side that was spoken of',
  (text) => {
    const [call] = demo.callsOf('bills ml good?', text);
    expect(call).toMatchObject({ tool: 'calculate', input: { bet: { market: 'spread', side: 'home', line: -3.5 } } });
  },
);
