import { expect, it } from 'vitest';
import { questionAbout } from '#contract/game-question.ts';
import { gameLabel } from '../slate/leagues.ts';
import { demoTalk } from './test-demo-talk.ts';

it('reads what a game’s page asks as that game, of every coming one on the slate', async () => {
  const { slate, talk } = await demoTalk();
  const noonMs = Date.UTC(2026, 10, 21, 17);
  const coming = slate.events.filter(({ startsAt }) => startsAt.getTime() > noonMs);
  const read = coming.filter((event) => JSON.stringify(talk(questionAbout(gameLabel(event))).plan).includes(event.id));
  expect(coming.length).toBeGreaterThan(100);
  expect(coming.filter((event) => !read.includes(event)).map(gameLabel)).toEqual([]);
});
