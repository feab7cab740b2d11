import { parseArgs } from 'node:util';
import { report } from './growth/report.ts';
import { runBenchmark } from './load-bundled.ts';

/** What a request takes as what is stored grows: in a long chat, and beside many rows of others. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    rows: { type: 'string', default: '1000000' },
  },
});
runBenchmark(() =>
  report({ rounds: Number(values.rounds), seconds: Number(values.seconds), rows: Number(values.rows) }),
);
