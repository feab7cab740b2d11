import { type Calculator, calculatorPath } from '#contract/calculators/calculator.ts';
import { CALCULATORS } from '#contract/calculators/calculators.ts';
import { calculationOf, exampleTexts, type InputTexts, textsOf } from '#contract/calculators/inputs.ts';
import type { CalculationReply, WorkedInputs } from '#contract/calculators/reply.ts';
import { CalculateInput } from '#contract/research/calculate.ts';
import { calculate as calculateOf } from '#research/tools/calculate/calculate.ts';
import { AppError } from '../../platform/errors.ts';
import type { PageRequest } from './page-builder.ts';

/** One call of the desk's `calculate` from a network address, counted as one. */
export type Calculate = (calc: Record<string, unknown>, address: string) => Promise<CalculationReply>;

/** By their paths. */
export const CALCULATOR_PAGES: ReadonlyMap<string, Calculator> = new Map(
  CALCULATORS.map((calculator) => [calculatorPath(calculator.kind), calculator]),
);

/** What a visitor's page of a calculator begins with: the sum that its address asks, else an example. */
export async function workedPage(
  calculate: Calculate,
  calculator: Calculator,
  { url, address }: { url: string; address: string },
): Promise<Pick<PageRequest, 'worked' | 'isOfOwnInputs'>> {
  const query = new URLSearchParams(url.split('?').slice(1).join('?'));
  const texts = textsOf(calculator, (parameter) => query.getAll(parameter));
  if (texts === null) return { worked: exampleOf(calculator) };
  return { worked: { texts, reply: await replyTo(calculate, calculator, { texts, address }) }, isOfOwnInputs: true };
}

function exampleOf(calculator: Calculator): WorkedInputs {
  const texts = exampleTexts(calculator);
  const outcome = calculateOf(CalculateInput.parse({ calc: calculationOf(calculator, texts) }));
  return { texts, reply: outcome };
}

/** What is wrong with the inputs, or that there were too many calls, stands on the page like a result. */
async function replyTo(
  calculate: Calculate,
  calculator: Calculator,
  { texts, address }: { texts: InputTexts; address: string },
): Promise<CalculationReply> {
  try {
    return await calculate(calculationOf(calculator, texts), address);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ok: false, message: error.message, named: error.field === undefined ? [] : [error.field] };
  }
}
