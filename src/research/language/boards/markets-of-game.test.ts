import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf, game } = await demoTalk();
const markets = (...texts: string[]) =>
  callsOf(...texts).map(({ input }) => [
    (input as { eventId?: string }).eventId,
    (input as { market?: string }).market,
  ]);

describe('several markets of one game', () => {
  const bills = game('Buffalo Bills');
  it.each([
    ['lions bills give me the whole rundown', ['moneyline', 'spread', 'total']],
    ['every market on bills lions', ['moneyline', 'spread', 'total']],
    ['bills lions spread and total', ['spread', 'total']],
  ])('are shown free: %s', (text, kinds) => {
    expect(markets(text)).toEqual(kinds.map((kind) => [bills, kind]));
  });

  it('are those of the game that was spoken of', () => {
    expect(markets('lions bills ml', 'i said full look, what about the spread and total in that game')).toEqual([
      [bills, 'spread'],
      [bills, 'total'],
    ]);
  });

  it('are all judged where it is asked whether any is worth it', () => {
    const { plan } = talk('lions bills, spread total and ml, anything worth it?');
    const [call] = plan?.kind === 'calls' ? plan.calls : [];
    const kinds = (call?.input as { bets?: { market: string }[] } | undefined)?.bets?.map(({ market }) => market);
    expect(new Set(kinds)).toEqual(new Set(['moneyline', 'spread', 'total']));
  });
});
