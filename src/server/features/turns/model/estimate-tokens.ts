import type { ModelRequest } from '../../../providers/llm/llm.port.ts';

/** JSON full of short names and figures takes more tokens than prose does; three bytes for one leaves room to spare. */
const BYTES_PER_TOKEN = 3;
/** Of what is written once and measured: prompts in plain English, and the schemas of tools. A test holds both to a tokenizer. */
const PROSE_BYTES_PER_TOKEN = 4;
const SCHEMA_BYTES_PER_TOKEN = 3.5;

const bytesOf = (text: string): number => Buffer.byteLength(text, 'utf8');

/** An upper estimate of what a text costs. No tokenizer of one maker would be right for another's model. */
export const estimateTokens = (text: string): number => Math.ceil(bytesOf(text) / BYTES_PER_TOKEN);

type Fixed = Pick<ModelRequest, 'system' | 'tools'>;

/** The same of what is told at every call: the prompt and the tools. */
export const fixedTokens = ({ system, tools = [] }: Fixed): number =>
  Math.ceil(bytesOf(system) / PROSE_BYTES_PER_TOKEN) +
  (tools.length === 0 ? 0 : Math.ceil(bytesOf(JSON.stringify(tools)) / SCHEMA_BYTES_PER_TOKEN));

/** Of a whole request. */
export const promptTokens = (request: Fixed & Pick<ModelRequest, 'messages'>): number =>
  fixedTokens(request) + estimateTokens(request.messages.map(({ content }) => content).join('\n'));
