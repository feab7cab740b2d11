import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Block } from '../blocks.ts';
import { storedBets, storedPicks } from '../stored-picks.ts';
import { SAMPLE_BLOCKS } from '../test-blocks.ts';
import { KEPT_ANSWERS, KEPT_TICKET, KEPT_WITHOUT_PICKS, STRANGE_ANSWERS, STRANGE_TEXTS } from '../test-kept-answers.ts';
import type { ReadAnswer } from './read-answer.ts';
import { upgradeContent } from './upgrade-content.ts';

const read = (answer: unknown) => upgradeContent(JSON.stringify(answer));
const kindsOf = ({ blocks }: ReadAnswer) => blocks.map(({ kind }) => kind);
const picksIn = ({ blocks }: ReadAnswer) => blocks.flatMap((block) => (block.kind === 'picks' ? block.picks : []));

/** What every screen relies on, whatever was saved. */
function expectReadable(answer: ReadAnswer): void {
  for (const { pick, sources } of answer.picks) {
    expect(typeof pick).toBe('string');
    for (const { name } of sources) expect(typeof name).toBe('string');
  }
  expect(picksIn(answer)).toHaveLength(answer.picks.length);
  expect(new Set(picksIn(answer))).toEqual(new Set(answer.picks));
  expect(answer.blocks.some(({ kind }) => kind === 'parlay')).toBe(answer.parlay !== undefined);
  for (const block of answer.blocks) {
    if (block.kind === 'picks' || block.kind === 'parlay') continue;
    const { sources, ...saved } = block;
    expect(Block.safeParse(saved).error).toBeUndefined();
    expect(sources).toHaveLength(saved.evidenceIds.length);
  }
}

describe('an answer that was saved in any form', () => {
  it.each(Object.entries(KEPT_ANSWERS))('has its picks and its parlay: %s', (_, answer) => {
    const content = read(answer);
    expectReadable(content);
    expect(content).toMatchObject({
      summary: 'One bet stands out.',
      picks: [{ pick: 'Bills -2.5', odds: '+102', verdict: 'bet' }, { pick: 'Dolphins ML' }],
      parlay: { totalOdds: '+286' },
      dataSource: { model: 'built-in analyst', odds: 'demo' },
    });
  });

  it('without blocks has its picks, then its parlay', () => {
    expect(kindsOf(read(KEPT_ANSWERS['the first form']))).toEqual(['picks', 'parlay']);
  });

  it.each(Object.entries(KEPT_WITHOUT_PICKS))('of blocks alone has them: %s', (_, answer) => {
    const content = read(answer);
    expectReadable(content);
    expect(kindsOf(content)).toEqual((answer as { blocks: Block[] }).blocks.map(({ kind }) => kind));
    expect(content.picks).toEqual([]);
  });

  it.each([...Object.values(STRANGE_ANSWERS).map((answer) => JSON.stringify(answer)), ...STRANGE_TEXTS])(
    'is readable: %s',
    (text) => {
      expectReadable(upgradeContent(text));
      expect(Array.isArray(storedPicks(text))).toBe(true);
      expect(Array.isArray(storedBets(text))).toBe(true);
    },
  );
});

describe('a parlay that stands whole in its block', () => {
  const { blocks, parlay, picks } = read(KEPT_TICKET);
  const [, whole] = blocks;

  it('is shown as one, its legs as picks that open with what they rest on', () => {
    expect({ parlay, picks }).toEqual({ parlay: undefined, picks: [] });
    expect(whole).toMatchObject({
      kind: 'parlay',
      parlay: {
        book: 'BetMGM',
        totalOdds: '+291',
        legs: [
          'Buffalo Bills +2.5 (Buffalo Bills @ Kansas City Chiefs) +105 at BetMGM',
          'Dallas Cowboys -7 (New York Giants @ Dallas Cowboys) -110 at BetMGM',
        ],
        bets: [
          { odds: '+105', fairOdds: '-109', edge: 0.067, verdict: 'bet', sources: [{ text: 'Chiefs -5.5 at +112' }] },
          { passReason: 'no edge', sources: [{ text: 'Chiefs -6 at +121' }] },
        ],
        otherBooks: [{ book: 'Bet365' }, { book: 'DraftKings' }],
        sources: [{}, {}],
      },
    });
  });

  it('stands beside the parlay of an analysis', () => {
    const both = read({ ...(KEPT_ANSWERS['with blocks beside it'] as object), ...(KEPT_TICKET as object) });
    expect(both.blocks.filter(({ kind }) => kind === 'parlay')).toHaveLength(2);
  });
});

