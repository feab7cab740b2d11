import { type Calculator, type CalculatorField, isList, parameterOf } from './calculator.ts';

/** What stands in the fields, by parameter; of a list parted by commas. Empty ones are left out. */
export type InputTexts = Readonly<Record<string, string>>;

const MOST_LENGTH = 300;

export const exampleTexts = ({ fields }: Calculator): InputTexts =>
  Object.fromEntries(fields.flatMap((field) => (field.example ? [[parameterOf(field), field.example]] : [])));

/** What an address asks, whose query is read by `valuesOf`; null where it names no input of this calculator. */
export function textsOf({ fields }: Calculator, valuesOf: (parameter: string) => readonly string[]): InputTexts | null {
  const named = fields.flatMap((field) => {
    const parameter = parameterOf(field);
    const text = valuesOf(parameter)
      .map((one) => tidy(one, field))
      .join(',');
    return /[^,\s]/.test(text) ? [[parameter, text.slice(0, MOST_LENGTH)] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : null;
}

/** A plus that was written into an address by hand arrives as a space. */
const tidy = (text: string, { unit }: CalculatorField): string =>
  unit === 'price' || unit === 'prices' || unit === 'numbers'
    ? text
        .split(',')
        .map((one) => one.replace(/^ (?=[\d.])/, '+').trim())
        .join(',')
    : text.trim();

/** The way back to it: fields in their order, without those that hold nothing. */
export function queryOfTexts({ fields }: Calculator, texts: InputTexts): string {
  const named = fields.flatMap((field) => {
    const text = (texts[parameterOf(field)] ?? '').replace(/[,\s]+$/, '');
    return text === '' ? [] : [`${parameterOf(field)}=${encodeURIComponent(text).replaceAll('%2C', ',')}`];
  });
  return named.join('&');
}

/** The call of the tool. What is no number goes as it was written, so that the tool says what is wrong with it. */
export function calculationOf({ kind, fields }: Calculator, texts: InputTexts): Record<string, unknown> {
  const named = fields.flatMap((field) => {
    const text = (texts[parameterOf(field)] ?? '').trim();
    if (!/[^,\s]/.test(text)) return [];
    return [[field.key, isList(field) ? listOf(field, text) : inputOf(field, text)] as const];
  });
  return { kind, ...Object.fromEntries(named) };
}

const listOf = (field: CalculatorField, text: string): unknown[] =>
  text
    .replace(/[,\s]+$/, '')
    .split(',')
    .map((one) => inputOf(field, one.trim()));

function inputOf({ unit }: CalculatorField, text: string): unknown {
  if (unit === 'price' || unit === 'prices' || unit === 'choice') return text;
  const plain = text.replace(/^\$|[\s_]|%$/g, '').replace(/,(?=\d{3}(\D|$))/g, '');
  const number = Number(plain);
  if (plain === '' || !Number.isFinite(number)) return text;
  if (unit === 'dollars') return Math.round(number * 100);
  // Without the noise of the division: 55 is 0.55.
  return unit === 'number' || unit === 'numbers' ? number : Number((number / 100).toPrecision(12));
}
