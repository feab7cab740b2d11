import { parseArgs } from 'node:util';
import { report } from './frames/report.ts';
import { runBenchmark } from './load-bundled.ts';

/** Whether a chat with hundreds of answers scrolls, takes a question and shows an answer as it comes at 60 frames a second. */
const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '160' },
    rounds: { type: 'string', default: '3' },
  },
});
runBenchmark(() => report({ turns: Number(values.turns), rounds: Number(values.rounds) }));
