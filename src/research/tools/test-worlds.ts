import { createPricings } from '../../server/features/slate/pricing-memory.ts';
import { demoSlateAt } from '../slate/test-demo-slate.ts';
import { recordedSlate, recordedSlates } from '../slate/test-recorded-slate.ts';
import { ANY_BETTOR } from '../words/bettor.ts';
import { NOTHING_LOADED, type World } from './world.ts';

/** A world for nobody in particular, who may ask for everything. */
export const worldOf = (slate: World['slate'], now: Date, rest: Partial<World> = {}): World => ({
  slate,
  bettor: ANY_BETTOR,
  nowMs: now.getTime(),
  zone: 'America/New_York',
  loaded: NOTHING_LOADED,
  may: 'verdicts',
  ...rest,
});

const DEMO_NOW = new Date(Date.UTC(2026, 10, 21, 17));

const WORLD_CUP = 'reconstructed_soccer_fifa_world_cup_2026-04-16.json.gz';

/** The invented slate and, where they are present, the recorded ones: football, basketball, three days of baseball, a World Cup. */
export async function testWorlds(): Promise<{ name: string; world: World }[]> {
  const demo = { name: 'demo', world: worldOf(await demoSlateAt(DEMO_NOW), DEMO_NOW) };
  const recorded = [...recordedSlates(), ...recordedSlate(WORLD_CUP)];
  return [demo, ...recorded.map(({ name, slate, now }) => ({ name, world: worldOf(slate, now) }))];
}

/** The same world with a memory of its pricings, as the server keeps it, so that it can be asked a hundred things. */
export const remembering = (world: World): World => ({
  ...world,
  slate: {
    ...world.slate,
    events: world.slate.events.map((event) => ({
      ...event,
      markets: event.markets.map((market) => ({ ...market, pricings: createPricings() })),
    })),
  },
});
