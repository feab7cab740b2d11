import { randomUUID } from 'node:crypto';
import {
  createSession,
  deleteSession,
  followAnswer,
  listMessages,
  renameSession,
  sendMessage,
  stopAnswer,
} from '#contract/chat.ts';
import { rateAnswer } from '#contract/ratings.ts';
import { streamEvents } from '#contract/stream.ts';
import type { Answer } from './caller.ts';
import type { Person } from './person.ts';
import { rest } from './rest.ts';

const ONCE_MORE = 'Best NFL bets today?';
const PAID = [ONCE_MORE, 'Best NBA bets today?', 'Give me a 3 leg NFL parlay', 'Best bets tonight'];
const FREE = ['What is a parlay?', 'Any arbs?', 'Hello', 'Which games are on today?', 'Hedge $100 at +400 with -150'];
const CORRECTIONS = ['No, NBA', 'Only at FanDuel', 'Without totals', 'Why the second one?'];
const MOST_CHATS = 6;
const PRO_SHARE = 0.15;
/** A repeat under the same key is told to come again while the first send is at work. */
const REPEATS_AT_MOST = 4;
const REPEAT_PAUSE_MS = 1_500;

type Way = {
  isStreamed: boolean;
  leave?: AbortSignal;
  onAccepted?: (turn: { sessionId: string; turnId: string }) => void;
};
type Question = { text: string; sessionId: string | null; mode: 'regular' | 'pro'; key: string };

const someQuestion = (person: Person): Question => {
  const { random } = person;
  const ids = [...person.chats.keys()];
  const sessionId = ids.length > 0 && (ids.length >= MOST_CHATS || random.isTrueIn(0.8)) ? random.pick(ids) : null;
  const text = random.pick(random.isTrueIn(0.7) ? PAID : FREE);
  return { text, sessionId, mode: random.isTrueIn(PRO_SHARE) ? 'pro' : 'regular', key: randomUUID() };
};

async function send(person: Person, kind: string, question: Question, way: Way): Promise<Answer> {
  const { text, sessionId, mode, key } = question;
  const onEvent = (event: string, data: unknown) => {
    if (event === 'accepted') {
      const accepted = streamEvents.accepted.parse(data);
      person.chat(accepted.sessionId).questions.add(accepted.questionId);
      way.onAccepted?.(accepted);
    }
    if (event === 'done') person.noteReply(text, key, streamEvents.done.parse(data));
  };
  const answer = await person.call(kind, {
    method: 'POST',
    path: sendMessage.path,
    body: { message: text, mode, ...(sessionId !== null && { sessionId }) },
    key,
    ...(way.leave && { leave: way.leave }),
    ...(way.isStreamed && { onEvent }),
  });
  if (!way.isStreamed && answer.status === '200')
    person.noteReply(text, key, sendMessage.response[200].parse(answer.body));
  return answer;
}

/** When all is healed: whoever was told to come again is served by now. */
export const asksOnceMore = (person: Person): Promise<Answer> =>
  send(person, 'ask once more', { ...someQuestion(person), text: ONCE_MORE, sessionId: null }, { isStreamed: false });

const isUnknown = ({ status }: Answer): boolean => ['broken', 'cut', 'left', 'late'].includes(status);

/** As a browser whose connection broke: the same key again, until it is answered or refused. */
async function sendAgain(person: Person, question: Question, ending: AbortSignal): Promise<void> {
  for (let at = 0; at < REPEATS_AT_MOST; at += 1) {
    await rest(REPEAT_PAUSE_MS, ending);
    const answer = await send(person, 'ask again, same key', question, { isStreamed: person.random.isTrueIn(0.5) });
    if (!isUnknown(answer) && answer.status !== '409') return;
  }
}

async function ask(person: Person, ending: AbortSignal, isStreamed: boolean, question = someQuestion(person)) {
  const answer = await send(person, isStreamed ? 'ask, streamed' : 'ask', question, { isStreamed });
  if (isUnknown(answer) && person.random.isTrueIn(0.7)) await sendAgain(person, question, ending);
}

/** Stops a streamed answer soon after it began, or where it is as good, just before its end. */
async function cancel(person: Person, ending: AbortSignal): Promise<void> {
  const stops: Promise<unknown>[] = [];
  const stopSoon = async ({ sessionId, turnId }: { sessionId: string; turnId: string }) => {
    await rest(person.random.between(0, 1_500), ending);
    const path = stopAnswer.path.replace(':sessionId', sessionId);
    await person.call('stop the answer', { method: 'POST', path, body: { turnId } });
  };
  const onAccepted = (turn: { sessionId: string; turnId: string }) => void stops.push(stopSoon(turn));
  await send(person, 'ask, then stop', someQuestion(person), { isStreamed: true, onAccepted });
  await Promise.all(stops);
}

