import { type Token, tokenise } from '#engine/names/tokenise.ts';
import { joinSigns } from '../join-signs.ts';
import { readProductMatter } from '../product/read-product-matter.ts';
import type { Intent, Reading, Topic } from '../reading.ts';
import { isProtecting } from '../reading-values.ts';
import { asksForOwnStop } from '../self-exclusion.ts';
import { deniesTrouble } from './denial.ts';
import { wordsOf } from './words-of.ts';

const OF_BETS: ReadonlySet<Intent> = new Set<Intent>([
  'picks',
  'one_game',
  'compare',
  'parlay',
  'slip_check',
  'bankroll',
]);
const TALK: ReadonlySet<Intent> = new Set<Intent>(['small_talk', 'out_of_scope']);
const BET_WORDS =
  /^(price|prices|odds|line|lines|pick|picks|bet|bets|play|plays|lock|locks|parlay|parlays|spread|total|over|under|ml|moneyline|hedge|stake|units|edge|cover|covers|slip|leg|legs|dog|dogs|prop|props)$/;

/**
 * A question that follows words of trouble in its chat. The first one gets no verdict, whatever bet it asks about; what is said
 * beside bets is answered kindly. After talk of suicide no later question of that chat gets one either. Terms, the own account and
 * limits stay open. What only sounded like trouble, or is denied in so many words, holds nothing up.
 */
export function afterHelp(reading: Reading, previous: Reading | null, text: string): Reading {
  const isCrisis = previous?.mentionsSuicide === true;
  const kept = isCrisis ? { ...reading, mentionsSuicide: true } : reading;
  if (previous !== null && isStillInTrouble(kept, previous)) return { ...kept, topic: 'distress_again' };
  if (!previous || !(isCrisis || isOfHelp(previous)) || isProtecting(reading.intent)) return kept;
  return behindHelp(kept, previous, joinSigns(tokenise(text)));
}

/** Trouble is told of again, and what help there is stands above it; where suicide was spoken of all of it is said each time. */
const isStillInTrouble = (kept: Reading, previous: Reading): boolean =>
  kept.intent === 'distress' &&
  kept.topic == null &&
  !kept.mentionsSuicide &&
  previous.intent === 'distress' &&
  !(previous.topic != null && SAID_OTHERWISE.has(previous.topic));

const SAID_OTHERWISE: ReadonlySet<Topic> = new Set<Topic>(['perhaps', 'of_relative', 'distress_again']);

function behindHelp(kept: Reading, previous: Reading, tokens: readonly Token[]): Reading {
  if (isOpen(kept, tokens)) return kept;
  const isCrisis = previous.mentionsSuicide === true;
  const isTalk = TALK.has(kept.intent);
  if (!isCrisis && wasMisread(previous, tokens))
    return isTalk ? { ...kept, intent: 'small_talk', topic: 'misread' } : kept;
  const isFirst = previous.intent === 'distress' && previous.topic !== 'after_help';
  if (asksForBets(kept, tokens))
    return isFirst || isCrisis ? { ...kept, intent: 'distress', topic: 'after_help' } : kept;
  return isTalk && isOfHelp(previous) ? { ...kept, intent: 'small_talk', topic: 'after_help' } : kept;
}

const wasMisread = (previous: Reading, tokens: readonly Token[]): boolean =>
  (previous.intent === 'distress' || isAfterHelp(previous)) &&
  (previous.topic === 'perhaps' || deniesTrouble(wordsOf(tokens)));

const isOfHelp = (previous: Reading): boolean =>
  (previous.intent === 'distress' && previous.topic !== 'of_relative') ||
  previous.intent === 'self_exclusion' ||
  isAfterHelp(previous);

/** Words of help were said in the turn before. */
export const isAfterHelp = (previous: Reading | null): boolean => previous?.topic === 'after_help';

const isOpen = ({ intent, term }: Reading, tokens: readonly Token[]): boolean =>
  (intent === 'explain' && term !== null) || asksForOwnStop(tokens) || isOfProduct(readProductMatter(tokens));

/** How much to put on a bet leads on to one. */
const isOfProduct = (matter: ReturnType<typeof readProductMatter>): boolean => matter !== null && matter !== 'bet_size';

const asksForBets = ({ intent, term }: Reading, tokens: readonly Token[]): boolean =>
  OF_BETS.has(intent) ||
  (intent === 'explain' && term === null) ||
  tokens.some(({ text, number }) => BET_WORDS.test(text) || number?.sign != null) ||
  // "20 on it".
  tokens.some(({ number }, at) => number !== null && tokens[at + 1]?.text === 'on');
