import type { Tool } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { TOKEN_COST } from '#contract/prices.ts';
import { type Schema, ToolName } from '#contract/research/desk.ts';
import { DESK } from '#research/tools/desk.ts';
import { replyFields } from './reply-fields.ts';

/** A program proposes nothing: what a button would do is for a person who sees the button. */
const NOT_SERVED: ReadonlySet<ToolName> = new Set<ToolName>(['propose']);

/** Tools that judge bets, which is what is paid for. */
const JUDGING: ReadonlySet<ToolName> = new Set<ToolName>(['best_bets', 'build_parlay', 'price_bets']);

const SERVED = ToolName.options.filter((name) => !NOT_SERVED.has(name));

export const servedName = (name: string): ToolName | undefined => SERVED.find((one) => one === name);

/** The argument of that name, for assistants whose calls carry no `_meta` of their own. */
export const KEY_FIELD = 'idempotencyKey';
export const KEY_MAX_LENGTH = 120;

const KEY_SCHEMA = {
  type: 'string',
  minLength: 1,
  maxLength: KEY_MAX_LENGTH,
  description: `Any text of your own, new for each new question and the same when you repeat a call that got no answer: a repeat costs nothing more. Needed here or in the call's _meta.${KEY_FIELD}.`,
};

const COSTS = `Costs ${TOKEN_COST.regular} token of the person's account where it judges a bet; everything else is free.`;

let listed: Tool[] | undefined;

/** Every tool with its schemas. They are made once, when they are first asked for. */
export function toolList(): Tool[] {
  listed ??= SERVED.map(toTool);
  return listed;
}

function toTool(name: ToolName): Tool {
  const { description, input, result } = DESK[name];
  const judges = JUDGING.has(name);
  const inputSchema = jsonSchemaOf(input, 'input');
  return {
    name,
    title: titleOf(name),
    description: judges ? `${description} ${COSTS}` : description,
    inputSchema: judges
      ? { ...inputSchema, properties: { ...inputSchema.properties, [KEY_FIELD]: KEY_SCHEMA } }
      : inputSchema,
    outputSchema: jsonSchemaOf(replyFields(result), 'output'),
    annotations: {
      // Tokens are spent and the bet goes on the record: a client that asks before it writes shall ask before that.
      readOnlyHint: !judges,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  };
}

const titleOf = (name: ToolName): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

type ObjectSchema = Tool['inputSchema'];

/** Every tool takes and gives an object. */
function jsonSchemaOf(schema: Schema, io: 'input' | 'output'): ObjectSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  if (made.type !== 'object') throw new TypeError('a tool has an object at the root of its schemas');
  return made as ObjectSchema;
}
