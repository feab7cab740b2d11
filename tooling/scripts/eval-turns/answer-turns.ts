import type { FastifyInstance } from 'fastify';
import type { AnalysisMode } from '#contract/analysis.ts';
import type { SendMessageReply } from '#contract/chat.ts';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import type { Slate } from '#research/slate/slate.ts';
import type { ModelAnalyst } from '../../../src/server/features/turns/model/model-analyst.ts';
import { newCaller, startChatApp } from '../../../src/server/features/turns/test-chat-app.ts';
import { TURN_TIMES } from '../../../src/server/features/turns/turn-times.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';
import { openMigrated } from '../../../src/server/platform/database/test-migrated-snapshot.ts';
import { answerText } from '../../../src/web/features/picks/answer-text.ts';

/**
 * What a turn came to. `forms`: what its answer is made of. `text`: the answer as its reader would copy it. `content`: as it is saved.
 */
export type Answered = {
  status: number;
  forms: string[];
  text: string;
  content: string;
  charged: boolean;
  answerMs: number;
};

/** How turns are asked; with an analyst a model answers beside the rules. */
export type Asking = {
  analystOn?: (db: Db, now: () => Date) => ModelAnalyst;
  mode?: AnalysisMode;
  onAnswer?: () => void;
};

const ZONE = 'America/New_York';

/** The turns of each conversation, sent one by one to the product over HTTP by a new account. */
export async function answerConversations<Turn extends { text: string }>(
  conversations: readonly (readonly Turn[])[],
  slate: Slate,
  now: Date,
  { analystOn, mode = 'regular', onAnswer = () => {} }: Asking = {},
): Promise<Map<Turn, Answered>> {
  const open = await openMigrated();
  // Two turns of one chat at the same moment would have no order.
  let sentMs = 0;
  const moment = () => new Date(now.getTime() + sentMs);
  const analyst = analystOn?.(open.db, moment) ?? null;
  const chat = await startChatApp(open.db, slate, moment, analyst && { analyst, limits: TURN_TIMES });
  const answers = new Map<Turn, Answered>();
  for (const turns of conversations)
    for (const [at, answer] of (
      await converse(chat.app, turns, { mode, onSend: () => (sentMs += 1), onAnswer })
    ).entries()) {
      const turn = turns[at];
      if (turn) answers.set(turn, answer);
    }
  await chat.app.close();
  await open.close();
  return answers;
}

type Sending = Required<Pick<Asking, 'mode' | 'onAnswer'>> & { onSend: () => void };

async function converse(
  app: FastifyInstance,
  turns: readonly { text: string }[],
  { mode, onSend, onAnswer }: Sending,
): Promise<Answered[]> {
  const caller = await newCaller(app);
  const answers: Answered[] = [];
  let sessionId: string | undefined;
  let tokens = await caller.tokens();
  for (const { text: message } of turns) {
    onSend();
    const started = performance.now();
    const response = await caller.send({ message, mode, timeZone: ZONE, ...(sessionId && { sessionId }) });
    const answerMs = performance.now() - started;
    const { statusCode: status } = response;
    if (status !== 200) {
      answers.push({ status, forms: [`${status}`], text: response.body, content: '', charged: false, answerMs });
      onAnswer();
      continue;
    }
    const reply = response.json<SendMessageReply>();
    sessionId = reply.sessionId;
    answers.push({ status, ...readReply(reply), charged: reply.tokensRemaining < tokens, answerMs });
    tokens = reply.tokensRemaining;
    onAnswer();
  }
  return answers;
}

function readReply({ message }: SendMessageReply): Pick<Answered, 'forms' | 'text' | 'content'> {
  const answer = upgradeContent(message.content);
  const forms = answer.plain === undefined ? answer.blocks.map(({ kind }) => kind) : ['plain'];
  const buttons = (message.actions ?? []).map(({ label }) => `(${label})`);
  const text = answerText(answer, { oddsFormat: 'american', timeZone: ZONE });
  return { forms, text: [text, ...buttons].join('\n'), content: message.content };
}
