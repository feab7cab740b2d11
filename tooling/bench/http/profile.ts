import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitUntil } from '../../../e2e/support/wait-until.ts';

type Frame = { functionName: string; url: string; lineNumber: number };
type Profile = { nodes: { id: number; callFrame: Frame }[]; samples: number[]; timeDeltas: number[] };

const SHOWN = 22;
const MODULE_COMMENT = /^\/\/ ((?:src|tooling)\/.*)$/;

/** The share of the time in which each part itself was running: a package, a part of Node, or a file of ours. */
export async function printProfile(file: string, root: string, keptAs: string): Promise<void> {
  const text = await waitUntil('the profile is written', () => readWhole(file), {
    timeoutMs: 20_000,
    describe: () => file,
  });
  await mkdir(dirname(keptAs), { recursive: true });
  await copyFile(file, keptAs);
  await rm(file);
  console.log(`    whole: ${relative(root, keptAs)}`);
  const { nodes, samples, timeDeltas } = JSON.parse(text) as Profile;
  const lines = new Map<string, string[]>();
  for (const url of new Set(nodes.map(({ callFrame }) => callFrame.url)))
    if (url.startsWith('file:') && !url.includes('node_modules/')) lines.set(url, await moduleOfLines(url));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame, lines, root)]));
  const spent = new Map<string, number>();
  let total = 0;
  samples.forEach((id, at) => {
    const part = frames.get(id) ?? 'unknown';
    const time = timeDeltas[at] ?? 0;
    total += time;
    spent.set(part, (spent.get(part) ?? 0) + time);
  });
  const sorted = [...spent].sort(([, one], [, other]) => other - one);
  for (const [part, time] of sorted.slice(0, SHOWN))
    console.log(`    ${((time / total) * 100).toFixed(1).padStart(5)} %  ${part}`);
}

/** esbuild names each module before its code. */
async function moduleOfLines(url: string): Promise<string[]> {
  let module = '';
  return (await readFile(fileURLToPath(url), 'utf8')).split('\n').map((line) => {
    module = MODULE_COMMENT.exec(line)?.[1] ?? module;
    return module;
  });
}

function partOf({ functionName, url, lineNumber }: Frame, lines: ReadonlyMap<string, string[]>, root: string): string {
  if (url === '') return functionName || '(native)';
  if (url.startsWith('node:')) return url;
  const ofPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (ofPackage && ofPackage !== '.cache') return ofPackage;
  return lines.get(url)?.[lineNumber] || relative(root, fileURLToPath(url));
}

async function readWhole(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.endsWith('}') ? text : undefined;
}
