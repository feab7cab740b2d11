import type { Tagged } from '../calls/tagged.ts';

/** What asks a question, or for a list of something else than bets. */
const ASKS =
  /\b(who|whos|whose|which|what|whats|when|where|how|why|is|are|do|does|did|can|show|list|see|all|any|players?|guys?|games?|match|matches|lines?|numbers?|prices?|priced|odds|schedule|starts?|times?|quien|que|cuando|cual|cuanto)\b/;

/** "Soccer draws", "player props": kinds of bets and nothing else, said first in a chat to someone who gives picks, ask for picks. */
export const isBareWish = ({ previous, plain, mentions }: Tagged): boolean =>
  previous === null && mentions.length === 0 && !ASKS.test(plain);
