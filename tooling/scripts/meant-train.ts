import { writeFile } from 'node:fs/promises';
import { roleShares, wantShares } from '#research/language/meant/read-want.ts';
import { readNet } from '#research/language/taught/stored-net.ts';
import { zoneOf } from '#research/language/time-zone.ts';
import { demoSlateAt } from '../../src/research/slate/test-demo-slate.ts';
import { EVAL_NOW } from './eval-turns/sets.ts';
import { learnRoles, learnWantNet, learnWants } from './meant/learn.ts';
import { readCases } from './meant/lines.ts';
import { storeNet } from './teach/store-net.ts';
import { toLines } from './teach/weight-lines.ts';

/**
 * `npm run meant:train -- [--held 7,8] [--misses]`: writes the weights of what a message means anew from its lines; with `--held` those of these writers are
 * left out and judged.
 */
const held = new Set((process.argv[process.argv.indexOf('--held') + 1] ?? '').split(',').map(Number));
const isHeld = process.argv.includes('--held');
const known = {
  slate: await demoSlateAt(EVAL_NOW),
  clock: { nowMs: EVAL_NOW.getTime(), zone: zoneOf('America/New_York') },
};
const cases = await readCases(known);
const own = cases.filter(({ want }) => want !== null);
console.log(`${cases.length} lines, ${own.length} own, ${own.filter(({ isWhole }) => isWhole).length} whole`);
const taught = isHeld ? cases.filter(({ writer }, at) => !held.has(writer) && (writer > 0 || at % 5 !== 0)) : cases;
const started = performance.now();
const weights = learnWants(taught);
// As it is stored, a byte for each weight, it is judged.
const storedNet = storeNet(learnWantNet(taught));
const wants = { weights, net: readNet(storedNet) };
const roles = learnRoles(taught);
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
if (isHeld) {
  const judged = cases.filter(({ writer }, at) => held.has(writer) || (writer === 0 && at % 5 === 0));
  let wanted = 0,
    framed = 0,
    of = 0,
    needless = 0,
    others = 0,
    placed = 0,
    entities = 0,
    whole = 0;
  const byWant = new Map<string, [number, number]>();
  for (const one of judged) {
    const [first] = wantShares(one.read, one.place, wants);
    if (one.want === null) {
      others += 1;
      needless += first?.of === null ? 0 : 1;
      continue;
    }
    of += 1;
    whole += one.isWhole ? 1 : 0;
    const isRight = first?.of === one.want;
    wanted += isRight ? 1 : 0;
    const found = roleShares(one.read, one.want, roles).map(([best]) => best?.of ?? null);
    const misplaced = found.filter((role, at) => role !== one.roles[at]).length;
    placed += found.length - misplaced;
    entities += found.length;
    if (isRight && misplaced === 0 && one.isWhole) framed += 1;
    const [right, all] = byWant.get(one.want) ?? [0, 0];
    byWant.set(one.want, [right + (isRight ? 1 : 0), all + 1]);
    if (process.argv.includes('--misses') && (!isRight || misplaced > 0))
      console.log(
        `${one.want} -> ${first?.of} ${first?.share.toFixed(2)} | ${one.text}${
          misplaced > 0
            ? ` | ${one.read.entities
                .map((e, at) => (found[at] === one.roles[at] ? '' : `${e.text}:${one.roles[at]}->${found[at]}`))
                .filter(Boolean)
                .join(' ')}`
            : ''
        }`,
      );
  }
  console.log(
    `wants ${wanted} of ${of}; whole ${whole}; framed ${framed}; roles ${placed} of ${entities}; needless ${needless} of ${others}`,
  );
  console.log(
    [...byWant]
      .sort((a, b) => b[1][1] - a[1][1])
      .map(([want, [right, all]]) => `${want}:${right}/${all}`)
      .join(' '),
  );
}
await writeFile(
  new URL('../../src/research/language/meant/want-weights.json', import.meta.url),
  `${toLines(weights)}\n`,
);
await writeFile(new URL('../../src/research/language/meant/role-weights.json', import.meta.url), `${toLines(roles)}\n`);
await writeFile(
  new URL('../../src/research/language/meant/want-net.json', import.meta.url),
  `${JSON.stringify(storedNet)}\n`,
);
