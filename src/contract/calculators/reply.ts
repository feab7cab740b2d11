import * as z from 'zod/mini';
import { CalculateResult } from '../research/calculate-result.ts';
import { deskPath } from '../research/desk-path.ts';
import { type Calculator, type CalculatorField, parameterOf } from './calculator.ts';
import type { InputTexts } from './inputs.ts';

/** What `calculate` answers, as far as a page reads it. */
export const CalculationReply = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), data: CalculateResult, assumed: z.array(z.string()) }),
  z.object({ ok: z.literal(false), message: z.string(), named: z.array(z.string()) }),
]);
export type CalculationReply = z.infer<typeof CalculationReply>;

/** What stands in a calculator's fields and what came of it: a page that was sent finished begins with it. */
export const WorkedInputs = z.object({ texts: z.record(z.string(), z.string()), reply: CalculationReply });
export type WorkedInputs = z.infer<typeof WorkedInputs>;

export const calculateCall = {
  method: 'POST',
  path: deskPath('calculate'),
  body: z.object({ calc: z.record(z.string(), z.unknown()) }),
  response: { 200: CalculationReply },
} as const;

/**
 * Why nothing came of it, by the parameter of the field that it is about (`chances.1` for the second of a list); under `''` where it is
 * about none.
 */
export type InputProblems = Readonly<Record<string, string>>;

type Refused = Extract<CalculationReply, { ok: false }>;

/** The refusal in the field's own words and units: the tool reckons in cents and shares of 1, its page does not. */
export function problemsOf(calculator: Calculator, texts: InputTexts, { message, named }: Refused): InputProblems {
  const told = message.split('; ').flatMap((part) => {
    const [, key, at, words] = part.match(/^calc\.(\w+)(?:\.(\d+))? (.*)$/s) ?? [];
    const field = calculator.fields.find((one) => one.key === key);
    if (!field || !words) return [];
    const place = at === undefined ? '' : `.${at}`;
    const nth = at === undefined ? '' : ` ${Number(at) + 1}`;
    return [[`${parameterOf(field)}${place}`, `${field.label}${nth} ${OWN_WORDS[field.unit] ?? words}.`] as const];
  });
  if (told.length > 0) return Object.fromEntries(told.toReversed());
  const field = calculator.fields.find((one) => isNamed(one, texts, named));
  return { [field ? parameterOf(field) : '']: message };
}

const OWN_WORDS: Partial<Record<CalculatorField['unit'], string>> = {
  price: 'must be a price, such as -110, +120 or 1.91',
  percent: 'must be a percent, such as 55',
  percents: 'must be a percent, such as 55',
  dollars: 'must be an amount of money, such as 100',
};

/** By its key, or by what was written into it. */
const isNamed = (field: CalculatorField, texts: InputTexts, named: readonly string[]): boolean =>
  named.includes(field.key) ||
  (texts[parameterOf(field)] ?? '').split(',').some((text) => named.includes(`"${text.trim()}"`));
