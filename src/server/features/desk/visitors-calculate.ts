import { CalculationReply } from '#contract/calculators/reply.ts';
import { callDesk, type DeskDeps } from './desk.service.ts';

/** The desk's arithmetic for a page that is sent finished: bounded and refused like any visitor's call. */
export const visitorsCalculate =
  (deps: DeskDeps) =>
  async (calc: Record<string, unknown>, address: string): Promise<CalculationReply> =>
    CalculationReply.parse(
      await callDesk(deps, { user: null, address }, { tool: 'calculate', input: { calc }, key: null }),
    );
