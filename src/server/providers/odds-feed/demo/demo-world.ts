import { type DemoGame, demoGame } from './demo-game.ts';
import { demoMarkets } from './demo-markets.ts';
import { type DemoQuote, quotesOf } from './demo-quotes.ts';
import type { DemoFixture } from './demo-schedule.ts';

/** Games that are held at once: some more than are listed together with those of the last days. */
const GAMES_HELD = 600;

export type DemoWorld = {
  seed: number;
  gameOf: (fixture: DemoFixture) => DemoGame;
  quotesOf: (fixture: DemoFixture) => readonly DemoQuote[];
};

/** What the seed says about every fixture. Nothing but a memory of pure functions: forgetting changes no answer. */
export function createDemoWorld(seed: number): DemoWorld {
  const games = new Map<string, DemoGame>();
  const quotes = new Map<string, readonly DemoQuote[]>();
  const gameOf = (fixture: DemoFixture) => held(games, fixture.id, () => demoGame(fixture, seed));
  return {
    seed,
    gameOf,
    quotesOf: (fixture) => held(quotes, fixture.id, () => quotesOf(demoMarkets(gameOf(fixture), seed))),
  };
}

function held<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  if (values.size >= GAMES_HELD) values.clear();
  const made = make();
  values.set(key, made);
  return made;
}
