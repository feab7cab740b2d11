import type { FastifyBaseLogger } from 'fastify';
import type { MeasuredRecord } from '#contract/page.ts';
import type { BestBetsService } from './features/best-bets/best-bets.service.ts';
import type { PageFacts, ReadPageFacts } from './features/pages/page-builder.ts';
import { RECORD_PATH, recordedOf } from './features/pages/record-page.ts';
import type { RecordService } from './features/record/record.service.ts';

/** Where the specification's win rate is named, what was measured stands beside it. */
const NAME_A_RATE = new Set(['/', '/explore', '/signin', '/auth?mode=signin']);

/** What public pages tell of what is stored, by their paths. A page that cannot be told it is sent without. */
export function pageFactsOf({
  dayBets,
  readMeasured,
  readRecord,
  log,
}: {
  dayBets: Pick<BestBetsService, 'results'>;
  readMeasured: () => Promise<MeasuredRecord>;
  readRecord: RecordService;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): ReadPageFacts {
  const read = async (path: string): Promise<PageFacts> => {
    if (path === '/best-bets') return { bestBets: await dayBets.results() };
    if (path.split('?')[0] === RECORD_PATH) return { recorded: await recordedOf(readRecord, path) };
    return NAME_A_RATE.has(path) ? { record: await readMeasured() } : {};
  };
  return (path) =>
    read(path).catch((error: unknown) => {
      log.warn({ err: error, path }, 'A public page is sent without its figures.');
      return {};
    });
}
