import type { Token } from '#engine/names/tokenise.ts';
import { BETTING_TALK, NEVER_BETTING, OFF_TOPIC, OTHER_SPORTS } from './betting-talk.ts';
import { isOfRelative } from './harm/of-relative.ts';
import { saysUnderAge } from './harm/read-age.ts';
import { type Distress, readDistress } from './harm/read-harm.ts';
import { type HeldStake, withoutStakeBack } from './harm/stake-asked-back.ts';
import type { Word } from './harm/words.ts';
import { wordsOf } from './harm/words-of.ts';
import { asksToPlaceWager } from './place-wager.ts';
import type { ProductMatter } from './product/product-matter.ts';
import { readProductMatter } from './product/read-product-matter.ts';
import { asksCashOut, readTerm } from './read-term.ts';
import type { Intent, Reading } from './reading.ts';
import { asksForOwnStop, SELF_EXCLUSION } from './self-exclusion.ts';
import { isOnlySmallTalk, readSmallTalk } from './small-talk.ts';
import { hasPattern, indexPatterns } from './word-patterns.ts';

/** What was read from a question before its intent. */
export type QuestionParts = Omit<Reading, 'intent' | 'term' | 'mentionsSuicide' | 'topic' | 'unsure'> & {
  /** The number of legs of a parlay was named. */
  legs: boolean;
};

export type IntentReading = Pick<Reading, 'intent' | 'term' | 'mentionsSuicide' | 'topic'>;

const PARLAY = indexPatterns([
  'parlay|parlays|parlayed|parley|parleys|parly|sgp|sgps|accumulator|acca|accas|accy|teaser|teasers',
  'lotto|lottery ticket|parlay',
  'same game parlay|parlays|multi',
  'round robin|robins',
]);
const NO_PARLAY = indexPatterns(['no|not|dont|without|avoid|hate <2> parlay|parlays']);
const STAKING = indexPatterns([
  'how much <4> bet|wager|stake|risk|put|play|lay|unit',
  'how many units',
  'how big <4> bet|unit|units|stake',
  'what|best <2> unit size|sizing|stake',
  'bet|stake|unit size|sizing|sizes',
  'staking',
  'manage|managing|management|grow|split <3> bankroll|roll|money',
  'bankroll management|advice|strategy|help|plan|tips',
  'money management',
  'what percent|percentage <4> bet|bankroll|wager|stake|roll',
  'how <3> size <2> bet|bets|units|wagers|stakes',
]);
/** Asks for advice on stakes, although a term stands in it that could be explained. */
const STAKE_ADVICE = indexPatterns([
  'good|smart|right|best|safe|proper|ideal|reasonable|my unit|bet|stake size|sizing',
  'how much <3> per <1> bet|game|play|unit|pick',
  'how much <5> unit|units',
  '#|percent|half|quarter <1> of my|a|your <1> bankroll|roll|br',
  'too much|big <3> one|a|per bet|play|game|pick',
  'unit <2> worth|be <3> have|bankroll|roll',
]);
/** States the money alone: advice on stakes, unless picks are asked for with it. */
const HAS_ROLL = indexPatterns(['my|a|with <3> bankroll', 'bankroll is|of', '# bankroll']);
const ASKS_PICKS = indexPatterns([
  'best|top|good|give|gimme|any|need|want <3> bet|bets|pick|picks|play|plays|parlay|prop|props|lock|locks',
]);
const SLIP = indexPatterns([
  'my|this|the|bet slip|ticket',
  'rate|grade|check|judge my|this|these <2> bet|pick|slip|ticket|play|price',
]);

/** What a question wants. Help and age come first, whatever else it says. */
export function readIntent(
  tokens: readonly Token[],
  parts: QuestionParts,
  context: { year: number; hasPrevious: boolean; isOfHedge: boolean; held: HeldStake | null },
): IntentReading {
  const words = wordsOf(tokens);
  const distress = readDistress(context.held ? wordsOf(withoutStakeBack(tokens, context.held)) : words);
  const plain = (intent: Intent, topic: Reading['topic'] = null): IntentReading => ({
    intent,
    topic: topic ?? null,
    term: null,
    mentionsSuicide: distress.suicide,
  });
  const { year, isOfHedge } = context;
  const help = readHelp({ tokens, words, distress, year, isOfHedge });
  if (help) return plain(help, topicOfHelp(help, tokens, distress));
  if (asksCashOut(tokens)) return { ...plain('explain'), term: 'cash_out' };
  if (asksToPlaceWager(tokens)) return plain('out_of_scope', 'place_wager');
  if (hasPattern(NEVER_BETTING, tokens)) return plain('out_of_scope');
  if (!hasSubject(parts) && parts.leagues.length === 0 && hasPattern(OTHER_SPORTS, tokens))
    return plain('out_of_scope');
  if (asksStakeAdvice(tokens, parts)) return plain('bankroll');
  const term = readTerm(tokens, {
    hasSubject: hasSubject(parts),
    hasSlate: parts.leagues.length > 0 || parts.window !== null,
    hasPrevious: context.hasPrevious,
  });
  if (term) return { ...plain('explain'), term };
  return plain(...pickIntent(tokens, parts, context.hasPrevious));
}

/** For whom help is asked, and how sure it is that it is needed. */
function topicOfHelp(help: Intent, tokens: readonly Token[], { suicide, onlyWeighed }: Distress): Reading['topic'] {
  if (help !== 'distress') return null;
  if (!suicide && isOfRelative(tokens)) return 'of_relative';
  return onlyWeighed ? 'perhaps' : null;
}

