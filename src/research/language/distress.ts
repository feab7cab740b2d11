import type { Token } from '#engine/names/tokenise.ts';
import { QUIET_TROUBLE } from './quiet-trouble.ts';
import { hasPattern, indexPatterns, patternAt } from './word-patterns.ts';

const SUICIDE = indexPatterns([
  'kill|killing|hurt|hurting|harm|harming myself',
  'suicide|suicidal|kms',
  'end|ending|take|taking|taken my <1> life',
  'end it all',
  'want|wants|wanted to die',
  'wanna die',
  'wish i was|were dead',
  'better off dead',
  'dont|not want|wanna <2> live|alive',
  'no reason <1> live',
  'nothing to live',
  'not worth living',
  'dont want to be here',
  'i cant|cannot go on',
  'self harm',
  'rather be dead',
  'ready to die',
  'want|wanna <1> end it',
  'whats|what <1> point anymore',
  'the point anymore',
  'point of <1> living|life|anymore',
  'point in <1> living|life',
  'cant <2> live <3> anymore',
  'dont want to wake up',
  'tired of living|life',
  'better off without me',
  'off|offing myself',
  'unalive|unaliving',
  'jump off',
  'wouldnt miss me',
  'say goodbye to everyone',
]);
const SURVIVOR_GAMES = /^(pool|pools|squeeze|league|squad|pick|picks)$/;

/** Plain whoever speaks: a friend's trouble is answered with help too. */
const TROUBLE = indexPatterns([
  'cant|cannot|couldnt stop|quit <3> betting|gambling|chasing|losing|wagering|gamble',
  'can|could not stop|quit <3> betting|gambling|chasing|losing|gamble',
  'stop|quit|quitting|stopped <1> gambling',
  'stop me from betting',
  'help|need|want|trying|try|how <3> stop|quit betting',
  'gambling|betting|gamblers <1> problem|problems|addict|addiction|addicted|debt|debts|disorder|anonymous',
  'addicted|addict|addiction <3> gambling|betting|gamble|bet|bets|parlays|slots',
  'im|am|feel addicted',
  'problem|compulsive|pathological gambler|gambling',
  'gambling <3> ruined|ruining|ruin|destroyed|destroying|killing|control',
  'betting <2> ruined|ruining|destroyed|destroying',
  'gambled <3> away|all|everything',
  'lost|lose|losing|blew|blown|spent|gambled|wasted|burned|dropped <4> rent|mortgage|savings|paycheck|salary|tuition|inheritance|retirement|401k|everything|wages',
  'lost|losing my|our <1> house|car|job|marriage|family',
  'lost it all',
  'lost|losing all <2> money',
  'lost so|too much',
  'lost thousands',
  'bet|betting|put|putting|risk|risking|wager|using|use|used <3> rent|mortgage|savings|paycheck|tuition',
  'win|winning|make|making|get|getting|earn it|everything <1> back',
  'need|gotta|must|have|want|trying|help|try <4> win|winning|get|getting|make|making|earn <3> back',
  'win|winning back my|our|the|what|it|everything',
  'recover|recoup|recovering|recouping <3> losses|lost',
  'make|making up for <3> losses|lost|loss',
  'need|gotta|have|must|want|wanna <1> get even',
  'back to even',
  'im|am|ive been|down <1> bad',
  'my|our last $#|#',
  'last of my|our money|savings',
  'all my|our money|savings',
  'my|our life|entire|whole savings|paycheck|salary',
  'life savings',
  'rent money',
  'rent|mortgage <2> due|late|short',
  'pay|make|cover|afford|need|for|owe <2> rent|mortgage',
  'pay my|our <1> bills',
  'cant|cannot afford <3> lose|food|groceries',
  'borrowed|borrow|borrowing|loan|pawned|stole|stealing|steal <6> bet|gamble|betting|gambling|wager',
  'owe|owed <3> bookie|bookies|shark|sharks',
  'loan shark|sharks',
  'maxed <1> out|my|our',
  'payday loan',
  'in|into <1> debt',
  'lying|lied|hiding|hid|hide <5> bets|betting|gambling|losses|debt',
  'wife|husband|girlfriend|boyfriend|partner <4> leaving|leave|divorcing|kicked',
  'im|am|so|getting desperate|hopeless',
  'im|am ruined|drowning|spiraling|spiralling',
  'hate myself',
  'ruined|ruining my|our <1> life|family|marriage',
  'im|am|its|gambling|betting <1> out of control',
  'lost|losing control',
  'gambling help|helpline|hotline',
  'help with|for <2> gambling|addiction',
  'im|am|been|on <2> tilt|tilting|tilted',
  'im|am|feel|feeling|so depressed|suicidal',
  'facing eviction',
  'getting|got|be evicted',
  'broke <4> need',
  ...QUIET_TROUBLE,
]);

/** What is also a term of the trade: trouble only in the first person. */
const CHASING = indexPatterns(['chase|chasing|chased <2> losses|loss', 'double|doubling|doubled <3> losses']);
const LOSS = indexPatterns([
  'lost|losing|down|blew|owe <3> $#',
  'lost|down|blew|owe <2> # <1> dollars|bucks|grand',
  'lost a <1> grand|lot',
  'lost # <2> yesterday|today|tonight|last|this|already|betting',
  'lost # straight|in <1> row',
  'down # <2> today|tonight|this|on|already',
]);
const NEED = indexPatterns([
  'need|must|gotta|desperate|guaranteed|guarantee',
  'sure thing|bet|win',
  'have to win',
  'lock|locks',
  'back|even|recover|recoup',
]);
const FIRST_PERSON = /^(i|im|ive|id|my|me|we|our|myself)$/;
const ASKS_MEANING = /^(explain|define|mean|means|definition)$/;

export type Distress = { found: boolean; suicide: boolean };

/**
 * Whether a message shows distress about gambling, chasing losses included, or speaks of suicide.
 *
 * Known bias: leans to finding it. A needless word of help costs a bettor one answer; a missed one can cost far more.
 */
export function readDistress(written: readonly Token[]): Distress {
  const tokens = withoutBackToBack(written);
  const suicide = tokens.some(
    (token, at) =>
      patternAt(SUICIDE, tokens, at) && !(token.text === 'suicide' && SURVIVOR_GAMES.test(tokens[at + 1]?.text ?? '')),
  );
  if (suicide) return { found: true, suicide };
  const asksMeaning = tokens.some(({ text }) => ASKS_MEANING.test(text));
  if (asksMeaning && !hasPattern(LOSS, tokens)) return { found: hasPattern(TROUBLE_NOT_TERM, tokens), suicide };
  const firstPerson = tokens.some(({ text }) => FIRST_PERSON.test(text));
  const chasing =
    firstPerson && (hasPattern(CHASING, tokens) || (hasPattern(LOSS, tokens) && hasPattern(NEED, tokens)));
  return { found: chasing || hasPattern(TROUBLE, tokens), suicide };
}

/** What stays trouble in a question about a meaning. */
const TROUBLE_NOT_TERM = indexPatterns([
  'cant|cannot stop <3> betting|gambling',
  'im|am addicted',
  'my <2> rent|savings|addiction',
]);

/** "Win it back to back" is no wish to win something back. */
const withoutBackToBack = (tokens: readonly Token[]): Token[] =>
  tokens.filter((_, at) => ![at - 2, at - 1, at].some((from) => isBackToBack(tokens, from)));

const isBackToBack = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'back' && tokens[at + 1]?.text === 'to' && tokens[at + 2]?.text === 'back';
