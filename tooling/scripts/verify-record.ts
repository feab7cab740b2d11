import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type KeptCheckpoint, type Verification, verifyRecord } from './verify-record/verify.ts';

/**
 * Checks the public record from its public files alone:
 * `npm run verify-record -- https://edgewise.example [--key LINE] [--earlier-key LINE] [--earlier CHECKPOINT_FILE[@TIME]] [--tsa-ca PEM_FILE]`,
 * or a folder in place of the address. What was kept can be given several times; its time is when you fetched it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    'earlier-key': { type: 'string', multiple: true },
    earlier: { type: 'string', multiple: true },
    'tsa-ca': { type: 'string' },
    json: { type: 'boolean' },
  },
});
const [place, ...more] = positionals;
if (!place || more.length > 0) {
  console.error('Name the site or the folder: npm run verify-record -- https://edgewise.example');
  process.exit(2);
}
const authority = values['tsa-ca'];
const verification = await verifyRecord(place, {
  key: values.key ?? null,
  earlierKeys: values['earlier-key'] ?? [],
  earlier: await Promise.all((values.earlier ?? []).map(readKept)),
  authorities: authority === undefined ? null : await readFile(authority, 'utf8'),
  nowMs: Date.now(),
});
console.log(values.json ? JSON.stringify(verification) : words(verification));
process.exitCode = verification.faults.length > 0 ? 1 : 0;

/** `FILE`, or `FILE@2026-11-27T06:00:00Z`. */
async function readKept(kept: string): Promise<KeptCheckpoint> {
  const [, file = kept, time] = /^(.+)@(\d{4}-\d\d-\d\dT[\d:.]+Z)$/.exec(kept) ?? [];
  return { note: await readFile(file, 'utf8'), keptAtMs: time === undefined ? null : Date.parse(time) };
}

function words({ faults, holds }: Verification): string {
  const SHOWN = 20;
  const rest = faults.length > SHOWN ? [`... and ${faults.length - SHOWN} more.`] : [];
  const wrong =
    faults.length > 0
      ? ['', `DOES NOT HOLD (${faults.length}):`, ...faults.slice(0, SHOWN), ...rest]
      : ['', 'All of it holds.'];
  return [...holds, ...wrong].join('\n');
}
