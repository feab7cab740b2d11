import { and, eq, sql } from 'drizzle-orm';
import type { AnalysisMode } from '#contract/analysis.ts';
import { carries } from '#research/language/carries.ts';
import type { BetFocus, Reading, Spoken } from '#research/language/reading.ts';
import { withoutParts } from '#research/language/remembered-parts.ts';
import { readStoredReading } from '#research/language/stored-reading.ts';
import { analyses, picks } from '../../db/schema/chat.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import {
  executeWritten,
  momentValue,
  textValue,
  uuidValue,
  value,
  writeStatement,
} from '../../platform/database/written-statement.ts';
import { AppError } from '../../platform/errors.ts';
import type { MessageRow } from '../conversations/to-message.ts';
import { type Forgotten, forgottenSince, readForgotten } from './forgotten.ts';

export type PickRecord = typeof picks.$inferInsert;

export type NewTurn = {
  id: string;
  userId: string;
  sessionId: string;
  reservationId: string | null;
  state: 'reserved' | 'delivered';
  mode: AnalysisMode;
  idempotencyKey: string | null;
  requestHash: string;
  reading: Reading;
  forgets: number;
  question: { id: string; content: string };
  /** The whole answer where it costs nothing; its turn is then delivered. */
  answer: { id: string; content: string; actions: unknown } | null;
  picks: readonly PickRecord[];
  createdAt: Date;
  now: Date;
};

/**
 * Everything that a turn leaves behind before it is shown, in one statement. The session is kept from being deleted while the
 * transaction lasts; its user is held first, in the order in which a deletion of the account takes them. Question and answer get
 * their order from the order in which they stand here. Picks come as one value, so that the text stays one for any number:
 * moments as ISO texts, figures as exact as they were.
 */
const INSERT_TURN = writeStatement(sql`
  with owner as materialized (
    select id from users where id = ${uuidValue('userId')} for key share
  ), kept as materialized (
    select id, forgotten from chat_sessions
    where id = ${uuidValue('sessionId')} and user_id = (select id from owner) for key share
  ), said as (
    insert into chat_messages (id, session_id, role, content, actions, mode, created_at)
    select m.id, kept.id, m.role, m.content, m.actions::jsonb, ${textValue('mode')}, ${momentValue('now')}
    from kept cross join (values
      (1, ${uuidValue('questionId')}, 'user', ${textValue('question')}, null),
      (2, ${uuidValue('answerId')}, 'assistant', ${textValue('answer')}, ${textValue('actions')})) m(nth, id, role, content, actions)
    where m.id is not null
    order by m.nth
  ), turn as (
    insert into analyses (id, user_id, session_id, reservation_id, mode, state, idempotency_key, request_hash, reading, forgets,
      question_message_id, answer_message_id, created_at, finished_at)
    select ${uuidValue('id')}, ${uuidValue('userId')}, kept.id, ${uuidValue('reservationId')}, ${textValue('mode')},
      ${textValue('state')}, ${textValue('idempotencyKey')}, ${textValue('requestHash')}, ${textValue('reading')}::jsonb, ${value('forgets')}::int,
      ${uuidValue('questionId')}, ${uuidValue('answerId')}, ${momentValue('createdAt')}, ${momentValue('finishedAt')}
    from kept
    on conflict (user_id, idempotency_key) where idempotency_key is not null do nothing
    returning id
  ), shown as (
    insert into picks (id, analysis_id, event_id, sport, game, starts_at, pick, market, selection, player, line, book_key,
      odds_decimal, price_at, fair_probability, edge, verdict, confidence, units, worst_decimal, odds, shown_at)
    select r.* from turn cross join json_to_recordset(${textValue('picks')}::json) as r(
      "id" uuid, "analysisId" uuid, "eventId" text, "sport" text, "game" text, "startsAt" timestamptz, "pick" text,
      "market" text, "selection" text, "player" text, "line" float8, "bookKey" text, "oddsDecimal" float8,
      "priceAt" timestamptz, "fairProbability" float8, "edge" float8, "verdict" text, "confidence" int, "units" float8,
      "worstDecimal" float8, "odds" text, "shownAt" timestamptz)
  )
  select exists (select 1 from kept) as "isKept", exists (select 1 from turn) as "isNew", (select forgotten from kept) as forgotten`);

/**
 * What the session was told to forget by now. Else the caller rolls back: the session is deleted, or a send under the same key came
 * first.
 */