/** Closes the page in the middle, and follows the answer on another one where it still runs. */
async function hangUp(person: Person, ending: AbortSignal): Promise<void> {
  const question = someQuestion(person);
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(), person.random.between(20, 1_500));
  let begun: string | null = question.sessionId;
  const onAccepted = ({ sessionId }: { sessionId: string }) => {
    begun = sessionId;
  };
  const answer = await send(person, 'ask, then hang up', question, {
    isStreamed: true,
    leave: leaving.signal,
    onAccepted,
  });
  clearTimeout(timer);
  if (!isUnknown(answer)) return;
  if (begun !== null && person.random.isTrueIn(0.5)) {
    const path = followAnswer.path.replace(':sessionId', begun);
    await person.call('follow the answer', { method: 'GET', path, onEvent: () => undefined });
  }
  if (person.random.isTrueIn(0.5)) await sendAgain(person, question, ending);
}

/** The same send twice at once: one answer, whatever happens. */
async function sendTwice(person: Person): Promise<void> {
  const question = someQuestion(person);
  const once = (isStreamed: boolean) => send(person, 'ask, twice at once', question, { isStreamed });
  await Promise.all([once(true), once(person.random.isTrueIn(0.5))]);
}

/** What the screens do for "again" and for an edited question: another send in the same chat. */
async function goOn(person: Person, ending: AbortSignal, text: (last: string) => string): Promise<void> {
  const asked = [...person.chats].filter(([, { lastQuestion }]) => lastQuestion !== '');
  if (asked.length === 0) return ask(person, ending, true);
  const [sessionId, { lastQuestion }] = person.random.pick(asked);
  const question = { text: text(lastQuestion), sessionId, mode: 'regular' as const, key: randomUUID() };
  const answer = await send(person, 'regenerate or edit', question, { isStreamed: true });
  if (isUnknown(answer)) await sendAgain(person, question, ending);
}

async function onSomeChat(person: Person, act: (sessionId: string) => Promise<unknown>): Promise<void> {
  const ids = [...person.chats.keys()];
  if (ids.length > 0) await act(person.random.pick(ids));
}

const pathOf = (route: { path: string }, sessionId: string): string => route.path.replace(':sessionId', sessionId);

async function deleteChat(person: Person, sessionId: string): Promise<void> {
  // From the send on nobody may count on it.
  person.chat(sessionId).isUnsure = true;
  person.hasDeletedAChat = true;
  const { status } = await person.call('delete a chat', { method: 'DELETE', path: pathOf(deleteSession, sessionId) });
  if (status === '200' || status === '404') person.chats.delete(sessionId);
}

async function rate(person: Person): Promise<void> {
  const answers = [...person.chats.values()].flatMap((chat) => (chat.isUnsure ? [] : [...chat.answers.keys()]));
  if (answers.length === 0) return;
  const path = rateAnswer.path.replace(':messageId', person.random.pick(answers));
  const rating = person.random.pick(['up', 'down', null] as const);
  await person.call('rate an answer', { method: 'PUT', path, body: { rating } });
}

export type Step = { weight: number; act: (person: Person, ending: AbortSignal) => Promise<unknown> };

export const CHAT_STEPS: readonly Step[] = [
  { weight: 24, act: (person, ending) => ask(person, ending, false) },
  { weight: 24, act: (person, ending) => ask(person, ending, true) },
  { weight: 8, act: cancel },
  { weight: 6, act: hangUp },
  { weight: 5, act: sendTwice },
  { weight: 6, act: (person, ending) => goOn(person, ending, (last) => last) },
  { weight: 6, act: (person, ending) => goOn(person, ending, () => person.random.pick(CORRECTIONS)) },
  {
    weight: 6,
    act: (person) =>
      onSomeChat(person, (id) => person.call('read a chat', { method: 'GET', path: pathOf(listMessages, id) })),
  },
  {
    weight: 2,
    act: async (person) => {
      if (person.chats.size >= MOST_CHATS) return;
      const answer = await person.call('begin a chat', { method: 'POST', path: createSession.path, body: {} });
      if (answer.status === '201') person.chat(createSession.response[201].parse(answer.body).id);
    },
  },
  {
    weight: 2,
    act: (person) =>
      onSomeChat(person, (id) =>
        person.call('rename a chat', { method: 'PATCH', path: pathOf(renameSession, id), body: { title: 'Sunday' } }),
      ),
  },
  { weight: 1, act: (person) => onSomeChat(person, (id) => deleteChat(person, id)) },
  { weight: 3, act: rate },
];
