import { beforeAll, describe, expect, it } from 'vitest';
import { BetRef } from '#contract/research/bet.ts';
import type { PricedStatedBet } from '#contract/research/price-bets.ts';
import { marketConsensus } from '#engine/picks/market-consensus.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { toEngineMarket } from '../best-bets/candidates.ts';
import { testWorlds } from '../test-worlds.ts';
import type { World } from '../world.ts';
import { priceBets } from './price-bets.ts';

const MEASURED = /^(americanfootball_nfl|basketball_nba|baseball_mlb|icehockey_nhl|soccer_)/;
const GAMES_A_SPORT = 2;

/** A well-quoted line that is hidden from the tool; null where its neighbours are too far or too few. */
function hidden(event: SlateEvent, row: SlateMarket, world: World): { bet: PricedStatedBet; quoted: number } | null {
  const consensus = marketConsensus(toEngineMarket(event, row, null), world.nowMs);
  const quoted = consensus?.probabilities[0];
  if (!consensus || quoted === undefined || consensus.books < 3) return null;
  const events = [{ ...event, markets: event.markets.filter((other) => other !== row) }];
  const [side] = row.outcomes;
  const ref = BetRef.parse({ eventId: event.id, market: row.market, side, line: row.lineHundredths / 100 });
  const outcome = priceBets({ bets: [ref] }, { ...world, slate: { ...world.slate, events } });
  const [bet] = outcome.ok ? outcome.data.bets : [];
  return bet?.priced && bet.basis === 'neighbouring' ? { bet, quoted } : null;
}

/** A few coming games of each sport whose results were measured. */
function gamesOf({ slate, nowMs }: World): SlateEvent[] {
  const coming = slate.events.filter(({ sportKey, startsAt }) => MEASURED.test(sportKey) && startsAt.getTime() > nowMs);
  return coming.filter(
    (event, at) => coming.slice(0, at).filter(({ sportKey }) => sportKey === event.sportKey).length < GAMES_A_SPORT,
  );
}

describe('lines that are hidden', () => {
  let worlds: Awaited<ReturnType<typeof testWorlds>>;
  beforeAll(async () => {
    worlds = await testWorlds();
  });

  it('come out of their neighbours as books quote them, within 2.5 points and 0.7 on average', () => {
    const errors = worlds.flatMap(({ world }) =>
      gamesOf(world).flatMap((event) =>
        event.markets
          .filter(({ market }) => market === 'spread' || market === 'total')
          .flatMap((row) => {
            const found = hidden(event, row, world);
            if (!found) return [];
            const { win, lose } = found.bet.chances;
            return [{ error: Math.abs(win / (win + lose) - found.quoted), text: found.bet.text }];
          }),
      ),
    );
    expect(errors.length).toBeGreaterThan(50);
    for (const { error, text } of errors) expect(error, text).toBeLessThan(0.025);
    expect(errors.reduce((sum, { error }) => sum + error, 0) / errors.length).toBeLessThan(0.007);
  });

  it('a side that gets half a point wins no less often than outright, by the same books', () => {
    const world = worlds.find(({ name }) => name.startsWith('nfl'))?.world;
    if (!world) return;
    const compared = gamesOf(world).flatMap((event) =>
      (['home', 'away'] as const).flatMap((side) => {
        const chanceOf = (market: string, line: number | null) => {
          const ref = BetRef.parse({ eventId: event.id, market, side, line });
          const outcome = priceBets({ bets: [ref] }, world);
          const [bet] = outcome.ok ? outcome.data.bets : [];
          return bet?.priced ? bet.chances : null;
        };
        const [alone, helped] = [chanceOf('moneyline', null), chanceOf('spread', 0.5)];
        return alone && helped ? [[alone.win, helped.win] as const] : [];
      }),
    );
    expect(compared.length).toBeGreaterThan(1);
    for (const [alone, helped] of compared) expect(helped).toBeGreaterThanOrEqual(alone - 0.002);
  });

  it('are not guessed where nobody measured the sport, and a stored whole line says what is not known', () => {
    const demo = worlds.find(({ name }) => name === 'demo')?.world;
    const tennis = demo?.slate.events.filter(({ sportKey }) => sportKey.startsWith('tennis_')) ?? [];
    const whole = tennis.flatMap((event) =>
      event.markets
        .filter(({ market, lineHundredths }) => market === 'spread' && lineHundredths % 100 === 0)
        .map((row) => ({ event, row })),
    );
    const [first] = whole.filter(({ event }) => event.startsAt.getTime() > (demo?.nowMs ?? 0));
    if (!demo || !first) throw new Error('the demo slate has tennis');
    const line = first.row.lineHundredths / 100;
    const ask = (at: number) =>
      priceBets({ bets: [BetRef.parse({ eventId: first.event.id, market: 'spread', side: 'home', line: at })] }, demo);
    expect(ask(line)).toMatchObject({
      ok: true,
      data: { bets: [{ pushBasis: 'unknown', chances: { push: 0 } }] },
      assumed: expect.arrayContaining([expect.stringContaining(`exactly ${Math.abs(line)} is not known`)]),
    });
    expect(ask(line + 0.25)).toMatchObject({ ok: false, reason: 'line_not_stored' });
  });
});
