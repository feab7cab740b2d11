import type { CallToolResult } from '@modelcontextprotocol/server';
import type { DeskReply } from '#contract/research/desk.ts';
import type { Told } from '#research/words/blocks/told.ts';
import { replyText } from '#research/words/reply-text.ts';
import { fitReply, tokensOf } from './fit-reply.ts';
import type { StructuredReply } from './reply-fields.ts';

/** What one result may take of an assistant's room, its words and its figures together. */
export const MOST_TOKENS = 4_000;
/** Of that, what the words may take. */
const MOST_WORD_TOKENS = 1_500;
/** For the braces around both, and for the sentence about what was cut. */
const SPARE_TOKENS = 100;

type Found = Extract<DeskReply, { ok: true }>;

/** What was found: in words for who reads them, and in figures for who computes with them. */
export function foundResult(reply: Found, told: Told & { odds: 'live' | 'demo' }): CallToolResult {
  const { tool, data, evidence, assumed, charged = 0, tokensRemaining } = reply;
  const lines = replyText(tool, reply, told);
  const isDemo = told.odds === 'demo' && evidence.length > 0;
  const said = [
    ...lines,
    ...assumed.filter((text) => !lines.includes(text)).map((text) => `Assumed: ${text}`),
    ...(isDemo ? ['These prices are invented: this server runs on demo odds.'] : []),
    ...gameIds(data),
    ...(charged > 0 ? [`This call cost ${charged} token${charged === 1 ? '' : 's'}.`] : []),
  ];
  const words = fitWords(said);
  const structured: StructuredReply = {
    ok: true,
    data,
    ...(assumed.length > 0 && { assumed }),
    ...(evidence.length > 0 && { evidence }),
    odds: told.odds,
    charged,
    ...(tokensRemaining !== undefined && { tokensRemaining }),
  };
  const fitted = fitReply(structured, MOST_TOKENS - SPARE_TOKENS - tokensOf(words));
  const cut = (fitted.cut ?? []).filter(({ list }) => list !== 'evidence').map(cutWords);
  return { content: [{ type: 'text', text: [words, ...cut].join('\n') }], structuredContent: fitted };
}

const MOST_IDS = 12;

/** The games that were spoken of, by the ids that other calls take, for who reads the words alone. */
function gameIds(data: unknown): string[] {
  const games = new Map<string, string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || games.size >= MOST_IDS) return;
    const { eventId, game } = value as { eventId?: unknown; game?: unknown };
    if (typeof eventId === 'string' && typeof game === 'string') games.set(eventId, game);
    for (const part of Object.values(value)) walk(part);
  };
  walk(data);
  return [...games].map(([eventId, game]) => `eventId of ${game}: ${eventId}`);
}

const cutWords = ({ list, total, limit, offset }: NonNullable<StructuredReply['cut']>[number]): string =>
  `Of ${list}, ${limit} of ${total} are in the structured result${offset > 0 ? `, from ${offset + 1} on` : ''}.`;

/** The first lines, and how many are left out. */
function fitWords(lines: readonly string[]): string {
  for (let count = lines.length; ; count -= 1) {
    const more = lines.length - count;
    const text = [...lines.slice(0, count), ...(more > 0 ? [`${more} more lines are left out here.`] : [])].join('\n');
    if (count <= 1 || tokensOf(text) <= MOST_WORD_TOKENS) return text;
  }
}

/** A refusal is an answer for the assistant to act on, not a fault of the connection. */
export function refusedResult(refused: Omit<StructuredReply, 'ok' | 'data'> & { message: string }): CallToolResult {
  const { choices = [], wayOn } = refused;
  const lines = [
    refused.message,
    ...choices.map(({ label, tool, input }) => `- ${label}: ${tool} ${JSON.stringify(input)}`),
    ...(wayOn ? [`The way on is for the person: ${wayOn}`] : []),
  ];
  return {
    isError: true,
    content: [{ type: 'text', text: fitWords(lines) }],
    structuredContent: { ok: false, charged: 0, ...refused },
  };
}
