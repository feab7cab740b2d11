import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { decodeForm, type Form } from './test-form-decoding.ts';
import {
  NEWER_OPERATIONS,
  NEWER_PARAMETERS,
  type ParameterSchema,
  REMOVED_PARAMETERS,
} from './test-newer-parameters.ts';
import { OWN_OPERATIONS } from './test-own-operations.ts';
import { invalid } from './test-stripe-fault.ts';

const folder = join(process.env.EDGEWISE_SHARED ?? '../shared', 'data/specs');
const officialFile = join(folder, 'stripe-openapi.core.2023-08-16.json');

/** Stripe's own description is part of the shared data. Without it what our own says is all that is checked. */
export const isOfficialPresent = existsSync(officialFile);

type Operation = {
  parameters?: { name: string; in: string; schema: ParameterSchema; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: ParameterSchema }> };
};
type Description = { paths: Record<string, Record<string, Operation>> };

export type Params = Record<string, unknown>;
export type CheckedRequest = { operation: string; ids: string[]; params: Params };

export type StripeDescription = {
  /** @throws StripeFault in Stripe's own words when the description does not allow it. */
  check(method: string, path: string, encoded: string): CheckedRequest;
};
type Schemas = ReadonlyMap<string, ParameterSchema>;

let loaded: StripeDescription | undefined;

/** Our own description and the official one, where it is there: a request must be right by each. They are read once. */
export function stripeDescription(): StripeDescription {
  loaded ??= both(describe(ownSchemas()), isOfficialPresent ? describe(currentSchemas()) : null);
  return loaded;
}

const both = (own: StripeDescription, official: StripeDescription | null): StripeDescription => ({
  check(method, path, encoded) {
    const checked = own.check(method, path, encoded);
    return official?.check(method, path, encoded) ?? checked;
  },
});

export const ownSchemas = (): Schemas =>
  new Map(Object.entries(OWN_OPERATIONS).map(([operation, schema]) => [operation, closed(schema)]));

/** As the official description has them, by name and path, without what is listed as newer or removed. */
export function officialSchemas(): Schemas {
  const { paths } = JSON.parse(readFileSync(officialFile, 'utf8')) as Description;
  const schemas = new Map<string, ParameterSchema>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods))
      schemas.set(`${method.toUpperCase()} ${path}`, schemaOf(operation));
  return schemas;
}

/** The official ones with the listed changes since. */
export const currentSchemas = (): Schemas =>
  new Map(
    [...officialSchemas(), ...Object.entries(NEWER_OPERATIONS)].map(([name, schema]) => [name, updated(name, schema)]),
  );

function describe(current: Schemas): StripeDescription {
  const ajv = new Ajv({ strict: false, allErrors: true, formats: { 'unix-time': true, decimal: /^-?\d+(\.\d+)?$/ } });
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (operation: string, schema: ParameterSchema) => {
    const known = validators.get(operation) ?? ajv.compile(schema);
    validators.set(operation, known);
    return known;
  };

  return {
    check(method, path, encoded) {
      const { operation, ids } = operationOf([...current.keys()], method, path);
      const schema = current.get(operation) as ParameterSchema;
      const params = typed(decodeForm(encoded), schema);
      const validate = validatorOf(operation, schema);
      if (!validate(params)) throw inStripesWords(validate.errors ?? []);
      return { operation, ids, params: params as Params };
    },
  };
}

function schemaOf({ parameters = [], requestBody }: Operation): ParameterSchema {
  const body = requestBody?.content['application/x-www-form-urlencoded']?.schema;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: { ...body?.properties, ...Object.fromEntries(query.map(({ name, schema }) => [name, schema])) },
    required: [...(body?.required ?? []), ...query.filter(({ required }) => required).map(({ name }) => name)],
  };
}

function updated(operation: string, schema: ParameterSchema): ParameterSchema {
  const properties = { ...schema.properties };
  for (const removed of REMOVED_PARAMETERS) if (removed.operation === operation) delete properties[removed.name];
  for (const newer of NEWER_PARAMETERS) if (newer.operation === operation) properties[newer.name] = newer.schema;
  return closed({ ...schema, properties });
}

/** Stripe refuses a name that it does not know, at every depth; the description says so only for the outermost. */
function closed(schema: ParameterSchema): ParameterSchema {
  const { properties, items, anyOf, additionalProperties, ...rest } = schema;
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, closed(inner)])),
    }),
    ...(items && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
    ...(schema.type === 'object' && { additionalProperties: additionalProperties || false }),
  };
}

function operationOf(operations: string[], method: string, path: string): { operation: string; ids: string[] } {
  for (const operation of operations) {
    const [itsMethod, template = ''] = operation.split(' ');
    const ids = itsMethod === method ? idsIn(template, path) : null;
    if (ids) return { operation, ids };
  }
  throw invalid(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
}

function idsIn(template: string, path: string): string[] | null {
  const wanted = template.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const isSame = wanted.every((part, index) => part.startsWith('{') || part === given[index]);
  return isSame ? given.filter((_, index) => wanted[index]?.startsWith('{')).map(decodeURIComponent) : null;
}

/** All is text on the way; the description says what is a number, a truth or a list. */
function typed(value: string | Form, schema: ParameterSchema | undefined): unknown {
  if (!schema) return value;
  if (schema.anyOf) return typedAsOne(value, schema.anyOf);
  if (typeof value === 'object') return schema.type === 'array' ? listOf(value, schema) : partsOf(value, schema);
  if (schema.type === 'integer' && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (schema.type === 'number' && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (schema.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

function typedAsOne(value: string | Form, choices: readonly ParameterSchema[]): unknown {
  const isWhole = typeof value === 'object';
  const fitting = choices.filter(({ type }) => isWhole === (type === 'object' || type === 'array'));
  const values = fitting.map((choice) => typed(value, choice));
  return values.find((one) => one !== value) ?? value;
}

const partsOf = (form: Form, schema: ParameterSchema): Params =>
  Object.fromEntries(Object.entries(form).map(([name, inner]) => [name, typed(inner, innerOf(schema, name))]));

const innerOf = ({ properties, additionalProperties }: ParameterSchema, name: string) =>
  properties?.[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);

const listOf = (form: Form, { items }: ParameterSchema): unknown[] =>
  Object.values(form).map((inner) => typed(inner, items));

/** The error that says most: an unknown name before a missing one before a wrong value, the deepest first. */
function inStripesWords(errors: ErrorObject[]) {
  const order = ['additionalProperties', 'required', 'enum', 'type'];
  const rank = (error: ErrorObject) => (order.indexOf(error.keyword) + order.length + 1) % (order.length + 1);
  const [first] = errors
    .filter(({ keyword }) => keyword !== 'anyOf')
    .sort((one, other) => rank(one) - rank(other) || other.instancePath.length - one.instancePath.length);
  if (!first) return invalid('The request is not what the description says.');
  const { keyword, params } = first;
  const named = (name?: unknown) => paramName(first.instancePath, name);
  if (keyword === 'additionalProperties') {
    const param = named(params.additionalProperty);
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  if (keyword === 'required') {
    const param = named(params.missingProperty);
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const code = keyword === 'type' && params.type === 'integer' ? { code: 'parameter_invalid_integer' } : {};
  return invalid(`Invalid ${named()}: ${first.message}`, { ...code, param: named() });
}

function paramName(instancePath: string, last?: unknown): string {
  const [first = '', ...others] = [...instancePath.split('/').slice(1), ...(last === undefined ? [] : [String(last)])];
  return first + others.map((part) => `[${part}]`).join('');
}
