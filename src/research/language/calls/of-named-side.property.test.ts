import { describe, expect, it } from 'vitest';
import { leagueOf } from '../../slate/leagues.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { betsOf } from './left-out.ts';

const { slate, talk } = await demoTalk();
const games = slate.events
  .filter(({ sportKey }) => ['NFL', 'NBA', 'NHL'].includes(leagueOf(sportKey) ?? ''))
  .slice(0, 12);

/** Who is named is never exchanged for the other side of the game. */
describe('a side that is named', () => {
  it.each(games.flatMap(({ id, home, away }) => [['home', home, id] as const, ['away', away, id] as const]))(
    'is the bet: %s, %s',
    (_, team, id) => {
      const game = slate.events.find((event) => event.id === id);
      for (const asks of [
        `so is there any edge on the ${team}`,
        `would you bet the ${team}`,
        `any value on the ${team}`,
      ]) {
        const { plan } = talk(`${game?.home} ${game?.away} moneyline, whos got the best price`, asks);
        if (plan?.kind !== 'calls') throw new Error(`${asks}: ${plan?.kind}`);
        const bets = plan.calls.flatMap(betsOf);
        expect(bets.length).toBeGreaterThan(0);
        for (const { eventId, side } of bets) {
          const event = slate.events.find((one) => one.id === eventId);
          expect(side === 'home' ? event?.home : event?.away).toBe(team);
        }
      }
    },
  );
});
