import { findPhrases } from '#engine/names/phrase-index.ts';
import type { Asked } from '../calls/call.ts';
import { lookUp, withWords } from '../calls/look-up-call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { TERM_PHRASES, type Term } from '../glossary-terms.ts';

const OPENS =
  /^(what|whats|wat|wats|is|are|a|an|the|does|do|hey|hi|so|ok|okay|yo|and|explain|define|please|pls|tell|me|this|exactly|even|actually)$/;
const ASKED = /^(what|whats|wat|wats|explain|define)$/;
const JOINS = /^(and|n|mean|means|is|stand|stands)$/;
/** Why it matters, what it is for, whether one needs it. */
const SECOND =
  /\b(why|how come|matter|matters|care|cares|important|use|useful|point|should|worth|good|need|big deal|fuss|hype)\b/;
const WHAT_IS_IT = /\b(what is|whats|what s|what does|wtf is) (it|that|this)( (mean|do|even))*( and\b|$)/;
const BEGINNER =
  /\b(beginners?|newbies?|newb|noobs?|rookies?|new (to|at|guy)|starting out|start out|just started|casual|first timer)\b/;
const SHOULD = /\b(should|is|are|can|good|worth|ok)\b/;
const ELSE =
  /\b(tonight|today|tomorrow|pick|picks|best|give me|show me|price|odds on|which (\w+ )?(games?|teams?|bets?|lines?|ones?)|this week|weekend|sunday|saturday|monday|thursday)\b/;
const MOST_WORDS = 24;

/** What a newcomer is told beside a word. */
const FOR_BEGINNER: Readonly<Partial<Record<Term, string>>> = {
  kelly:
    'Not at first: Kelly is only as good as the chance that you put into it, and too high a chance stakes too much. The same small stake on each bet, about 1% of the bankroll, is the safer start.',
  parlay: 'Better not at first: each leg adds the book’s margin once more. Single bets cost less.',
  round_robin: 'Better not at first: it is many parlays at once, each with its own margin. Single bets cost less.',
  same_game_parlay:
    'Better not at first: the book sets its own price, mostly with a larger margin. Single bets cost less.',
  teaser: 'Better not at first: every leg has to win, and few numbers are worth the points. Single bets cost less.',
};

/** "What is CLV and why does everybody care", "what is Kelly and should a beginner use it": the word, with the other half of the question. */
export function termInHalves({ written, plain, amounts, hasNames }: Tagged): Asked | null {
  const isElse = amounts.prices.length + amounts.money.length + amounts.lines.length > 0 || ELSE.test(plain);
  if (hasNames || isElse || written.length > MOST_WORDS || !SECOND.test(plain)) return null;
  const found = findPhrases(TERM_PHRASES, written);
  const [first] = found.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const [term] = first?.values ?? [];
  if (!first || term === undefined) return null;
  const before = written.slice(0, first.from).map(({ text }) => text);
  const opens = before.some((word) => ASKED.test(word)) && before.every((word) => OPENS.test(word));
  const isNamed = opens && JOINS.test(written[first.to]?.text ?? '');
  const words = BEGINNER.test(plain) ? FOR_BEGINNER[term] : undefined;
  if (!isNamed && !WHAT_IS_IT.test(plain) && !(words && SHOULD.test(plain))) return null;
  return withWords(lookUp({ kind: 'term', term: term.replaceAll('_', ' ') }), words ? [words] : []);
}
