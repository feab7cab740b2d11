import { parseArgs } from 'node:util';
import { openExistingDatabase } from '../../src/server/platform/database/open-database.ts';
import { collectCases } from './eval-collect/collect-cases.ts';

/**
 * `npm run eval:collect -- [--data .data]`: prints reports of answers and what the check dropped as eval cases, one JSON object a line,
 * without anything that says whose they were. Reads `DATABASE_URL`, else the embedded database of a stopped server.
 */
const { values } = parseArgs({ options: { data: { type: 'string' } } });
const { DATABASE_URL: url = null, DATA_DIR = '.data' } = process.env;
const open = await openExistingDatabase({
  url: values.data === undefined ? url : null,
  dataDir: values.data ?? DATA_DIR,
});
try {
  for (const one of await collectCases(open.db)) console.log(JSON.stringify(one));
} finally {
  await open.close();
}
