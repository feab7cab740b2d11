import * as z from 'zod/mini';
import { nameSchemas } from './named-schemas.ts';

/** As much of JSON Schema as the contract comes to. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

type Made = JsonSchema & { $schema?: string; $defs?: Record<string, JsonSchema> };

const HOME = '#/components/schemas/';

/** Turns schemas into JSON Schema; those that have a name in the contract are gathered in `named` and pointed to. */
export function createSchemaPrinter() {
  const registry = nameSchemas();
  const named: Record<string, JsonSchema> = {};

  /** What is received: whole where it stands, since a sender may leave out what has a default. */
  const received = (schema: unknown): JsonSchema => print(schema, 'input', z.registry<{ id: string }>());

  /** What is sent. */
  function sent(schema: unknown): JsonSchema {
    const text = JSON.stringify(print(schema, 'output', registry)).replaceAll('"#/$defs/', `"${HOME}`);
    const { $defs = {}, ...rest } = JSON.parse(text) as Made;
    for (const [name, { id: _, ...inner }] of Object.entries($defs) as [string, JsonSchema & { id?: string }][]) {
      named[name] = inner;
    }
    const own = registry.get(schema as z.ZodMiniType)?.id;
    if (own === undefined) return rest;
    const { id: _, ...inner } = rest as JsonSchema & { id?: string };
    // Where it stands inside of itself it is among the named ones already, and what is left points there.
    if (inner.$ref === undefined) named[own] = inner;
    return { $ref: `${HOME}${own}` };
  }

  return { received, sent, named };
}

function print(schema: unknown, io: 'input' | 'output', metadata: ReturnType<typeof nameSchemas>): Made {
  const { $schema: _, ...made } = z.toJSONSchema(schema as z.ZodMiniType, {
    io,
    metadata,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const description = z.globalRegistry.get(zodSchema)?.description;
      if (description) jsonSchema.description ??= description;
    },
  });
  return made as Made;
}
