import { heldOf } from '../calls/with-memory.ts';
import type { Reading } from '../reading.ts';

const NOTHING_SAID: Reading = {
  intent: 'small_talk',
  leagues: [],
  teams: [],
  players: [],
  markets: [],
  window: null,
  count: null,
  minDecimal: null,
  maxDecimal: null,
  side: null,
  line: null,
  statedDecimal: null,
  book: null,
  term: null,
  mentionsSuicide: false,
};

/** What a chat keeps where nothing of it is spoken of any more: what its writer said of himself, and what can be gone back to. */
export const setAside = (previous: Reading): Reading => ({
  ...NOTHING_SAID,
  ...(previous.memory && { memory: previous.memory }),
  ...heldOf(previous),
});
