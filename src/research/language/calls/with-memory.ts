import type { Memory, Reading } from '../reading.ts';
import { readForgotten, readMemory } from './memory.ts';

/** A reading with what the chat spoke of last, and with what its writer said of himself, now or before. */
export function withMemory(reading: Reading, previous: Reading | null, text: string): Reading {
  const forgotten = readForgotten(text);
  // "I don't have FanDuel" says at which book one does not bet.
  const said = forgotten.length > 0 ? null : readMemory(text, reading);
  const memory = { ...withoutBooks(previous?.memory ?? {}, forgotten), ...said };
  return {
    ...reading,
    ...(previous?.focus && { focus: previous.focus }),
    ...(previous?.ticket === true && { ticket: true }),
    ...(Object.keys(memory).length > 0 && { memory }),
  };
}

function withoutBooks(memory: Memory, forgotten: readonly string[]): Memory {
  if (forgotten.length === 0 || !memory.sportsbooks) return memory;
  const { sportsbooks, ...rest } = memory;
  const left = sportsbooks.filter((key) => !forgotten.includes(key));
  return left.length === 0 ? rest : { ...rest, sportsbooks: left };
}