export async function insertTurn(tx: Db, turn: NewTurn): Promise<Forgotten[] | 'key_taken' | 'session_gone'> {
  const { question, answer, now } = turn;
  const result = await executeWritten(tx, INSERT_TURN, {
    id: turn.id,
    userId: turn.userId,
    sessionId: turn.sessionId,
    reservationId: turn.reservationId,
    state: turn.state,
    mode: turn.mode,
    idempotencyKey: turn.idempotencyKey,
    requestHash: turn.requestHash,
    reading: JSON.stringify(turn.reading),
    forgets: turn.forgets,
    questionId: question.id,
    question: question.content,
    answerId: answer?.id ?? null,
    answer: answer?.content ?? null,
    actions: answer?.actions ? JSON.stringify(answer.actions) : null,
    picks: JSON.stringify(turn.picks),
    createdAt: turn.createdAt.toISOString(),
    now: now.toISOString(),
    finishedAt: answer === null ? null : now.toISOString(),
  });
  const [row] = rowsOf<{ isKept: boolean; isNew: boolean; forgotten: unknown }>(result);
  if (row?.isKept !== true) return 'session_gone';
  return row.isNew ? readForgotten(row.forgotten) : 'key_taken';
}

/**
 * The chat is held before the turn is changed, in the order in which a deletion of the account takes them: the reference of the
 * message alone would be checked at the end of the statement, with the turn in hand.
 */
const DELIVER_TURN = writeStatement(sql`
  with held as materialized (
    select id, forgotten from chat_sessions where id = ${uuidValue('sessionId')} for key share
  ), answer as (
    insert into chat_messages (id, session_id, role, content, actions, mode, has_picks, created_at)
    select ${uuidValue('messageId')}, held.id, 'assistant', ${textValue('content')}, ${textValue('actions')}::jsonb, ${textValue('mode')},
      ${value('hasPicks')}::boolean, ${momentValue('now')}
    from held
  )
  update analyses set state = 'delivered', answer_message_id = ${uuidValue('messageId')}, finished_at = ${momentValue('now')},
    writer = ${textValue('writer')}, failure = ${textValue('failure')}, checkpoint = null
  where id = ${uuidValue('id')} and session_id = (select id from held)
  returning (select forgotten from held) as forgotten`);

/** The answer with its picks, and that the turn has it. What its chat was told to forget by now; null: it is gone, and with it the turn. */
export async function deliverTurn(
  tx: Db,
  turn: { id: string; sessionId: string; writer: string; failure: string | null; hasPicks: boolean },
  message: MessageRow,
): Promise<Forgotten[] | null> {
  const { id: messageId, content, mode, createdAt } = message;
  const actions = message.actions ? JSON.stringify(message.actions) : null;
  const values = { ...turn, messageId, content, actions, mode, now: createdAt.toISOString() };
  const [row] = rowsOf<{ forgotten: unknown }>(await executeWritten(tx, DELIVER_TURN, values));
  return row ? readForgotten(row.forgotten) : null;
}

/**
 * Further picks of a turn that is still open. Its row is held, so that none is recorded of a turn that was given back meanwhile.
 * @throws AppError where it is.
 */
export async function insertPicks(tx: Db, turnId: string, records: readonly PickRecord[]): Promise<void> {
  const { id, state } = analyses;
  const isOpen = and(eq(id, turnId), eq(state, 'reserved'));
  const [held] = await tx.select({ id }).from(analyses).where(isOpen).for('key share');
  if (!held)
    throw new AppError('unavailable', 'The answer took too long and its tokens were returned. Please ask again.');
  if (records.length > 0) await tx.insert(picks).values([...records]);
}

/** How many turns of small talk may stand between a question and what leans on it. */
const READINGS_LOOKED_AT = 6;

const FIND_CHAT = writeStatement(sql`
  select s.is_untitled as "isUntitled", s.forgotten, (
    select json_agg(json_build_object('reading', a.reading, 'forgets', a.forgets) order by a.created_at desc) from (
      select reading, forgets, created_at from analyses where session_id = s.id and state = 'delivered'
      order by created_at desc limit ${sql.raw(String(READINGS_LOOKED_AT))}) a) as turns
  from chat_sessions s where s.id = ${uuidValue('sessionId')} and s.user_id = ${uuidValue('userId')}`);

/** A question of before in full, the bets of its answer, which of them were judged, and what it leaned on. */
export type EarlierQuestion = {
  asked: string;
  focus: readonly BetFocus[];
  judged: readonly BetFocus[];
  before: Reading | null;
};

