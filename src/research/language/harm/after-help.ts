import type { Token } from '#engine/names/tokenise.ts';
import { readProductMatter } from '../product/read-product-matter.ts';
import type { Intent, Reading } from '../reading.ts';
import { isProtecting } from '../reading-values.ts';
import { asksForOwnStop } from '../self-exclusion.ts';

const OF_BETS: ReadonlySet<Intent> = new Set<Intent>([
  'picks',
  'one_game',
  'compare',
  'parlay',
  'slip_check',
  'bankroll',
]);
const BET_WORDS =
  /^(price|prices|odds|line|lines|pick|picks|bet|bets|play|plays|lock|locks|parlay|parlays|spread|total|over|under|ml|moneyline|hedge|stake|units|edge|cover|covers|slip|leg|legs|dog|dogs|prop|props)$/;

/**
 * A question that follows words of trouble in its chat. The first one gets no verdict, whatever bet it asks about; what is said
 * beside bets is answered kindly. After talk of suicide no later question of that chat gets one either. Terms, the own account and
 * limits stay open.
 */
export function afterHelp(reading: Reading, previous: Reading | null, tokens: readonly Token[]): Reading {
  const isCrisis = previous?.mentionsSuicide === true;
  const kept = isCrisis ? { ...reading, mentionsSuicide: true } : reading;
  if (!previous || isProtecting(reading.intent) || isOpen(reading, tokens)) return kept;
  const isFirst = previous.intent === 'distress' && previous.topic !== 'after_help';
  if (asksForBets(reading, tokens))
    return isFirst || isCrisis ? { ...kept, intent: 'distress', topic: 'after_help' } : kept;
  const isTalk = reading.intent === 'small_talk' || reading.intent === 'out_of_scope';
  const isHelp = isFirst || isAfterHelp(previous) || previous.intent === 'self_exclusion';
  return isTalk && isHelp ? { ...kept, intent: 'small_talk', topic: 'after_help' } : kept;
}

/** Words of help were said in the turn before. */
export const isAfterHelp = (previous: Reading | null): boolean => previous?.topic === 'after_help';

const isOpen = ({ intent, term }: Reading, tokens: readonly Token[]): boolean =>
  (intent === 'explain' && term !== null) || asksForOwnStop(tokens) || readProductMatter(tokens) !== null;

const asksForBets = ({ intent, term }: Reading, tokens: readonly Token[]): boolean =>
  OF_BETS.has(intent) ||
  (intent === 'explain' && term === null) ||
  tokens.some(({ text, number }) => BET_WORDS.test(text) || number?.sign != null);
