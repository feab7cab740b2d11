import { draftAnswer } from '../../server/features/turns/draft-answer.ts';
import type { FollowedPrice } from '../../server/features/turns/gather-moves.ts';
import type { Reading } from '../language/reading.ts';
import type { PriceMove } from '../slate/slate.ts';
import { RANDOM_NOW, type RandomSlate } from '../slate/test-random-slate.ts';
import { ANY_BETTOR, type Bettor } from '../words/bettor.ts';
import type { Draft } from '../words/compose-answer.ts';
import type { Found } from './outcome.ts';
import { storedBets } from './test-stored.ts';
import { remembering, worldOf } from './test-worlds.ts';
import type { Tool } from './tool.ts';
import { historyKey, type World } from './world.ts';

/** The world of a random slate, with a memory of its pricings. */
export const worldOn = ({ slate }: RandomSlate, bettor: Partial<Bettor> = {}): World =>
  remembering(worldOf(slate, RANDOM_NOW, { bettor: { ...ANY_BETTOR, ...bettor } }));

/** As many of the stored bets as places are given; none where none is stored. */
export function betsAt(world: World, places: readonly number[]): StoredBet[] {
  const stored = storedBets(world);
  return stored.length === 0 ? [] : places.flatMap((place) => stored[place % stored.length] ?? []);
}

type StoredBet = ReturnType<typeof storedBets>[number];

/** What a tool of the desk finds, with all that it says it needs; null where it refuses. */
export function ask<Input, Result>(
  tool: Tool<Input, Result>,
  raw: unknown,
  random: RandomSlate,
  world: World = worldOn(random),
): Found<Result> | null {
  const input = tool.input.parse(raw);
  const needs = tool.needs(input, world).flatMap((need) => (need.kind === 'line_history' ? [need] : []));
  const lineHistory = new Map(
    needs.map((need) => [historyKey(need), random.history(need.eventId).get(`${need.market}|${need.player}`) ?? []]),
  );
  const outcome = tool.run(input, { ...world, loaded: { lineHistory } });
  return outcome.ok ? outcome : null;
}

/** The picks of an answer in chat, with the moves that were recorded; null where nothing fits. */
export function draftOn(
  random: RandomSlate,
  reading: Reading,
  { mode = 'pro', bettor = {} }: { mode?: 'pro' | 'regular'; bettor?: Partial<Bettor> } = {},
): Promise<Draft | null> {
  const deps = {
    now: () => RANDOM_NOW,
    newId: () => '00000000-0000-4000-8000-000000000000',
    movesOf: async (prices: readonly FollowedPrice[]) => prices.map((price) => movesOf(random, price)),
    bettor: { ...ANY_BETTOR, ...bettor },
  };
  return draftAnswer(deps, random.slate, reading, mode);
}

/** As the history of prices gives it: of one book's side every line that it had. */
const movesOf = (random: RandomSlate, { candidate, bookKey }: FollowedPrice): PriceMove[] => {
  const { event, market, selection } = candidate;
  return (random.history(event.id).get(`${market.market}|${market.player}`) ?? [])
    .filter((change) => change.bookKey === bookKey && change.selection === selection)
    .map(({ at, lineHundredths, oddsDecimal }) => ({ at, lineHundredths, oddsDecimal }));
};