describe('blocks beside an analysis', () => {
  const withBlocks = read(KEPT_ANSWERS['with blocks beside it']);

  it('stand in their order, with the picks that they name; a pick that none names comes last', () => {
    expect(kindsOf(withBlocks)).toEqual([...Object.keys(SAMPLE_BLOCKS), 'picks']);
    expect(picksIn(withBlocks).map(({ pick }) => pick)).toEqual(['Dolphins ML', 'Bills -2.5']);
  });

  it('have what their marks lead to, by its place in their list', () => {
    const lead = (kind: string) => withBlocks.blocks.find((block) => block.kind === kind);
    expect(lead('text')).toMatchObject({ sources: [{ name: 'Pinnacle', text: 'Chiefs -6 at +121' }] });
    expect(lead('table')).toMatchObject({ sources: [] });
    const ids = { ...SAMPLE_BLOCKS.text, evidenceIds: ['gone', 'pinnacle-6'] };
    const { evidence } = KEPT_WITHOUT_PICKS['a sum'] as { evidence: unknown };
    expect(read({ blocks: [ids], evidence }).blocks).toMatchObject([{ sources: [{}, { text: 'Chiefs -6 at +121' }] }]);
  });

  it('of a later version are left out, and of one that is half known what is known stays', () => {
    const { table, verdict } = SAMPLE_BLOCKS;
    const later = [
      { kind: 'hologram' },
      {
        ...table,
        columns: table.columns.map((column) => ({
          ...column,
          kind: column.key === 'age' ? 'moon_phase' : column.kind,
        })),
        rows: [...table.rows, { cells: [] }, { cells: 'none' }],
      },
      { ...verdict, figures: [...verdict.figures, { key: 'x', unit: 'furlongs' }] },
      { ...verdict, chance: 'about half' },
    ];
    const { blocks } = read({ version: 12, blocks: later });
    expect(blocks).toMatchObject([
      { kind: 'table', rows: table.rows, columns: [{}, {}, {}, {}, {}, { key: 'age', kind: 'text' }] },
      { kind: 'verdict', figures: verdict.figures },
    ]);
  });

  it('that nobody knows leave an answer without any, not its JSON', () => {
    expect(read(STRANGE_ANSWERS['of blocks that nobody knows yet'])).toEqual({ version: 9, blocks: [], picks: [] });
  });
});

type Path = (string | number)[];

/** Every place in a value. */
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...entries.flatMap(([key, inner]) => pathsOf(inner, [...at, key]))];
}

function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((inner, at) => (at === key ? changed(inner, rest, to) : inner));
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, name === key ? changed(inner, rest, to) : inner]),
      )
    : value;
}

describe('a mutilated answer', () => {
  const whole = fc.constantFrom(...Object.values({ ...KEPT_ANSWERS, ...KEPT_WITHOUT_PICKS }));
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constant(undefined),
    fc.constantFrom(...Object.values(KEPT_ANSWERS)),
  );
  const mutilated = fc
    .tuple(whole, fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 4 }))
    .map(([answer, changes]) =>
      changes.reduce<unknown>((now, [nth, to]) => {
        const paths = pathsOf(now);
        return changed(now, paths[nth % paths.length] ?? [], to);
      }, answer),
    );

  it('is read all the same', () => {
    fc.assert(
      fc.property(mutilated, (answer) => {
        const text = JSON.stringify(answer) ?? '';
        expectReadable(upgradeContent(text));
        storedBets(text);
        storedPicks(text);
      }),
      { numRuns: 400 },
    );
  });

  it('is read all the same where its text is cut or quoted', () => {
    const texts = fc.tuple(whole, fc.nat(), fc.nat()).map(([answer, from, to]) => {
      const text = JSON.stringify(answer);
      return text.slice(from % 3, text.length - (to % text.length));
    });
    fc.assert(
      fc.property(
        fc.oneof(
          texts,
          texts.map((text) => JSON.stringify(text)),
          fc.string(),
        ),
        (text) => expectReadable(upgradeContent(text)),
      ),
    );
  });
});
