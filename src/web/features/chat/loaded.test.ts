import { describe, expect, it } from 'vitest';
import type { ChatMessage, ChatSession } from '#contract/chat.ts';
import { answeredSince } from './answered-since.ts';
import {
  type Loaded,
  type LoadedSessions,
  sessionCount,
  withNewestMessages,
  withNewestSessions,
  withoutSession,
} from './loaded.ts';

const AT = '2026-11-22T12:00:00.000Z';
const message = (id: number): ChatMessage => ({
  id: String(id),
  role: id % 2 === 0 ? 'user' : 'assistant',
  content: 'Odds?',
  mode: 'regular',
  createdAt: AT,
});
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const messages = (first: number, last: number, older: string | null): Loaded<ChatMessage> => ({
  rows: from(first, last).map(message),
  older,
});
const idsOf = ({ rows }: Loaded<{ id: string }>) => rows.map(({ id }) => Number(id));

describe('messages that are read again', () => {
  it('keep those that were loaded before them, where the two meet', () => {
    const joined = withNewestMessages(messages(1, 60, '1'), messages(31, 80, '31'));
    expect([idsOf(joined), joined.older]).toEqual([from(1, 80), '1']);
  });

  it('are all that is known where many came in between, so that no gap is read as a chat', () => {
    const joined = withNewestMessages(messages(1, 20, null), messages(31, 80, '31'));
    expect([idsOf(joined), joined.older]).toEqual([from(31, 80), '31']);
  });

  it('reach further back than what was there', () => {
    const joined = withNewestMessages(messages(10, 20, '10'), messages(1, 22, null));
    expect([idsOf(joined), joined.older]).toEqual([from(1, 22), null]);
  });
});

/** Newest first, as chats stand. */
const sessions = (newest: number, oldest: number, older: string | null, total = newest): LoadedSessions => ({
  rows: from(oldest, newest)
    .reverse()
    .map((id): ChatSession => ({ id: String(id), title: `Chat ${id}`, createdAt: AT })),
  older,
  total,
});

describe('chats that are read again', () => {
  it('keep those further down, where the two meet', () => {
    const joined = withNewestSessions(sessions(300, 1, null), sessions(303, 204, '204'));
    expect([idsOf(joined), joined.older, joined.total]).toEqual([from(1, 303).reverse(), null, 303]);
  });

  it('end with what was read anew when that is all there is, or does not meet what was there', () => {
    expect(idsOf(withNewestSessions(sessions(50, 1, null), sessions(50, 20, null)))).toEqual(from(20, 50).reverse());
    const apart = withNewestSessions(sessions(100, 1, null), sessions(300, 201, '201'));
    expect([idsOf(apart), apart.older]).toEqual([from(201, 300).reverse(), '201']);
  });

  it('count also those that were not read, one fewer when one goes', () => {
    expect(sessionCount(withoutSession(sessions(300, 201, '201'), '250'))).toBe(299);
  });
});

describe('a question whose send broke', () => {
  const chat = [message(0), message(1), message(2), message(3)];

  it('was answered only by what came after it, however much of what was before is loaded later', () => {
    expect(answeredSince(chat, 'Odds?', '3')).toBe(false);
    expect(answeredSince(chat, 'Odds?', '1')).toBe(true);
    expect(answeredSince(chat.slice(2), 'Odds?', '1')).toBe(true);
    expect(answeredSince([], 'Odds?', null)).toBe(false);
  });
});
