import { randomUUID } from 'node:crypto';
import type { SendMessageReply } from '#contract/chat.ts';
import type { Answer, Call, Caller } from './caller.ts';
import type { Seeded } from './seeded.ts';

/** What a person was told to be in a chat. */
export type KnownChat = {
  /** Ids of questions that the server called its own, and answers with their content. */
  questions: Set<string>;
  answers: Map<string, string>;
  /** Texts of questions that were answered, as often as they were. */
  said: string[];
  lastQuestion: string;
  /** It was asked to be deleted and nobody knows whether it is. */
  isUnsure: boolean;
};

/** `new`: has no account. `out`: has one, and no session. `gone`: deleted it, or nobody knows whether. */
export type PersonState = 'new' | 'out' | 'in' | 'gone';

/** Somebody who uses the product; what they saw of it is held against it afterwards. */
export class Person {
  readonly number: number;
  readonly random: Seeded;
  readonly password = 'correct horse battery staple';
  email: string;
  state: PersonState = 'new';
  isConfirmed = false;
  hasDeletedAChat = false;
  id: string | null = null;
  readonly chats = new Map<string, KnownChat>();
  /** The ids of the answers that were given under one key. */
  readonly answersOf = new Map<string, Set<string>>();
  readonly #caller: Caller;
  readonly #cookies = new Map<string, string>();

  constructor(number: number, random: Seeded, caller: Caller) {
    this.number = number;
    this.random = random;
    this.#caller = caller;
    this.email = newEmail(number);
  }

  async call(kind: string, call: Omit<Call, 'kind' | 'random' | 'cookie' | 'address'>): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#caller.call({
      ...call,
      kind,
      random: this.random,
      address: addressOf(this.number),
      ...(cookie !== '' && { cookie }),
    });
    for (const pair of answer.cookies) {
      const cut = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    // A session that ended: by signing out everywhere, or by a request that broke and had its effect.
    if (answer.status === '401' && this.state === 'in') this.state = 'out';
    return answer;
  }

  forgetSession(): void {
    this.#cookies.clear();
    this.state = 'out';
  }

  /** Whether there is an account under the address is not known: another one is taken. */
  takeNewAddress(): void {
    this.email = newEmail(this.number);
    this.state = 'new';
  }

  chat(sessionId: string): KnownChat {
    const known = this.chats.get(sessionId);
    if (known) return known;
    const made = { questions: new Set<string>(), answers: new Map(), said: [], lastQuestion: '', isUnsure: false };
    this.chats.set(sessionId, made);
    return made;
  }

  noteReply(question: string, key: string, { sessionId, message }: SendMessageReply): void {
    const chat = this.chat(sessionId);
    if (!chat.answers.has(message.id)) chat.said.push(question);
    chat.answers.set(message.id, message.content);
    chat.lastQuestion = question;
    this.answersOf.set(key, (this.answersOf.get(key) ?? new Set()).add(message.id));
  }
}

const newEmail = (number: number): string => `soak-${number}-${randomUUID()}@example.org`;

const addressOf = (number: number): string => `10.${(number >> 8) & 255}.${number & 255}.7`;
