import { type ChatMessage, listMessages, OLDER_HEADER } from '#contract/chat.ts';
import { enter } from './account-steps.ts';
import { asksOnceMore } from './chat-steps.ts';
import type { KnownChat, Person } from './person.ts';
import { rest } from './rest.ts';
import type { Tally } from './tally.ts';

const ENTRIES_AT_MOST = 5;
const PAUSE_MS = 1_000;
/** An answer, or a refusal of what the person has or allowed themselves. */
const SERVED = ['200', '402', '403'];

/** Every message that somebody was told to be saved is in its chat, with the very words; and one key had one answer. */
export async function checkPeople(people: readonly Person[], tally: Tally): Promise<void> {
  let messages = 0;
  for (const person of people) {
    for (const [key, answers] of person.answersOf)
      if (answers.size > 1) tally.violate(`person ${person.number}: ${answers.size} answers under the key ${key}`);
    if (person.id !== null && person.state !== 'gone') messages += await checkPerson(person, tally);
  }
  console.log(`read again: ${messages} messages`);
}

/** How many messages were read. */
async function checkPerson(person: Person, tally: Tally): Promise<number> {
  if (!(await isIn(person))) {
    tally.violate(`person ${person.number} cannot sign in any more, and never deleted the account`);
    return 0;
  }
  let messages = 0;
  for (const [sessionId, known] of person.chats) {
    if (known.isUnsure) continue;
    const saved = await readChat(person, sessionId);
    messages += saved.length;
    const wrong = typeof saved === 'string' ? [`it was answered ${saved}`] : missing(known, saved);
    for (const words of wrong) tally.violate(`chat ${sessionId} of person ${person.number}: ${words}`);
  }
  const { status } = await asksOnceMore(person);
  if (!SERVED.includes(status)) tally.violate(`person ${person.number} asked once more and was answered ${status}`);
  return messages;
}

async function isIn(person: Person): Promise<boolean> {
  for (let entry = 0; entry < ENTRIES_AT_MOST; entry += 1) {
    if (entry > 0) await rest(PAUSE_MS, new AbortController().signal);
    await enter(person);
    if (person.state === 'in') return true;
  }
  return false;
}

async function readChat(person: Person, sessionId: string): Promise<ChatMessage[] | string> {
  const path = listMessages.path.replace(':sessionId', sessionId);
  const messages: ChatMessage[] = [];
  for (let before = ''; ; ) {
    const answer = await person.call('check a chat', {
      method: 'GET',
      path: `${path}${before && `?before=${before}`}`,
    });
    if (answer.status !== '200') return answer.status;
    messages.unshift(...listMessages.response[200].parse(answer.body));
    if (answer.headers.get(OLDER_HEADER) === null) return messages;
    before = answer.headers.get(OLDER_HEADER) ?? '';
  }
}

function missing(known: KnownChat, saved: readonly ChatMessage[]): string[] {
  const byId = new Map(saved.map((message) => [message.id, message]));
  const questions = [...known.questions].filter((id) => byId.get(id)?.role !== 'user');
  const answers = [...known.answers].filter(([id, content]) => byId.get(id)?.content !== content);
  const texts = saved.filter(({ role }) => role === 'user').map(({ content }) => content);
  const unsaid = known.said.filter((text) => {
    const at = texts.indexOf(text);
    if (at >= 0) texts.splice(at, 1);
    return at < 0;
  });
  return [
    ...questions.map((id) => `the question ${id} was accepted and is lost`),
    ...answers.map(([id]) => `the answer ${id} was given and is ${byId.has(id) ? 'another one now' : 'lost'}`),
    ...unsaid.map((text) => `"${text}" was answered and is lost`),
  ];
}
