import { parseArgs } from 'node:util';
import { runBenchmark } from './load-bundled.ts';
import { report } from './memory/report.ts';

/** Whether the process keeps what turns leave behind. */
const { values } = parseArgs({ options: { turns: { type: 'string', default: '10000' } } });
runBenchmark(() => report({ turns: Number(values.turns) }));