/** A chat in which a question is asked. Untitled: that question names it. */
export type AskedChat = {
  isUntitled: boolean;
  /** How the newest answered question in it was read, without what it was told to forget since. */
  previous: Reading | null;
  /** The questions of the last turns, the newest first: read where a message may put one of them right, which few do. */
  asked: () => readonly EarlierQuestion[];
  /** The newest of them, where it was a whole question by itself; else null. Read where a message may only name other values of it. */
  wholeAsked: () => string | null;
  forgotten: readonly Forgotten[];
};

export async function findAskedChat(db: Db, userId: string, sessionId: string): Promise<AskedChat | undefined> {
  const result = await executeWritten(db, FIND_CHAT, { userId, sessionId });
  const [row] = rowsOf<{ isUntitled: boolean; forgotten: unknown; turns: StoredTurn[] | null }>(result);
  if (!row) return undefined;
  const forgotten = readForgotten(row.forgotten);
  const turns = row.turns ?? [];
  return {
    isUntitled: row.isUntitled,
    forgotten,
    previous: lastReading(readEach(turns), forgotten),
    asked: () => askedIn([...readEach(turns)], forgotten),
    wholeAsked: () => wholeAskedIn(readEach(turns)),
  };
}

type Held = Pick<Reading, 'heldTicket' | 'heldTickets' | 'heldList' | 'heldLooked' | 'heldBets' | 'searched' | 'want'>;

/** What was shown before something else was. */
const heldOf = ({ heldTicket, heldTickets, heldList, heldLooked, heldBets, searched, want = null }: Held): Held => ({
  want,
  ...(searched !== undefined && { searched }),
  ...(heldBets && { heldBets }),
  ...(heldTicket && { heldTicket }),
  ...(heldTickets && { heldTickets }),
  ...(heldList && { heldList }),
  ...(heldLooked && { heldLooked }),
});

const spokenOf = (newest: Reading | null): Spoken & Held => ({
  ...heldOf(newest ?? {}),
  ...(newest?.focus && { focus: newest.focus }),
  ticket: newest?.ticket === true,
  ticketBook: newest?.ticketBook ?? null,
  list: newest?.list === true,
  ...(newest?.given && { given: newest.given }),
  ...(newest?.kept && { kept: newest.kept }),
  pointed: newest?.pointed ?? null,
  looked: newest?.looked ?? [],
  lookedUp: newest?.lookedUp ?? null,
  absent: newest?.absent ?? null,
  unjudged: newest?.unjudged === true,
  ...(newest?.memory && { memory: newest.memory }),
  ...(newest?.calculation && {
    calculation: newest.calculation,
    sums: newest.sums ?? [],
    earlierSums: newest.earlierSums ?? [],
  }),
  openSum: newest?.openSum ?? null,
  openEdit: newest?.openEdit ?? null,
  asksWho: newest?.asksWho === true,
});

const askedIn = (turns: readonly ReadTurn[], forgotten: readonly Forgotten[]): EarlierQuestion[] =>
  turns.flatMap((_, at) => askedAt(turns, at, forgotten) ?? []);

/** A question that puts another right leans on what that one leaned on. */
function askedAt(turns: readonly ReadTurn[], at: number, forgotten: readonly Forgotten[]): EarlierQuestion | null {
  const { asked, focus = [], unjudged } = turns[at]?.read ?? {};
  if (!asked) return null;
  const first = turns.findIndex(({ read }, place) => place >= at && read?.corrects !== true);
  const before = first < 0 ? null : lastReading(turns.slice(first + 1), forgotten);
  return { asked, focus, judged: unjudged === true ? [] : focus, before };
}

function wholeAskedIn(turns: Iterable<ReadTurn>): string | null {
  for (const { read } of turns) if (read?.asked) return read.whole === true ? read.asked : null;
  return null;
}

type StoredTurn = { reading: unknown; forgets: number };
type ReadTurn = { read: Reading | null; forgets: number };

/** Each when it is come to: mostly the newest is all that is leaned on. */
function* readEach(stored: readonly StoredTurn[]): Generator<ReadTurn> {
  for (const { reading, forgets } of stored) yield { read: readStoredReading(reading), forgets };
}

function lastReading(turns: Iterable<ReadTurn>, forgotten: readonly Forgotten[]): Reading | null {
  let newest: Reading | null = null;
  for (const { read, forgets } of turns) {
    const reading = read && withoutParts(read, forgottenSince(forgotten, forgets));
    newest ??= reading;
    // What was spoken of last is the newest answer's, whatever it was about.
    if (reading && carries(reading)) return { ...reading, ...spokenOf(newest) };
  }
  return newest;
}
