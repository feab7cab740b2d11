import type { EvidenceSet } from './evidence.ts';
import { recallByText } from './recall.ts';
import { type Fault, faultOf } from './sentence-fault.ts';

const META =
  /\b(?:(?:ignor|disregard|forget|overrid|bypass)\w{0,3} (?:all |any |the |these |your |my |every |that )*(?:previous|prior|above|earlier|preceding|system|other)?[ -]?(?:instructions?|rules?|prompts?|messages?|directions|guidelines|guardrails)|(?:system|developer|hidden|initial) (?:prompt|message|instructions?)|my (?:instructions|prompt|guidelines|programming|training)|your (?:instructions|prompt|guidelines)|instructed|as an? (?:ai|assistant|language model|llm|chatbot)\b|language model|\bllm\b|chat ?gpt|openai|anthropic|jailbreak|you are now|new instructions?|begin prompt|end of prompt|prompt injection|developer mode|evidence (?:id|item|set)|json|instructions? (?:received|noted|say)|hidden (?:rules?|text)|developers?|the operator|must never)\b/i;
/** A desk's analysis speaks of bets, not of its writer. */
const FIRST_PERSON = /\bI\b(?![.\u2019'-])|\bI['\u2019](?:m|d|ve|ll)\b|\b(?:[Mm]e|[Mm]y|[Mm]yself)\b/;
const LURE =
  /\b(?:click|tap here|visit|follow (?:this|the) link|sign up|log ?in|subscribe|download|install|promo code|bonus code|e-?mail|phone|text (?:me|us)|call (?:me|us|now)|dm (?:me|us)|head over to|look up the|(?:our|my|the|this) (?:channel|handle|page|site|website|vip|discord)|login|group chat|subscribers?|premium (?:members?|picks?)|whatsapp|telegram|discord|venmo|paypal|crypto|bitcoin|wallet|passwords?|passcode|api keys?|secret key|credit cards?|card number|social security|bank account|home address|your (?:name|account|address|details|location|data))\b/i;
const ADDRESS =
  /\b(?:https?|ftp|mailto|javascript|vbscript|file|blob)\s*:|\bdata:\S|:\/\/|\bwww\b|@\w|\b[\w-]{1,60}(?:\.| dot )(?:com|net|org|io|co|ag|app|dev|ru|cn|xyz|info|biz|bet|link|site|online|example|test|invalid)\b/i;

const CERTAIN = [
  'guarantee\\w*',
  '(?:mortal |stone[- ]cold |absolute |complete |dead |total )?locks?(?= (?:of|for|at|here|tonight|on)|[.!,;]|$)',
  '(?:a|the|my|this|our) (?:\\w+ )?lock',
  'sure (?:thing|bet|winner|fire)',
  'free money',
  'easy (?:money|win|cash)',
  'risk[- ]free',
  'no[- ]risk',
  'no[- ]brainer',
  'slam dunk',
  'foregone conclusion',
  'money in the bank',
  'print(?:s|ing)? money',
  "can(?:not|['\\u2019]?t| not)[ -](?:lose|miss|fail|go wrong)",
  'impossible to lose',
  'never lose[sd]?',
  'nothing to lose',
  '(?:certain|sure|bound|destined) to (?:win|cover|hit|cash|land)',
  '(?:will|going to|gonna) (?:definitely |surely |certainly |easily )?(?:win|cover|hit|cash)',
  '(?:virtually|almost|nearly|absolutely) certain',
  'max(?:imum)? (?:bet|play|confidence|stake)',
  '(?:five|high|full|highest|strong|total|maximum)[- ](?:star|confidence)',
  'must[- ](?:bet|play|take)',
  '(?:is|are) assured',
  'bankable',
  'foolproof',
  'surefire',
  'inevitable',
  'in the bag',
  'done deal',
  'automatic',
  'unbeatable',
  'as good as (?:won|over|done)',
  '(?:crazy|foolish|mad|stupid) (?:not )?to (?:skip|miss|pass|leave|ignore)',
  "can(?:not| not|['\\u2019]t) (?:possibly )?(?:lose|fail|miss)",
  'never fails',
  'certaint(?:y|ies)',
];
const URGED = [
  'bet (?:the )?(?:house|farm|rent|mortgage|ranch|everything|big|heavy|heavily|more|bigger)',
  'all[- ]in',
  '(?:load|double|ladder|step) (?:up|down) (?:on|your|the|here)',
  '(?:double|load|ramp|step|size) (?:down|up)',
  'hammer (?:it|this|the)',
  'unload',
  'go (?:big|heavy|large)',
  '(?:raise|increase|up|bump|grow|boost|stretch) (?:your|the) (?:stake|bet|wager|unit|size|limit|bankroll)\\w*',
  'stake (?:more|bigger|extra|everything|it all)',
  'risk (?:more|everything|it all)',
  'chas(?:e|ing) (?:your |the |those |any |a )?(?:loss\\w*|money|it)',
  '(?:win|get|make|earn) (?:it|that|them|your money|your losses|everything|the losses)(?: all)? back',
  'recoup',
  '(?:bet|stake|risk|play|wager) the max\\w*',
  'tail (?:this|it|us)',
  'siz(?:e|ing) up',
  '(?:will|would|might) regret',
  '(?:is|are) (?:already )?in the books',
  '(?:get|win|make|earn|claw) (?:\\w+ ){0,4}back\\b',
  'pile (?:in|on)',
  '(?:empty|drain|clear out) (?:the|your) (?:account|wallet|bankroll)',
  '(?:whole|entire|full) (?:paycheck|bankroll|account|balance|salary)',
  'paychecks?',
  'every (?:dollar|penny|cent)',
  'all (?:your|the) money',
  '(?:borrow|pawn|mortgage|your savings|rent money|life savings)',
  'put (?:everything|it all|your savings)',
];
/** Close before the word, a denial makes it sober advice. */
const DENIED =
  /\b(?:not|no|never|nothing(?: \w+){0,3} is|isn['\u2019]t|don['\u2019]t|do not|nor|without|far from|avoid|nobody should|hardly|short of)(?: (?:a|an|the|to|any|really|exactly|being|is|be|ever))*\s*$/i;

const PROMISES = new RegExp(`\\b(?:${[...CERTAIN, ...URGED].join('|')})(?!\\w)`, 'gi');

const HEDGED =
  /\b(?:not|no|nor|never|nothing|nobody|without|would|could|should|if|unless|until|before|only|once|isn['\u2019]t|don['\u2019]t|doesn['\u2019]t|needs?|short|below|turns?|lacks?|asks?)\b/i;
const RECOMMENDS =
  /\b(?:strong|great|good|excellent|solid|smart|best|clear|worthwhile|easy) (?:bet|play|pick|wager|value)\b|\bworth (?:a |the |your )?(?:bet|stake|play|wager|taking|backing|money)\b|(?:^|[.;:,] |\b(?:you|we|i|i['\u2019]d|just|simply|and) )(?:take|bet|back|play|grab|like|love) (?:this|it|them|the (?:over|under|points|bet)|\u25AE)|(?:^|\b(?:should|would|i['\u2019]d) )bet on\b|\b(?:good|great|right|perfect|ideal) (?:spot|place|time|number|moment) to\b|\brecommend(?!ation)|\b(?:undervalued|underpriced)\b/i;
const WARNS_OFF =
  /\b(?:stay away|steer clear|avoid (?:this|it|the bet|\u25AE)|pass on (?:this|it|\u25AE)|(?:is|it['\u2019]s|clear|easy|call it) (?:a |an )?(?:clear |easy |obvious )?(?:pass|fade)|fade (?:this|it|\u25AE)|(?:don['\u2019]t|do not|never) bet (?:this|it|on)|overpriced|no value (?:here|at all|in (?:this|it)))\b/i;

/** Another bet than the one that a sentence is about. */
const OTHER_BET =
  /\b(?:take|bet|back|play|grab|prefer|choose|consider|buy) (?:on )?(?:the |an? )?(?:over|under|other (?:side|team)|opposite side|draw|moneyline|spread|alternate|alt)\b[^.;]*\b(?:instead|rather|better)\b|\b(?:instead|rather),? (?:take|bet|back|play|grab)\b/i;

/** Words to or about the machine, and whatever would lead a reader elsewhere or ask something of them. */
export function checkInstructions(words: string): Fault | null {
  if (META.test(words) || LURE.test(words) || FIRST_PERSON.test(words)) return faultOf('instruction', words);
  return ADDRESS.test(words) ? faultOf('markup', words) : null;
}

const SOLICITS =
  /\b(?:call|text|dm|message|join) (?:us|me|our)\b|\b(?:telegram|whatsapp|discord|promo code)\b|\b1[- ]8\d\d[- ]\w/i;

/** Whether fetched text speaks to a machine or calls a reader elsewhere, which no note about a game has reason to do. */
export const readsAsInstruction: (text: string) => boolean = recallByText(
  (text) => META.test(text) || ADDRESS.test(text) || SOLICITS.test(text),
);

/** Certainty, urging to stake more or to chase, and advice against the verdict. */
export function checkPromises(words: string, verdict: EvidenceSet['verdict']): Fault | null {
  for (const match of words.matchAll(PROMISES)) {
    if (!DENIED.test(words.slice(Math.max(0, match.index - 40), match.index)))
      return faultOf('forbidden_claim', match[0]);
  }
  if (OTHER_BET.test(words)) return faultOf('forbidden_claim', words);
  if (verdict === undefined || HEDGED.test(words)) return null;
  const contradicts = verdict === 'pass' ? RECOMMENDS : WARNS_OFF;
  return contradicts.test(words) ? faultOf('forbidden_claim', words) : null;
}
