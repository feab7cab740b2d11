import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { newAccount, signUpClient } from '../../e2e/support/client.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { type Check, judgeChecks } from './conformance/judge-checks.ts';
import { openSignedDoor } from './conformance/signed-door.ts';
import { installAside } from './install-aside.ts';

/** Each release of the suite with how it is asked for all that its protocol wants of a server. */
const SUITES = [
  { name: 'conformance', of: '2025-11-25', flags: ['--suite', 'all'] },
  { name: 'conformance-next', of: '2026-07-28', flags: ['--requirements', '2026-07-28'] },
] as const;
const ROOT = join(import.meta.dirname, '../..');

/**
 * `npm run conformance`: the protocol's own suite against `/mcp` of a running product, with a key. It needs Node 22, which is
 * installed with it on Linux; elsewhere it has to be the one that runs this. Ends with code 1 where a check fails that is neither about what is not offered nor known.
 */
async function main(): Promise<void> {
  const packages = installAside(ROOT, 'conformance');
  const pinned = join(packages, `node-${process.platform}-${process.arch}`, 'bin/node');
  const node = existsSync(pinned) ? pinned : process.execPath;
  const product = await startProduct();
  try {
    const door = await openSignedDoor(`${product.url}/mcp`, await makeKey(product.url));
    const claimed = await capabilitiesAt(door.url);
    for (const { name, of, flags } of SUITES) {
      const folder = mkdtempSync(join(tmpdir(), 'edgewise-conformance-'));
      const program = join(packages, name, 'dist/index.js');
      await run(node, [program, 'server', '--url', door.url, ...flags, '-o', folder]);
      tell(of, readChecks(folder), claimed);
      rmSync(folder, { recursive: true, force: true });
    }
    await door.close();
  } finally {
    await product.stop();
  }
}

async function makeKey(url: string): Promise<string> {
  const account = newAccount();
  const cookies = (await signUpClient(url, account)).cookies();
  const made = await fetch(`${url}/api/user/keys`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ name: 'Suite', scope: 'verdicts', expiresInDays: null, password: account.password }),
  });
  if (made.status !== 201) throw new Error(`no key was made: HTTP ${made.status}`);
  return ((await made.json()) as { key: string }).key;
}

async function capabilitiesAt(url: string): Promise<string[]> {
  const client = new Client({ name: 'conformance', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  const { extensions, ...own } = client.getServerCapabilities() ?? {};
  await client.close();
  return [...Object.keys(own), ...Object.keys(extensions ?? {}).map((name) => name.replace(/^.*\//, ''))];
}

/** It ends with 1 for what is not offered as well: only what it wrote counts. */
const run = (node: string, args: string[]): Promise<void> =>
  new Promise((done, fail) => {
    const child = spawn(node, args, { cwd: tmpdir(), stdio: 'ignore' });
    child.once('error', fail);
    child.once('exit', () => done());
  });

/** Of each scenario's folder, whose name is `server-`, its own and the time. */
function readChecks(folder: string): Check[] {
  return readdirSync(folder).flatMap((name) => {
    const scenario = /^server-(.+)-\d{4}-\d\d-\d\dT[\d-]+Z$/.exec(name)?.[1] ?? name;
    const checks = JSON.parse(readFileSync(join(folder, name, 'checks.json'), 'utf8')) as Omit<Check, 'scenario'>[];
    return checks.map((check) => ({ ...check, scenario }));
  });
}

function tell(of: string, checks: readonly Check[], claimed: readonly string[]): void {
  const { passed, warned, notOffered, expected, failed } = judgeChecks(checks, claimed);
  for (const { scenario, id, errorMessage } of failed)
    console.log(`  failed: ${scenario} ${id}: ${errorMessage ?? ''}`);
  const told = (counts: Map<string, number>): string =>
    [...counts].map(([name, n]) => `${n} ${name}`).join('; ') || '0';
  console.log(`protocol of ${of}: ${passed} checks passed, ${failed.length} failed, ${warned} warnings
  methods not found, of capabilities that are not claimed: ${told(notOffered)}
  failures that are known: ${told(expected)}`);
  if (failed.length > 0 || passed === 0) process.exitCode = 1;
}

await main();
