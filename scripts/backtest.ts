import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { BacktestError } from './backtest/backtest-error.ts';
import { LAYOUT_NAMES } from './backtest/layout.ts';
import { createProgressBar } from './backtest/progress-bar.ts';
import { renderCsv } from './backtest/render-csv.ts';
import { renderSvg } from './backtest/render-svg.ts';
import { renderTable } from './backtest/render-table.ts';
import { toReport } from './backtest/report.ts';
import { runBacktest } from './backtest/run-backtest.ts';

const USAGE = `Usage: npm run backtest -- <file.csv[.gz]> [--layout ${LAYOUT_NAMES.join('|')}] [--json] [--csv FILE] [--svg FILE]`;

type Arguments = {
  path: string;
  layout: string | undefined;
  json: boolean;
  csv: string | undefined;
  svg: string | undefined;
};

function readArguments(): Arguments | null {
  const { values, positionals } = parseArgs({
    options: {
      layout: { type: 'string' },
      json: { type: 'boolean', default: false },
      csv: { type: 'string' },
      svg: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) return null;
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new BacktestError(`Name one file. ${USAGE}`);
  return { path, layout: values.layout, json: values.json, csv: values.csv, svg: values.svg };
}

async function main(): Promise<void> {
  const wanted = readArguments();
  if (wanted === null) {
    console.log(USAGE);
    return;
  }
  const bar = createProgressBar(process.stderr);
  const backtest = await runBacktest(wanted.path, wanted.layout, bar.show).finally(bar.clear);
  const report = toReport(backtest, basename(wanted.path));
  if (wanted.csv !== undefined) await save(wanted.csv, renderCsv(report));
  if (wanted.svg !== undefined) await save(wanted.svg, renderSvg(report));
  console.log(wanted.json ? JSON.stringify(report) : renderTable(report));
}

async function save(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    throw new BacktestError(`${path} could not be written: ${(error as Error).message}.`);
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof BacktestError) return error.message;
  const { code = '', message } = error as NodeJS.ErrnoException;
  return code.startsWith('ERR_PARSE_ARGS')
    ? `${message.split('. ')[0]}. ${USAGE}`
    : `The backtest failed: ${message}. ${USAGE}`;
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
