import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const LEAGUES = { nba: 'NBA', nfl: 'NFL', mlb: 'MLB', hockey: 'NHL', ufc: 'UFC', tennis: 'Tennis' } as const;
const TEAMS = {
  knicks: 'New York Knicks',
  cowboys: 'Dallas Cowboys',
  bruins: 'Boston Bruins',
  cubs: 'Chicago Cubs',
} as const;
const BOOKS = { fanduel: 'FanDuel', caesars: 'Caesars', betmgm: 'BetMGM' } as const;
const MARKERS = ['no', 'without', 'nothing on', 'nothin', 'skip', 'leave out', 'anything but', 'not the', 'drop'];
const JOINTS = [' or ', ' and ', ' or the ', ' nor ', ', no '];
const ENDS = ['', ' pls', ' lol', ' thanks', ' tonight'];
const OPENERS = ['best bets tonight,', 'gimme 3 picks', 'top 2 bets today,', 'any good bets today'];

let talk: Awaited<ReturnType<typeof demoTalk>>['talk'];
beforeAll(async () => {
  ({ talk } = await demoTalk());
});

const some = (table: Readonly<Record<string, string>>) =>
  fc.uniqueArray(fc.constantFrom(...Object.keys(table)), { minLength: 1, maxLength: 2 });

it('searches for nothing that is refused, and refuses nothing else', () => {
  const message = fc.record({
    opener: fc.constantFrom(...OPENERS),
    marker: fc.constantFrom(...MARKERS),
    joint: fc.constantFrom(...JOINTS),
    end: fc.constantFrom(...ENDS),
    refused: fc.oneof(
      some(LEAGUES).map((words) => ({ words, table: LEAGUES as Readonly<Record<string, string>> })),
      some(TEAMS).map((words) => ({ words, table: TEAMS as Readonly<Record<string, string>> })),
      some(BOOKS).map((words) => ({ words, table: BOOKS as Readonly<Record<string, string>> })),
    ),
  });
  fc.assert(
    fc.property(message, ({ opener, marker, joint, end, refused: { words, table } }) => {
      const text = `${opener} ${marker} ${words.join(joint)}${end}`;
      const { plan } = talk(text);
      if (plan?.kind !== 'picks') throw new Error(`${text}: ${JSON.stringify(plan)}`);
      const { leagues, teams, book, books = [], excluded } = plan.reading;
      const wanted = [...leagues, ...teams.map(({ name }) => name), ...books, book ?? []].flat();
      const out = [
        ...(excluded?.leagues ?? []),
        ...(excluded?.teams ?? []).map(({ name }) => name),
        ...(excluded?.books ?? []),
      ];
      expect({ text, wanted, out: out.sort() }).toEqual({
        text,
        wanted: [],
        out: words.map((word) => table[word]).sort(),
      });
    }),
    { numRuns: 60 },
  );
});