type Told = {
  tokens: readonly Token[];
  words: readonly Word[];
  distress: Distress;
  year: number;
  /** A hedge was worked out before: who wants his stake back speaks of it. */
  isOfHedge: boolean;
};

/** A plain sign of trouble comes first; words that only weigh like trouble come after an age and a wish to be kept out. */
function readHelp({ tokens, words, distress, year, isOfHedge }: Told): Intent | null {
  if (distress.found && !distress.onlyWeighed) return 'distress';
  if (saysUnderAge(words, year)) return 'under_age';
  if (asksForOwnStop(tokens)) return null;
  if (hasPattern(SELF_EXCLUSION, tokens)) return 'self_exclusion';
  // Words alone weigh nothing in a sum on prices, or where the product is asked about.
  return distress.found && !isOfHedge && !tokens.some(isFigure) && !saysOdds(tokens) && !isOfProduct(tokens)
    ? 'distress'
    : null;
}

/** A price, a share or Kelly: the talk of a sum. */
const isFigure = ({ text, number }: Token): boolean =>
  text === 'kelly' || number?.percent === true || (number?.sign != null && number.value >= 100);

/** "NYG wins this 1 in 9" gives a chance. */
const saysOdds = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ number }, at) =>
      number?.value === 1 &&
      /^(in|out)$/.test(tokens[at + 1]?.text ?? '') &&
      tokens.slice(at + 2, at + 4).some((one) => (one.number?.value ?? 0) > 1),
  );

/** "If I dont use my tokens, are they gone?", "will my data be sold?" */
const isOfProduct = (tokens: readonly Token[]): boolean => {
  const matter = readProductMatter(tokens);
  return matter !== null && NO_TROUBLE.has(matter);
};
const NO_TROUBLE: ReadonlySet<ProductMatter> = new Set<ProductMatter>([
  'expiry',
  'cost',
  'free',
  'balance',
  'empty',
  'subscription',
  'export',
  'prices',
  'data',
  'chats',
  'model',
  'app',
  'freshness',
  'pro',
  'rates',
  'language',
  'record',
  'maker',
]);

const asksStakeAdvice = (tokens: readonly Token[], parts: QuestionParts): boolean =>
  !hasSubject(parts) && (hasPattern(STAKE_ADVICE, tokens) || (parts.bankroll != null && hasPattern(STAKING, tokens)));

const hasSubject = ({ teams, players }: QuestionParts): boolean => teams.length > 0 || players.length > 0;

function pickIntent(tokens: readonly Token[], parts: QuestionParts, hasPrevious: boolean): [Intent, Reading['topic']?] {
  if (!hasSubject(parts) && asksAboutStakes(tokens, parts)) return ['bankroll'];
  const parlay = parts.legs || (hasPattern(PARLAY, tokens) && !hasPattern(NO_PARLAY, tokens));
  if (parlay) return ['parlay'];
  if (isSlipCheck(tokens, parts, hasPrevious)) return ['slip_check'];
  if (namesBet(parts)) return ['picks'];
  return talkIntent(tokens, parts);
}

function asksAboutStakes(tokens: readonly Token[], parts: QuestionParts): boolean {
  if (hasPattern(STAKING, tokens) || isOnlyBankroll(tokens)) return true;
  const named = parts.leagues.length > 0 || parts.markets.length > 0 || parts.window !== null || parts.count !== null;
  return hasPattern(HAS_ROLL, tokens) && !named && !hasPattern(ASKS_PICKS, tokens);
}

const isOnlyBankroll = (tokens: readonly Token[]): boolean =>
  tokens.length <= 4 && tokens.some(({ text }) => text === 'bankroll');

function isSlipCheck(tokens: readonly Token[], parts: QuestionParts, hasPrevious: boolean): boolean {
  const bet = hasSubject(parts) || parts.line !== null || (parts.markets.length > 0 && hasPrevious);
  return (
    bet &&
    (parts.statedDecimal !== null || (hasPattern(SLIP, tokens) && (parts.markets.length > 0 || parts.line !== null)))
  );
}

const namesBet = (parts: QuestionParts): boolean =>
  hasSubject(parts) ||
  parts.leagues.length > 0 ||
  parts.markets.length > 0 ||
  parts.side !== null ||
  parts.minDecimal !== null ||
  parts.maxDecimal !== null ||
  parts.count !== null ||
  parts.book !== null ||
  parts.books !== undefined ||
  parts.excluded !== undefined ||
  parts.unit != null;

/** Nothing of a bet is named: vague talk of betting asks for any picks, the rest is small talk or out of scope. */
function talkIntent(tokens: readonly Token[], parts: QuestionParts): [Intent, Reading['topic']?] {
  if (hasPattern(OFF_TOPIC, tokens)) return ['out_of_scope'];
  const topic = readSmallTalk(tokens);
  if (topic === 'identity' || (topic && isOnlySmallTalk(tokens))) return ['small_talk', topic];
  if (hasPattern(BETTING_TALK, tokens)) return ['picks'];
  if (topic) return ['small_talk', topic];
  if (parts.window !== null && tokens.length <= 5) return ['picks'];
  return tokens.length <= 2 ? ['small_talk', 'unclear'] : ['out_of_scope'];
}
