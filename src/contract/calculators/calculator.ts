import type { Calculation, CalculationKind } from '../research/calculate.ts';

/**
 * How an input is written: money in dollars and shares in percent, as bettors write them. The plural ones are lists, one value a row.
 */
export type FieldUnit = 'price' | 'prices' | 'percent' | 'percents' | 'dollars' | 'number' | 'numbers' | 'choice';

export type CalculatorField<Key extends string = string> = {
  /** As the tool names it. */
  key: Key;
  label: string;
  unit: FieldUnit;
  /** What stands in it on a page that was asked for nothing; of a list parted by commas. */
  example?: string;
  /** The sum cannot be made without it. */
  isNeeded?: true;
  hint?: string;
  /** Of a choice: the values and how they read. The first is meant where none is chosen. */
  options?: readonly { value: string; label: string }[];
};

/** One page of arithmetic: what it is called, what it answers, and what it is asked with. */
export type Calculator<Kind extends CalculationKind = CalculationKind> = {
  kind: Kind;
  name: string;
  /** What it answers, in a sentence. */
  answers: string;
  fields: readonly CalculatorField<KeyOf<Kind>>[];
};

type KeyOf<Kind extends CalculationKind> = Exclude<keyof Extract<Calculation, { kind: Kind }>, 'kind'> & string;

/** Checks the keys of the fields against the calculation's own. */
export const calculator = <Kind extends CalculationKind>(kind: Kind, rest: Omit<Calculator<Kind>, 'kind'>) =>
  ({ kind, ...rest }) as unknown as Calculator;

const LISTS: ReadonlySet<FieldUnit> = new Set(['prices', 'percents', 'numbers']);
export const isList = ({ unit }: CalculatorField): boolean => LISTS.has(unit);

export const slugOf = (kind: CalculationKind): string => kind.replaceAll('_', '-');
export const calculatorPath = (kind: CalculationKind): string => `/tools/${slugOf(kind)}`;

/** What the field is called in an address: without the unit, which the page has its own of. */
export const parameterOf = ({ key }: CalculatorField): string => key.replace(/Cents$/, '');
