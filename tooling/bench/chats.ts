import { parseArgs } from 'node:util';
import { report } from './chats/report.ts';
import { runBenchmark } from './load-bundled.ts';

/** What one account with very many chats and messages costs another that reads at the same time. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
    /** Milliseconds between two reads of the account with much: oftener than any screen asks. */
    pause: { type: 'string', default: '50' },
  },
});
runBenchmark(() =>
  report({ rounds: Number(values.rounds), seconds: Number(values.seconds), pauseMs: Number(values.pause) }),
);
