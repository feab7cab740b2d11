import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { booksToFollow } from '#research/evidence/deep-evidence.ts';
import { recordedLine } from '#research/evidence/moves-evidence.ts';
import { footballSlate, NOW, testReading } from '#research/slate/test-slate.ts';
import { DEEP_PICKS } from '#research/words/compose-answer.ts';
import { draftAnswer } from './draft-answer.ts';
import { type FollowedPrice, gatherMoves, seriesOf } from './gather-moves.ts';

const nameOf = (price: FollowedPrice): string => Object.values(seriesOf(price)).join('|');

it('asks for the histories of a Pro answer once, whatever its number of picks and books', async () => {
  const asked: (readonly FollowedPrice[])[] = [];
  const movesOf = async (prices: readonly FollowedPrice[]) => {
    asked.push(prices);
    return [];
  };
  const deps = { now: () => NOW, newId: randomUUID, movesOf };
  const draft = await draftAnswer(deps, footballSlate(), testReading({}), 'pro');
  const candidates = draft!.drafts.map(({ candidate }) => candidate);
  expect(candidates.length).toBeGreaterThan(DEEP_PICKS);
  expect(asked).toHaveLength(1);
  const own = candidates.map((candidate) => nameOf({ candidate, bookKey: candidate.priced.book }));
  const others = candidates
    .slice(0, DEEP_PICKS)
    .flatMap((candidate) => booksToFollow(candidate).map((bookKey) => nameOf({ candidate, bookKey })));
  expect(others.length).toBeGreaterThan(0);
  expect(asked[0]!.map(nameOf).sort()).toEqual([...own, ...others].sort());
});

it('gives each pick the history of its own price, and of the others those of its own bet', async () => {
  const deps = { now: () => NOW, newId: randomUUID, movesOf: async () => [] };
  const draft = await draftAnswer(deps, footballSlate(), testReading({}), 'pro');
  const candidates = draft!.drafts.map(({ candidate }) => candidate);
  const names: string[] = [];
  const at = (name: string) => new Date(names.indexOf(name));
  const gathered = await gatherMoves(
    async (prices) => {
      names.push(...prices.map(nameOf));
      return prices.map((price, nth) => {
        const lineHundredths = recordedLine(price.candidate);
        const move = { at: new Date(nth), lineHundredths, oddsDecimal: 2 };
        // The book had the side on another line before: that is the history of another bet.
        return [{ ...move, at: new Date(-1), lineHundredths: lineHundredths + 50 }, move];
      });
    },
    candidates,
    2,
  );
  expect(gathered.map(({ candidate }) => candidate)).toEqual(candidates);
  for (const [nth, { candidate, moves, others }] of gathered.entries()) {
    expect(moves.map((move) => move.at)).toEqual([at(nameOf({ candidate, bookKey: candidate.priced.book }))]);
    expect(others?.map(({ bookKey }) => bookKey)).toEqual(nth < 2 ? booksToFollow(candidate) : undefined);
    for (const other of others ?? [])
      expect(other.moves.map((move) => move.at)).toEqual([at(nameOf({ candidate, bookKey: other.bookKey }))]);
  }
});
