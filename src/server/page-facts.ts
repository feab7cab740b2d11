import type { FastifyBaseLogger } from 'fastify';
import type { BestBetsService } from './features/best-bets/best-bets.service.ts';
import type { PageFacts, ReadPageFacts } from './features/pages/page-builder.ts';

/**
 * What public pages tell of what is stored, by their paths. A page that cannot be told it is sent without: it says so itself, and asks
 * again in the browser.
 */
export function pageFactsOf({
  dayBets,
  log,
}: {
  dayBets: Pick<BestBetsService, 'results'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): ReadPageFacts {
  const read = async (path: string): Promise<PageFacts> =>
    path === '/best-bets' ? { bestBets: await dayBets.results() } : {};
  return (path) =>
    read(path).catch((error: unknown) => {
      log.warn({ err: error, path }, 'A public page is sent without its figures.');
      return {};
    });
}
