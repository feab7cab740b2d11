import { storedBets } from '#contract/stored-picks.ts';
import { withMemory } from '#research/language/calls/with-memory.ts';
import { readQuestion } from '#research/language/read-question.ts';
import type { EarlierBet, Reading } from '#research/language/reading.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hadFreeFailures } from '../tokens/tokens.service.ts';
import { mayStillFail } from './charging.ts';
import { findLastPicks } from './earlier-picks.repo.ts';
import type { LiveTurn } from './live-turns.ts';
import { REPLY_TOKENS } from './model/writing-steps.ts';
import { startDeadline } from './model-deadline.ts';
import type { BegunTurn, Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';

/** Step one of an answer: the question as a typed value, as the rules read it. */
export function readRules(
  { now, zoneByName }: Pick<TurnDeps, 'now' | 'zoneByName'>,
  { question, zone, previous }: Pick<BegunTurn, 'question' | 'zone' | 'previous'>,
): Reading {
  const timeZone = zoneByName(zone);
  if (timeZone === null) throw new AppError('invalid_input', 'timeZone must be an IANA name such as America/New_York');
  return readQuestion(question, { nowMs: now().getTime(), timeZone, previous });
}

export const readWithMemory = ({ question, previous }: BegunTurn, reading: Reading): Reading =>
  withMemory(reading, previous, question);

/** "Another one": what this chat's last answers gave is not given again. */
export async function withGiven(
  db: Db,
  { input, previous }: Pick<BegunTurn, 'input' | 'previous'>,
  reading: Reading,
): Promise<Reading> {
  if (reading.asksMore !== true || !input.sessionId) return reading;
  const before = previous?.asksMore === true ? (previous.earlier ?? []) : [];
  return { ...reading, earlier: [...before, ...(await findEarlierBets(db, input.sessionId))].slice(-MOST_GIVEN) };
}

const MOST_GIVEN = 40;

async function findEarlierBets(db: Db, sessionId: string): Promise<EarlierBet[]> {
  const content = await findLastPicks(db, sessionId);
  return content === null ? [] : storedBets(content);
}

/** The same, for a moment and for those who could have an answer, as a model says it better where the rules doubt. */
export async function readTurn(deps: TurnDeps, turn: Turn, live: LiveTurn, onWait: () => void): Promise<Reading> {
  const { analyst, db, now, limits } = deps;
  const { id, user, input, spending, rules } = turn;
  if (!analyst || !rules.unsure || rules.unsure.length === 0) return rules;
  if ((await turn.judged()).may !== 'verdicts') return rules;
  if (await hadFreeFailures(db, user.walletId, now())) return rules;
  if (!(await mayStillFail(deps, user))) return rules;
  onWait();
  const deadline = startDeadline(deps, live, limits.readMs);
  const { signal } = deadline;
  try {
    const replyTokens = REPLY_TOKENS[input.mode];
    const job = {
      analysisId: id,
      walletId: user.walletId,
      question: turn.question,
      rules,
      replyTokens,
      spending,
      signal,
    };
    return (await analyst.read(job)) ?? rules;
  } finally {
    deadline.clear();
  }
}
