import fc from 'fast-check';
import * as z from 'zod/mini';

/** As much of JSON Schema as the contract's schemas come to. */
type Described = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Described[];
  oneOf?: Described[];
  properties?: Record<string, Described>;
  required?: string[];
  items?: Described;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

const TEXT_MAX = 40;
const NUMBER_MAX = 1_000_000;
const LETTERS = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789');

/** Values that a schema takes, but for rules between fields, made from the schema itself. */
export const valuesOf = (schema: unknown): fc.Arbitrary<unknown> => describedBy(describe(schema));

/** The names of an object's fields; of all kinds of it, where there are several. */
export function fieldNamesOf(schema: unknown): string[] {
  const namesIn = ({ properties = {}, anyOf = [], oneOf = [] }: Described): string[] => [
    ...Object.keys(properties),
    ...[...anyOf, ...oneOf].flatMap(namesIn),
  ];
  return schema === undefined ? [] : [...new Set(namesIn(describe(schema)))];
}

const describe = (schema: unknown): Described =>
  z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as Described;

function describedBy(schema: Described): fc.Arbitrary<unknown> {
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return fc.oneof(...kinds.map(describedBy));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  return BY_TYPE[schema.type ?? '']?.(schema) ?? fc.constantFrom('text', 7, null, { a: [1] });
}

const BY_TYPE: Readonly<Record<string, (schema: Described) => fc.Arbitrary<unknown>>> = {
  object: ({ properties = {}, required = [] }) =>
    fc.record(Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, describedBy(inner)])), {
      requiredKeys: required,
    }),
  array: ({ items = {}, maxItems = 3 }) => fc.array(describedBy(items), { maxLength: Math.min(maxItems, 3) }),
  string: textOf,
  integer: ({ minimum, maximum }) => fc.integer({ min: clip(minimum, -NUMBER_MAX), max: clip(maximum, NUMBER_MAX) }),
  number: ({ minimum, maximum }) => fc.integer({ min: clip(minimum, 0), max: clip(maximum, NUMBER_MAX) }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

const clip = (bound: number | undefined, otherwise: number): number =>
  bound === undefined || Math.abs(bound) > NUMBER_MAX ? otherwise : Math.ceil(bound);

function textOf({ format, minLength = 0, maxLength = TEXT_MAX }: Described): fc.Arbitrary<string> {
  if (format === 'email') return fc.uuid().map((id) => `${id}@example.com`);
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.constant('2026-11-22T16:00:00.000Z');
  if (format === 'date') return fc.constant('2026-11-22');
  const max = Math.max(minLength, Math.min(maxLength, TEXT_MAX));
  return fc.string({ unit: LETTERS, minLength, maxLength: max });
}
