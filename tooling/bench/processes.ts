import { parseArgs } from 'node:util';
import { runBenchmark } from './load-bundled.ts';
import { report } from './processes/report.ts';

/** What a second process on the same PostgreSQL adds. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
});
runBenchmark(() => report({ rounds: Number(values.rounds), seconds: Number(values.seconds) }));
