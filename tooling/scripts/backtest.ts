import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { BacktestError } from './backtest/backtest-error.ts';
import { toBandsReport } from './backtest/bands-report.ts';
import { renderIdeas } from './backtest/ideas/render-ideas.ts';
import { runIdeas } from './backtest/ideas/run-ideas.ts';
import { LAYOUT_NAMES } from './backtest/layout.ts';
import { createProgressBar } from './backtest/progress-bar.ts';
import { renderBands } from './backtest/render-bands.ts';
import { renderCsv } from './backtest/render-csv.ts';
import { renderRule } from './backtest/render-rule.ts';
import { renderSvg } from './backtest/render-svg.ts';
import { renderTable } from './backtest/render-table.ts';
import { toReport } from './backtest/report.ts';
import { runBacktest } from './backtest/run-backtest.ts';
import { runBands } from './backtest/run-bands.ts';
import { runRule } from './backtest/run-rule.ts';

const USAGE = `Usage: npm run backtest -- <file.csv[.gz]> [--layout ${LAYOUT_NAMES.join('|')}] [--json] [--csv FILE] [--svg FILE]
       npm run backtest -- <file.csv[.gz]> --bands [--layout NAME] [--json]
       npm run backtest -- <file.csv[.gz]> --rule [--layout NAME]
       npm run backtest -- <file.csv[.gz]> --ideas [--layout NAME]`;

type Arguments = {
  path: string;
  layout: string | undefined;
  json: boolean;
  bands: boolean;
  rule: boolean;
  ideas: boolean;
  csv: string | undefined;
  svg: string | undefined;
};

function readArguments(): Arguments | null {
  const { values, positionals } = parseArgs({
    options: {
      layout: { type: 'string' },
      json: { type: 'boolean', default: false },
      bands: { type: 'boolean', default: false },
      rule: { type: 'boolean', default: false },
      ideas: { type: 'boolean', default: false },
      csv: { type: 'string' },
      svg: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) return null;
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new BacktestError(`Name one file. ${USAGE}`);
  const { layout, json, bands, rule, ideas, csv, svg } = values;
  if (bands && (csv ?? svg) !== undefined) throw new BacktestError(`Bands are printed as a table or --json. ${USAGE}`);
  if (rule && (json || bands || (csv ?? svg) !== undefined))
    throw new BacktestError(`The rule is printed as a table. ${USAGE}`);
  if (ideas && (json || bands || rule || (csv ?? svg) !== undefined))
    throw new BacktestError(`The ideas are printed as a table. ${USAGE}`);
  return { path, layout, json, bands, rule, ideas, csv, svg };
}

async function main(): Promise<void> {
  const wanted = readArguments();
  if (wanted === null) {
    console.log(USAGE);
    return;
  }
  if (wanted.ideas) await printIdeas(wanted);
  else if (wanted.rule) await printRule(wanted);
  else if (wanted.bands) await printBands(wanted);
  else await printScores(wanted);
}

async function printIdeas({ path, layout }: Arguments): Promise<void> {
  const bar = createProgressBar(process.stderr);
  const run = await runIdeas(path, layout, bar.show).finally(bar.clear);
  console.log(renderIdeas(run, basename(path)));
}

async function printRule({ path, layout }: Arguments): Promise<void> {
  const bar = createProgressBar(process.stderr);
  const run = await runRule(path, layout, bar.show).finally(bar.clear);
  console.log(renderRule(run, basename(path)));
}

async function printBands({ path, layout, json }: Arguments): Promise<void> {
  const bar = createProgressBar(process.stderr);
  const bands = await runBands(path, layout, bar.show).finally(bar.clear);
  const report = toBandsReport(bands, basename(path));
  console.log(json ? JSON.stringify(report) : renderBands(report));
}

async function printScores(wanted: Arguments): Promise<void> {
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
