import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

/** What is chosen, and about what it is to pay. */
function wished(...texts: string[]) {
  const { plan } = talk(...(texts as [string, ...string[]]));
  const [call] = plan?.kind === 'calls' ? plan.calls : [];
  return call?.tool === 'build_parlay' ? (call.input as Record<string, unknown>) : null;
}

describe('who is named for a same-game parlay', () => {
  it.each([
    ['same game parlay for bills bucs with josh allen and james cook', ['Josh Allen', 'James Cook']],
    ['sgp for the lions game with goff and gibbs', ['Jared Goff', 'Jahmyr Gibbs']],
    ['same game parlay with josh allen, james cook and jared goff', ['Josh Allen', 'James Cook', 'Jared Goff']],
    ['sgp rockets spurs with durant', ['Kevin Durant']],
    ['build me a same game parlay with durant and wembanyama around +700', ['Kevin Durant', 'Victor Wembanyama']],
  ])('is in it: %s', (text, withPlayers) => {
    expect(wished(text)).toMatchObject({ choose: { sameGame: true, withPlayers } });
  });

  it('is told of where he plays another game, free', () => {
    const { plan, isCharged } = talk('sgp celtics mavericks with derrick white and james cook');
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringContaining('James Cook') });
    expect(isCharged).toBe(false);
  });
});

describe('a price for a parlay of one game', () => {
  const FIRST = 'same game parlay for bills bucs with josh allen and james cook';
  it.each([
    ['make it around +500', '+500'],
    ['get it to about +700', '+700'],
    ['something closer to +1000', '+1000'],
    ['can you bring it up to +900', '+900'],
  ])('leaves its game and who was named: %s', (text, targetPrice) => {
    const before = wished(FIRST) as { choose: { eventIds: string[] } };
    expect(wished(FIRST, text)).toMatchObject({
      targetPrice,
      choose: { sameGame: true, eventIds: before.choose.eventIds },
    });
  });
});
