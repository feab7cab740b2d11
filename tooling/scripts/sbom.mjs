// `npm run sbom`: what the lock file holds, as CycloneDX and as a list of licences, in the folder `sbom`. Ends with 1 where a package
// comes under a licence that nobody has looked at. What the browser loads is bundled from development packages, so both count.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'sbom');

/** Licences that let a proprietary product use a package as it is, and those that were looked at one by one. */
const KNOWN = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'Unlicense',
  ],
  // Used as published and unchanged, in tools that are not delivered.
  'MPL-2.0',
]);

function bill() {
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr.trim()}`);
  return stdout;
}

/** `MIT OR GPL-2.0`: one of them is enough; `MIT AND ISC`: all. */
const isKnown = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((one) => KNOWN.has(one.trim())));

function packages() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([path]) => path.includes('node_modules/'))
    .map(([path, { version, license, dev = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, dev, licence: license ?? 'not said' };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

try {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cdx.json'), bill());
  const all = packages();
  const lines = all.map(
    ({ name, version, licence, dev }) => `${name},${version},"${licence}",${dev ? 'development' : 'production'}`,
  );
  writeFileSync(join(folder, 'licences.csv'), `package,version,licence,installed for\n${lines.join('\n')}\n`);
  const counts = groupByLicence(all);
  for (const [licence, of] of [...counts].sort((a, b) => b[1].length - a[1].length)) {
    console.log(`${String(of.length).padStart(4)}  ${licence}`);
  }
  const unknown = all.filter(({ licence }) => !isKnown(licence));
  for (const { name, version, licence } of unknown)
    console.error(`${name} ${version}: ${licence}, which nobody has looked at`);
  console.log(
    `${all.length} packages, ${unknown.length} under a licence that nobody has looked at; sbom/sbom.cdx.json, sbom/licences.csv`,
  );
  process.exitCode = unknown.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function groupByLicence(all) {
  const groups = new Map();
  for (const one of all) groups.set(one.licence, [...(groups.get(one.licence) ?? []), one]);
  return groups;
}
