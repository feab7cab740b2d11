import type { Reading } from '../reading.ts';
import { readMemory } from './memory.ts';

/** A reading with what the chat spoke of last, and with what its writer said of himself, now or before. */
export function withMemory(reading: Reading, previous: Reading | null, text: string): Reading {
  const memory = { ...previous?.memory, ...readMemory(text, reading) };
  return {
    ...reading,
    ...(previous?.focus && { focus: previous.focus }),
    ...(Object.keys(memory).length > 0 && { memory }),
  };
}
