import { createHash } from 'node:crypto';
import { TOKEN_COST } from '#contract/prices.ts';
import type { DeskReply, ToolName } from '#contract/research/desk.ts';
import type { Refusal } from '#contract/research/outcome.ts';
import type { Slate } from '#research/slate/slate.ts';
import { DESK, type ReadCall, refusedFor } from '#research/tools/desk.ts';
import type { Found, Outcome } from '#research/tools/outcome.ts';
import type { May } from '#research/tools/world.ts';
import { bettorOf } from '#research/words/bettor.ts';
import { AppError } from '../../platform/errors.ts';
import { ACCOUNT_RATES } from '../../platform/http/account-rates.ts';
import { type RateLimit, type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import type { SessionUser } from '../../platform/http/session.ts';
import { NO_TRACER, type Tracer, toolFields } from '../../platform/process/tracer.ts';
import { DEFAULT_TIME_ZONE } from '../conversations/conversations.service.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { balanceOf } from '../tokens/tokens.service.ts';
import { type ChargeDeps, chargeCall } from '../turns/charge-call.ts';
import { assertMayFail, countFreeTurn, countUnpaid, isCharged } from '../turns/charging.ts';
import { type JudgeDeps, type Judged, judgeSpending } from '../turns/judge-spending.ts';
import { onceForKey } from '../turns/once-for-key.ts';
import type { TurnGate } from '../turns/turn-gate.ts';
import { type LoadDeps, loadNeeds } from './load-needs.ts';

export type DeskDeps = RateLimitDeps &
  JudgeDeps &
  ChargeDeps &
  LoadDeps & {
    slate: Pick<SlateService, 'current' | 'freshen'>;
    /** Bounds the verdicts that one account asks for at once. */
    gate: TurnGate;
    /** Absent: nobody collects spans. */
    tracer?: Tracer | undefined;
  };

/** Who calls; null: a visitor. */
export type Caller = { user: SessionUser | null; address: string };

export type Asked = {
  tool: ToolName;
  input: unknown;
  key: string | null;
  /** Where the question was asked; the product's own screens and scripts where nothing is said. */
  origin?: 'desk' | 'mcp';
};

/** A call that was read, with what it may be repeated under. */
type Call = ReadCall & Pick<Asked, 'input' | 'key' | 'origin'>;

const VISITOR_CALLS: RateLimit = {
  kind: 'desk-visitor',
  limit: 120,
  windowMs: 10 * 60_000,
  message: 'That was a lot of calculations in a few minutes. Please wait a little, or sign in.',
};
const NO_BANKROLL = { bankroll: null, unit: null };

/** One call of one tool: what it found or what is missing, and what that cost. */
export async function callDesk(deps: DeskDeps, { user, address }: Caller, asked: Asked): Promise<DeskReply> {
  const read = readCall(asked);
  if (user) return callOnce(deps, user, { ...read, ...asked });
  if (read.access !== 'public') throw new AppError('unauthenticated', 'Unauthorized');
  await takeFromLimit(deps, VISITOR_CALLS, address);
  const { outcome } = await runCall(deps, null, read, 'help');
  return { tool: asked.tool, ...outcome };
}

function readCall({ tool, input }: Asked): ReadCall {
  const read = DESK[tool].read(input);
  if (!read.ok) throw invalidInput(read);
  return read.call;
}

const invalidInput = ({ message, named: [field] }: Refusal): AppError =>
  new AppError('invalid_input', message, field === undefined ? {} : { field });

function callOnce(deps: DeskDeps, user: SessionUser, call: Call): Promise<DeskReply> {
  const { key } = call;
  const answer = () => callAsUser(deps, user, call);
  if (key === null) return answer();
  return onceForKey(
    deps.db,
    { userId: user.id, key, requestHash: hashCall(call) },
    { answer, repeat: ({ reply }) => withBalance(deps, user, JSON.parse(reply ?? '')) },
  );
}

/** Who may not have what is asked for is told before anything is read, fetched or counted for it. */
async function callAsUser(deps: DeskDeps, user: SessionUser, call: Call): Promise<DeskReply> {
  const { may, refusal } = await judge(deps, user, call);
  if (refusedFor(call.access, { may }) && refusal) throw refusal;
  if (call.access !== 'verdicts') return answerCall(deps, user, call, may);
  return deps.gate.run(user.id, () => answerCall(deps, user, call, may));
}

/** What everybody and every account may call asks for no right, so none is looked up. */
const judge = async (deps: DeskDeps, user: SessionUser, { access }: ReadCall): Promise<Judged> =>
  access === 'public' || access === 'account'
    ? { may: 'help', refusal: null }
    : judgeSpending(deps, user, TOKEN_COST.regular);

async function answerCall(deps: DeskDeps, user: SessionUser, call: Call, may: May): Promise<DeskReply> {
  if (call.access === 'verdicts') return answerVerdicts(deps, user, call, may);
  // Counted before the work, so that who is over the limit gets none of it.
  await countFreeCall(deps, user, call);
  const { outcome } = await runCall(deps, user, call, may);
  return withBalance(deps, user, { tool: call.name, ...outcome, charged: 0 });
}

/** Charged where it judged something. What it cannot tell beforehand is bounded by how often it did not. */
async function answerVerdicts(deps: DeskDeps, user: SessionUser, call: Call, may: May): Promise<DeskReply> {
  const { key } = call;
  if (key === null) {
    await countFreeTurn(deps, user);
    throw new KeyNeededError();
  }
  await assertMayFail(deps, user);
  let isPaid = false;
  try {
    await freshen(deps, call);
    const { outcome, slate } = await runCall(deps, user, call, may);
    isPaid = isCharged([outcome]);
    if (outcome.ok && isPaid) return await charge(deps, user, call, { key, outcome, slate });
    return await withBalance(deps, user, { tool: call.name, ...outcome, charged: 0 });
  } finally {
    if (!isPaid) await countUnpaid(deps, user);
  }
}

/** A calculator on a screen calls at every edit: sums are counted by themselves, and use up no questions. */
async function countFreeCall(deps: DeskDeps, user: SessionUser, { name }: Call): Promise<void> {
  if (name !== 'calculate') return countFreeTurn(deps, user);
  if (!user.unlimited) await takeFromLimit(deps, ACCOUNT_RATES.calculations, user.id);
}

/** Nothing is charged that could be charged again by being repeated. */
export class KeyNeededError extends AppError {
  override readonly name = 'KeyNeededError';

  constructor() {
    super(
      'invalid_input',
      'Idempotency-Key is needed as a header: this call costs 1 token, and sent again under the same key it costs nothing more. Nothing was charged.',
    );
  }
}

async function freshen({ slate, now }: DeskDeps, call: Call): Promise<void> {
  const wanted = call.wants({ slate: await slate.current(), nowMs: now().getTime() });
  if (wanted) await slate.freshen(wanted, () => undefined);
}

type Ran = { outcome: Outcome<unknown>; slate: Slate };

async function runCall(deps: DeskDeps, user: SessionUser | null, call: ReadCall, may: May): Promise<Ran> {
  const slate = await deps.slate.current();
  const at = { slate, nowMs: deps.now().getTime() };
  const loaded = await loadNeeds(deps, user, call.needs(at));
  const bettor = bettorOf(user?.settings ?? {}, NO_BANKROLL);
  const world = { ...at, loaded, bettor, may, zone: user?.timeZone ?? DEFAULT_TIME_ZONE };
  const { within } = deps.tracer ?? NO_TRACER;
  const outcome = within(`execute_tool ${call.name}`, toolFields(call.name), () => call.run(world));
  if (!outcome.ok && outcome.reason === 'invalid_input') throw invalidInput(outcome);
  return { outcome, slate };
}

async function charge(
  deps: DeskDeps,
  user: SessionUser,
  call: Call,
  { key, outcome, slate }: { key: string; outcome: Found<unknown>; slate: Slate },
): Promise<DeskReply> {
  const reply = { tool: call.name, ...outcome, charged: user.unlimited ? 0 : TOKEN_COST.regular };
  const { balance, notice } = await chargeCall(deps, user, {
    origin: call.origin ?? 'desk',
    idempotencyKey: key,
    requestHash: hashCall(call),
    call: callText(call),
    reply: JSON.stringify(reply),
    bets: call.judged(outcome.data),
    slate,
  });
  return { ...reply, tokensRemaining: balance, ...(notice && { balanceNotice: notice }) };
}

/** A repeat is told what was said, and what there is to spend now. */
async function withBalance({ db, now }: DeskDeps, { walletId }: SessionUser, reply: DeskReply): Promise<DeskReply> {
  return { ...reply, tokensRemaining: await balanceOf(db, walletId, now()) };
}

const callText = ({ name, input }: Call): string => JSON.stringify({ tool: name, input });

const hashCall = (call: Call): string => createHash('sha256').update(callText(call)).digest('base64url');
