import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendCspReport } from '#contract/csp-reports.ts';
import type { Clock } from '../process/clock.ts';
import { createReportGate } from './report-gate.ts';
import { FOR_EVERYBODY } from './route-access.ts';
import { type ViolationTally, violationOf } from './violation-tally.ts';

/** What browsers write on JSON of this kind. */
const TYPE = 'application/csp-report';
const BODY_LIMIT_BYTES = 32 * 1024;

/**
 * Counts what browsers tell of pages that tried what the policy refuses: which directive, and what kind of thing. Addresses,
 * lines and samples are dropped unread. The first of a kind is a line in the log.
 */
export function registerCspReports(app: FastifyInstance, deps: { now: Clock; violations: ViolationTally }): void {
  app.register(cspReportRoutes(deps));
}

function cspReportRoutes({ now, violations }: { now: Clock; violations: ViolationTally }): FastifyPluginAsyncZod {
  return async (app) => {
    const parseJson = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser<string>(TYPE, { parseAs: 'string' }, parseJson);
    const passGate = createReportGate(now);
    const { path, body, response } = sendCspReport;
    const options = { ...FOR_EVERYBODY, bodyLimit: BODY_LIMIT_BYTES, schema: { body, response } };
    app.post(path, { ...options, onRequest: async ({ ip }) => passGate(ip) }, async (request) => {
      const report = request.body['csp-report'];
      const directive = report['effective-directive'] ?? report['violated-directive'];
      const violation = violationOf(directive, report['blocked-uri']);
      if (violations.add(violation)) request.log.warn(violation, 'a page tried what its policy refuses');
      return { message: 'Counted' };
    });
  };
}
