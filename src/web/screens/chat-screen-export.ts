import type { ChatMessage, ChatSession } from '#contract/chat.ts';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { ExportFormat } from '../features/chat/chat-history.ts';
import { answerMarkdown, answerText, escapeMarkdown } from '../features/picks/answer-text.ts';
import { formatMoment } from '../lib/format-time.ts';
import type { Reader } from '../lib/reader.ts';

type Exported = { session: ChatSession; messages: readonly ChatMessage[]; reader: Reader; now: Date };

/** A chat as a file: for people with the figures as they are shown, for programs with the stored ones beside them. */
export function exportChat(chat: Exported, format: ExportFormat): File {
  const name = `edgewise-${slug(chat.session.title)}`;
  return format === 'json'
    ? new File([toJson(chat)], `${name}.json`, { type: 'application/json' })
    : new File([toMarkdown(chat)], `${name}.md`, { type: 'text/markdown' });
}

function toMarkdown({ session, messages, reader, now }: Exported): string {
  const blocks = messages.map(({ role, content, mode, createdAt }) => {
    const at = formatMoment(createdAt, reader.timeZone);
    if (role === 'user') return `## You, ${at}\n\n${quote(escapeMarkdown(content))}`;
    return `## ${PRODUCT_NAME}, ${at} (${mode})\n\n${answerMarkdown(upgradeContent(content), reader)}`;
  });
  const made = `Exported from ${PRODUCT_NAME} on ${formatMoment(now.toISOString(), reader.timeZone)}.`;
  return `${[`# ${escapeMarkdown(session.title.replace(/\s+/g, ' '))}`, made, ...blocks].join('\n\n')}\n`;
}

const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

function toJson({ session, messages, reader, now }: Exported): string {
  const said = messages.map(({ role, mode, createdAt, content }) => ({
    role,
    mode,
    createdAt,
    text: role === 'user' ? content : answerText(upgradeContent(content), reader),
    ...(role === 'assistant' && { answer: parsed(content) }),
  }));
  const { title, createdAt } = session;
  const shown = { oddsFormat: reader.oddsFormat, timeZone: reader.timeZone ?? null };
  const file = { product: PRODUCT_NAME, title, createdAt, exportedAt: now.toISOString(), shown, messages: said };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return content;
  }
}

const slug = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-|-$/g, '') || 'chat';
