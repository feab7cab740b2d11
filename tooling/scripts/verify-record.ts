import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Verification, verifyRecord } from './verify-record/verify.ts';

/**
 * Checks the public record from its public files alone:
 * `npm run verify-record -- https://edgewise.example [--key LINE] [--earlier CHECKPOINT_FILE]`, or a folder in place of the address.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, earlier: { type: 'string' }, json: { type: 'boolean' } },
});
const [place, ...more] = positionals;
if (!place || more.length > 0) {
  console.error('Name the site or the folder: npm run verify-record -- https://edgewise.example');
  process.exit(2);
}
const earlier = values.earlier === undefined ? null : await readFile(values.earlier, 'utf8');
const verification = await verifyRecord(place, { key: values.key ?? null, earlier, nowMs: Date.now() });
console.log(values.json ? JSON.stringify(verification) : words(verification));
process.exitCode = verification.faults.length > 0 ? 1 : 0;

function words({ faults, holds }: Verification): string {
  const SHOWN = 20;
  const rest = faults.length > SHOWN ? [`... and ${faults.length - SHOWN} more.`] : [];
  const wrong =
    faults.length > 0
      ? ['', `DOES NOT HOLD (${faults.length}):`, ...faults.slice(0, SHOWN), ...rest]
      : ['', 'All of it holds.'];
  return [...holds, ...wrong].join('\n');
}
