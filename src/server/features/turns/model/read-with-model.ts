import { acceptReading } from '#research/language/accept-reading.ts';
import type { Reading } from '#research/language/reading.ts';
import type { ModelRequest } from '../../../providers/llm/llm.port.ts';
import { callWithRetry, type RetryDeps } from './call-with-retry.ts';
import { promptTokens } from './estimate-tokens.ts';
import { withoutAddresses } from './prompt-input.ts';
import { READ_PROMPT } from './read-prompt-v1.ts';
import type { TurnSpending } from './turn-spending.ts';

export type ReadingJob = {
  analysisId: string;
  walletId: string;
  question: string;
  /** What the rules made of it, and what they doubt. */
  rules: Reading;
  replyTokens: number;
  spending: TurnSpending;
  signal: AbortSignal;
};

const LONGEST_REPLY = 4_000;

/** The reading that a model gives where the rules are unsure; null where it gives none in time that can be accepted. */
export async function readWithModel(deps: RetryDeps, job: ReadingJob): Promise<Reading | null> {
  const { analysisId, walletId, question, rules, replyTokens, spending, signal } = job;
  // Where the rules stand whatever a model says, it need not be asked, nor read what somebody in trouble wrote.
  if (acceptReading(null, rules) !== null) return rules;
  const { intent, leagues, teams, players, markets, unsure } = rules;
  const known = { intent, leagues, teams, players, markets, unsure };
  const request: ModelRequest = {
    system: READ_PROMPT.text,
    messages: [{ role: 'user', content: JSON.stringify({ question: withoutAddresses(question), rules: known }) }],
    maxOutputTokens: replyTokens,
    signal,
    onText: () => {},
  };
  const tokens = promptTokens(request);
  if (tokens > spending.tokens) return null;
  spending.take(tokens);
  const about = { analysisId, walletId, purpose: 'read' as const, promptVersion: READ_PROMPT.version };
  const end = await callWithRetry(deps, about, request);
  return end.ok ? acceptReading(parseObject(end.reply.text), rules) : null;
}

/** The outermost object of a reply, fence or not. */
function parseObject(text: string): unknown {
  if (text.length > LONGEST_REPLY) return null;
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
