import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { ToolName } from '#contract/research/desk.ts';
import { demoSlateAt } from '#research/slate/test-demo-slate.ts';
import { recordedSlate } from '#research/slate/test-recorded-slate.ts';
import { DESK } from '#research/tools/desk.ts';
import { loadedWith } from '#research/tools/look-up/test-loaded.ts';
import { worldOf } from '#research/tools/test-worlds.ts';
import type { Need, World } from '#research/tools/world.ts';
import { demoHistory } from './demo-history.ts';

export type DeskRun = { status: 0 | 1 | 2; text: string };

const USAGE = "Say: npm run desk -- TOOL '{json}' [--slate FILE]";

/** What one call from the command line prints, and how it ends. It is asked by somebody who is signed in and has done nothing yet. */
export async function runDesk(args: readonly string[], now: Date): Promise<DeskRun> {
  const asked = readArguments(args);
  if (typeof asked === 'string') return { status: 2, text: `${asked}\n${USAGE}` };
  if (asked.tool === null) return { status: 0, text: toolList() };
  const read = DESK[asked.tool].read(asked.input);
  if (!read.ok) return { status: 2, text: read.message };
  const stage = await stageOf(asked.slate, now);
  if (stage === null) return { status: 2, text: `There is no recorded slate in ${asked.slate}.` };
  const { world, load } = stage;
  const outcome = read.call.run({ ...world, loaded: load(read.call.needs(world)) });
  const isWrong = !outcome.ok && outcome.reason === 'invalid_input';
  return { status: outcome.ok ? 0 : isWrong ? 2 : 1, text: asJson(outcome) };
}

type Asked = { tool: ToolName | null; input: unknown; slate: string | null };

/** What is asked for, or in words why it cannot be read. */
function readArguments(args: readonly string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { slate: { type: 'string' } },
      allowPositionals: true,
    });
    const [name, json = '{}', ...rest] = positionals;
    const slate = values.slate ?? null;
    if (name === undefined) return { tool: null, input: null, slate };
    if (rest.length > 0) return `A call has one input; ${rest.join(' ')} is more.`;
    const tool = ToolName.safeParse(name);
    if (!tool.success) return `There is no tool ${name}: ${ToolName.options.join(', ')}.`;
    return { tool: tool.data, input: JSON.parse(json), slate };
  } catch (error) {
    return error instanceof SyntaxError ? `The input is not JSON: ${error.message}` : String(error);
  }
}

const toolList = (): string =>
  Object.values(DESK)
    .map(
      ({ name, description, input }) =>
        `${name}: ${description}\n${asJson(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))}`,
    )
    .join('\n\n');

type Stage = { world: World; load: (needs: readonly Need[]) => World['loaded'] };

async function stageOf(file: string | null, now: Date): Promise<Stage | null> {
  if (file === null) {
    const load = (needs: readonly Need[]) => loadedWith({ lineHistory: demoHistory(needs, now) });
    return { world: worldOf(await demoSlateAt(now), now), load };
  }
  const [recorded] = recordedSlate(file);
  return recorded ? { world: worldOf(recorded.slate, recorded.now), load: () => loadedWith() } : null;
}

const asJson = (value: unknown): string => JSON.stringify(value, null, 2);
