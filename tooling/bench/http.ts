import { parseArgs } from 'node:util';
import { report } from './http/report.ts';
import { runBenchmark } from './load-bundled.ts';

/** How much of the machine a signed-in read and a turn take, beside the least that does the same over Fastify and pg. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    profile: { type: 'boolean', default: false },
  },
});
runBenchmark(() =>
  report({
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    profile: values.profile,
    only: values.only,
  }),
);
