import { AnalysisContent } from '#contract/analysis.ts';
import { TOKEN_COST } from '#contract/prices.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { readQuestion } from '#engine/questions/read-question.ts';
import type { EarlierBet, Reading } from '#engine/questions/reading.ts';
import { isTimeZone } from '#engine/questions/time-zone.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { REPLY_TOKENS } from '../analysis/model-analyst/writing-steps.ts';
import { balanceOf } from '../tokens/tokens.service.ts';
import { findLastReading } from './chat.repo.ts';
import type { ChatDeps } from './chat-deps.ts';
import { findLastPicks } from './earlier-picks.repo.ts';
import type { LiveTurn } from './live-turns.ts';
import { startDeadline } from './model-deadline.ts';
import { type BegunTurn, expenseOf } from './turn.ts';

export const DEFAULT_TIME_ZONE = 'America/New_York';

/** Step one of an answer: the question as a typed value, with what the session said before filled in. */
export async function readTurn(deps: ChatDeps, turn: BegunTurn, live: LiveTurn): Promise<Reading> {
  const { input, user } = turn;
  const timeZone = input.timeZone ?? user.timeZone ?? DEFAULT_TIME_ZONE;
  if (!isTimeZone(timeZone))
    throw new AppError('invalid_input', 'timeZone must be an IANA name such as America/New_York');
  const previous = input.sessionId ? await findLastReading(deps.db, input.sessionId) : null;
  const rules = readQuestion(input.message, { nowMs: deps.now().getTime(), timeZone, previous });
  const reading = await readDoubtful(deps, turn, rules, live);
  if (!input.sessionId || !leansOnPicks(reading)) return reading;
  return { ...reading, earlier: await findEarlierBets(deps.db, input.sessionId) };
}

/** "Make it a parlay", "give me 2 more": what was given before is part of the question. */
const leansOnPicks = ({ intent, followUp, ofLast, asksMore }: Reading): boolean =>
  followUp && ((intent === 'parlay' && ofLast === true) || asksMore === true);

async function findEarlierBets(db: Db, sessionId: string): Promise<EarlierBet[]> {
  const content = await findLastPicks(db, sessionId);
  if (content === null) return [];
  const { mainBet, additionalBets } = AnalysisContent.parse(JSON.parse(content));
  return [mainBet, ...additionalBets].map(({ eventId, pick }) => ({ eventId, pick }));
}

const READING: StreamEvent = {
  event: 'stage',
  data: { stage: 'read', label: 'Reading your question...', done: 0, total: 1 },
};

/** Where the rules doubt, the model may say it better, for a moment and for those who could have an answer. */
async function readDoubtful(deps: ChatDeps, turn: BegunTurn, rules: Reading, live: LiveTurn): Promise<Reading> {
  const { analyst, db, now, limits } = deps;
  const { id, user, input } = turn;
  if (!analyst || !rules.unsure || rules.unsure.length === 0) return rules;
  if (!user.unlimited && (await balanceOf(db, user.walletId, now())) < TOKEN_COST[input.mode]) return rules;
  if (await deps.play.refusalOfAnalysis(db, expenseOf(turn, now()))) return rules;
  live.emit(READING);
  const deadline = startDeadline(deps, live, limits.readMs);
  const { signal } = deadline;
  try {
    const replyTokens = REPLY_TOKENS[input.mode];
    const job = { analysisId: id, walletId: user.walletId, question: input.message, rules, replyTokens, signal };
    return (await analyst.read(job)) ?? rules;
  } finally {
    deadline.clear();
  }
}
