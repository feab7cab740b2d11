import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readKeptName } from './verify-record/kept-checkpoint.ts';
import { LogUnreadable } from './verify-record/log-unreadable.ts';
import { readUtf8 } from './verify-record/read-utf8.ts';
import { type KeptCheckpoint, type Verification, verifyRecord } from './verify-record/verify.ts';

const USAGE = `Usage: npm run verify-record -- <address or folder> [--key LINE] [--earlier-key LINE]
         [--earlier CHECKPOINT_FILE[@TIME]] [--tsa-ca PEM_FILE] [--max-age HOURS] [--json]`;

/**
 * Checks the public record from its public files alone, at its site or in a folder. What was kept can be given several times; its
 * time is when you fetched it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    'earlier-key': { type: 'string', multiple: true },
    earlier: { type: 'string', multiple: true },
    'tsa-ca': { type: 'string' },
    'max-age': { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const [place, ...more] = positionals;
if (!place || more.length > 0) {
  refuse('Name the site or the folder: npm run verify-record -- https://edgewise.example');
}
const authority = values['tsa-ca'];
const maxAgeHours = values['max-age'] === undefined ? undefined : Number(values['max-age']);
if (maxAgeHours !== undefined && !(maxAgeHours > 0)) refuse('--max-age takes hours, such as 72.');
const verification = await verifyRecord(place, {
  key: values.key ?? null,
  earlierKeys: values['earlier-key'] ?? [],
  earlier: await Promise.all((values.earlier ?? []).map(readKept)),
  authorities: authority === undefined ? null : await readFile(authority, 'utf8'),
  nowMs: Date.now(),
  ...(maxAgeHours !== undefined && { maxAgeHours }),
});
console.log(values.json ? JSON.stringify(verification) : words(verification));
process.exitCode = verification.faults.length > 0 ? 1 : 0;

async function readKept(kept: string): Promise<KeptCheckpoint> {
  try {
    const { file, keptAtMs } = readKeptName(kept);
    return { note: readUtf8(await readFile(file)), keptAtMs };
  } catch (error) {
    console.log(error instanceof LogUnreadable ? error.message : `${kept} could not be read.`);
    return process.exit(1);
  }
}

function refuse(words: string): never {
  console.error(words);
  process.exit(2);
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
