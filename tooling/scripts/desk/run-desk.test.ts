import { describe, expect, it } from 'vitest';
import { ToolName } from '#contract/research/desk.ts';
import { demoSlateAt } from '#research/slate/test-demo-slate.ts';
import { recordedSlate } from '#research/slate/test-recorded-slate.ts';
import { SAMPLE_CALLS } from '#research/tools/test-sample-calls.ts';
import { historyKey } from '#research/tools/world.ts';
import { demoHistory } from './demo-history.ts';
import { runDesk } from './run-desk.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
const RECORDED = ['nfl_odds_16books_h2h_spreads_totals.json', 'reconstructed_soccer_fifa_world_cup_2026-04-16.json.gz'];

const run = (...args: string[]) => runDesk(args, NOW);

describe('the desk from the command line', () => {
  // What each tool answers is proven beside it, and that each is reached from here below.
  it.each(['find_games', 'price_bets', 'line_moves'] as const)('runs %s over the demo slate', async (tool) => {
    const { status, text } = await run(tool, JSON.stringify(SAMPLE_CALLS[tool](await demoSlateAt(NOW))));
    expect([status, JSON.parse(text)]).toMatchObject([0, { ok: true }]);
  });

  it('runs every tool over recorded answers of the provider', async () => {
    for (const { name, slate } of RECORDED.flatMap(recordedSlate)) {
      for (const tool of ToolName.options) {
        const { status, text } = await run(tool, JSON.stringify(SAMPLE_CALLS[tool](slate)), '--slate', name);
        expect([0, 1], `${tool} over ${name}: ${text}`).toContain(status);
      }
    }
  });

  it('ends with 1 and says what is missing where nothing is found', async () => {
    const { status, text } = await run('show_board', '{"eventId": "no-such-game"}');
    expect([status, JSON.parse(text)]).toMatchObject([1, { ok: false, reason: 'no_such_game' }]);
  });

  it.each([
    [['read_minds'], 'There is no tool read_minds: find_games'],
    [['find_games', '{'], 'The input is not JSON'],
    [['find_games', '{"limit": 99}'], 'limit must be at most 30'],
    [['find_games', '{}', 'more'], 'A call has one input'],
    [['find_games', '--slates', 'x'], "Unknown option '--slates'"],
    [['find_games', '{}', '--slate', 'no-such-file.json'], 'There is no recorded slate in no-such-file.json'],
  ])('ends with 2 for %j and says why', async (args, words) => {
    const { status, text } = await run(...args);
    expect([status, text]).toEqual([2, expect.stringContaining(words)]);
  });

  it('lists every tool with its sentence and its input', async () => {
    const { status, text } = await run();
    expect(status).toBe(0);
    for (const tool of ToolName.options) expect(text).toMatch(new RegExp(`^${tool}: [A-Z].*\\.\\n\\{`, 'm'));
    expect(text).toContain('"description": "A league; Soccer covers every soccer competition."');
  });
});

it('knows how a demo price moved', async () => {
  const [game] = (await demoSlateAt(NOW)).events.filter(({ markets }) =>
    markets.some(({ market }) => market === 'spread'),
  );
  const need = { kind: 'line_history', eventId: game?.id ?? '', market: 'spread', player: '' } as const;
  const changes = demoHistory([need], NOW).get(historyKey(need)) ?? [];
  expect(changes.length).toBeGreaterThan(1);
  expect(new Set(changes.map(({ selection }) => selection))).toEqual(new Set(['home', 'away']));
});
