import type { EvidenceSet } from './evidence.ts';
import { type Fault, faultOf } from './sentence-fault.ts';

const META =
  /\b(?:(?:ignor|disregard|forget|overrid|bypass)\w{0,3} (?:all |any |the |these |your |my |every |that )*(?:previous|prior|above|earlier|preceding|system|other)?[ -]?(?:instructions?|rules?|prompts?|messages?|directions|guidelines|guardrails)|(?:system|developer|hidden|initial) (?:prompt|message|instructions?)|my (?:instructions|prompt|guidelines|programming|training)|your (?:instructions|prompt|guidelines)|instructed|as an? (?:ai|assistant|language model|llm|chatbot)\b|language model|\bllm\b|chat ?gpt|openai|anthropic|jailbreak|you are now|new instructions?|begin prompt|end of prompt|prompt injection|developer mode|evidence (?:id|item|set)|json)\b/i;
const LURE =
  /\b(?:click|tap here|visit|follow (?:this|the) link|sign up|log ?in|subscribe|download|install|promo code|bonus code|e-?mail|phone|text me|call (?:me|us|now)|whatsapp|telegram|discord|venmo|paypal|crypto|bitcoin|wallet|passwords?|passcode|api keys?|secret key|credit cards?|card number|social security|bank account|home address|your (?:name|account|address|details|location|data))\b/i;
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
  "can(?:not|['\\u2019]?t| not) (?:lose|miss|fail|go wrong)",
  'impossible to lose',
  'never lose[sd]?',
  'nothing to lose',
  '(?:certain|sure|bound|destined) to (?:win|cover|hit|cash|land)',
  '(?:will|going to|gonna) (?:definitely |surely |certainly |easily )?(?:win|cover|hit|cash)',
  '(?:virtually|almost|nearly|absolutely) certain',
  'max(?:imum)? (?:bet|play|confidence|stake)',
  '(?:five|high|full|highest|strong|total|maximum)[- ](?:star|confidence)',
  'must[- ](?:bet|play|take)',
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
  '(?:borrow|pawn|mortgage|your savings|rent money|life savings)',
  'put (?:everything|it all|your savings)',
];
/** Close before the word, a denial makes it sober advice. */
const DENIED =
  /\b(?:not|no|never|nothing(?: \w+){0,3} is|isn['\u2019]t|don['\u2019]t|do not|nor|without|far from|avoid|nobody should|hardly|short of)(?: (?:a|an|the|to|any|really|exactly|being|is|be|ever))*\s*$/i;

const PROMISES = new RegExp(`\\b(?:${[...CERTAIN, ...URGED].join('|')})`, 'gi');

const HEDGED =
  /\b(?:not|no|nor|never|nothing|nobody|without|would|could|should|if|unless|until|before|only|once|isn['\u2019]t|don['\u2019]t|doesn['\u2019]t|needs?|short|below|turns?|lacks?|asks?)\b/i;
const RECOMMENDS =
  /\b(?:(?:strong|great|good|excellent|solid|smart|best|clear|worthwhile|easy) (?:bet|play|pick|wager|value)|worth (?:a |the |your )?(?:bet|stake|play|wager|taking|backing|money)|(?:take|bet|back|play|grab|make|like|love) (?:this|it|them|the (?:over|under|points|bet)|\u25AE)|^bet on\b|(?:should|would|i['\u2019]d) bet on\b|recommend\w*|undervalued|underpriced)/i;
const WARNS_OFF =
  /\b(?:stay away|steer clear|avoid (?:this|it|the bet|\u25AE)|pass on (?:this|it|\u25AE)|(?:a|clear|easy) (?:pass|fade)|fade (?:this|it|\u25AE)|(?:don['\u2019]t|do not|never) bet (?:this|it|on)|overpriced|no value (?:here|at all|in (?:this|it)))\b/i;

/** Words to or about the machine, and whatever would lead a reader elsewhere or ask something of them. */
export function checkInstructions(words: string): Fault | null {
  if (META.test(words) || LURE.test(words)) return faultOf('instruction', words);
  return ADDRESS.test(words) ? faultOf('markup', words) : null;
}

/** Whether fetched text speaks to a machine or calls a reader elsewhere, which no note about a game has reason to do. */
export const readsAsInstruction = (text: string): boolean => META.test(text) || ADDRESS.test(text);

/** Certainty, urging to stake more or to chase, and advice against the verdict. */
export function checkPromises(words: string, verdict: EvidenceSet['verdict']): Fault | null {
  for (const match of words.matchAll(PROMISES)) {
    if (!DENIED.test(words.slice(Math.max(0, match.index - 40), match.index)))
      return faultOf('forbidden_claim', match[0]);
  }
  if (verdict === undefined || HEDGED.test(words)) return null;
  const contradicts = verdict === 'pass' ? RECOMMENDS : WARNS_OFF;
  return contradicts.test(words) ? faultOf('forbidden_claim', words) : null;
}
