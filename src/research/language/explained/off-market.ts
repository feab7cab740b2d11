import type { Tagged } from '../calls/tagged.ts';

const FAR = '(?:(?:so|that|this|too|way|far|much|really|pretty|kinda|very|totally|a lot|by itself) )+';
const APART =
  '(?:off|apart|high|low|cheap|expensive|pricey|long|short|different|generous|stingy|big|small|good|bad|out of (?:line|whack|step))';
const MORE =
  '(?:higher|lower|cheaper|pricier|longer|shorter|better|worse|bigger|smaller|more|less|different|apart|away|off)';
const REST =
  '(?:everyone|everybody|every (?:other )?book|the (?:rest|others|other books|market|field|pack)|all the (?:rest|others)|others|other books)';
const WHY =
  '(?:why|whys|y|how come|whats up with|whats the deal|whats going on|whats the reason|what made|what makes|reason|explain)';

/** One price is said to stand apart from the others, or what is behind it is asked. */
const OFF = new RegExp(
  [
    String.raw`\boff (?:the )?market\b`,
    String.raw`\bout of (?:line|whack|step)\b`,
    String.raw`\b(?:way|far|that|so|this) off\b`,
    String.raw`\b${WHY}\b.*\b${FAR}${APART}\b`,
    String.raw`\b${MORE} (?:\w+ )?(?:than|from|vs|versus|compared to) ${REST}\b`,
    String.raw`\b(?:seems?|looks?|feels?|is|are|thats) (?:\w+ )?(?:wrong|odd|weird|fishy|sus|funny|off)\b.*\b(?:${REST}|market|right|no|price|line|number)\b`,
    String.raw`\b(?:seems?|looks?|feels?) (?:(?:so|too|way|kinda|really|pretty|a bit|a little) )*(?:high|low|off|long|short|cheap|generous)\b`,
    String.raw`\bthe only (?:one|book)\b`,
    String.raw`\bknows? something\b`,
    String.raw`\b${WHY}\b.*\b(?:pay|pays|paying|give|gives|giving|offering|hanging) (?:so |that |way )?(?:much )?(?:more|less|better)\b`,
  ].join('|'),
);
const WHY_ASKED = new RegExp(String.raw`\b${WHY}\b|\bknows? something\b`);
/** A verdict, a chance or how far from a result: another question. */
const ELSE =
  /\b(?:worth|value|should|take it|bet it|good bet|hedge|cover\w*|kelly|boost|juice|vig|hold|limits?|days? off|total so|injur\w*|fair)\b/;
const BOOK = /\b(?:they|theyre|their|them|off)\b/;
const THEY = /\b(?:they|them|theyre|their|it|its|that|thats|this)\b/;

/** How a price is asked about that stands apart: `why`, or whether it does at all. Null: neither, or no book is meant. */
export function offAsked({ plain, books, amounts, previous, mentions }: Tagged): 'why' | 'whether' | null {
  if (!OFF.test(plain) || ELSE.test(plain) || books.length > 1) return null;
  const focus = mentions.length === 0 ? (previous?.focus ?? []) : [];
  // "They" are the book of the one bet that was told.
  const isSpoken =
    (THEY.test(plain) && focus.some(({ book }) => book != null)) || (BOOK.test(plain) && focus.length === 1);
  // Why a side itself is priced so by everybody is another question.
  if (books.length === 0 && amounts.prices.length === 0 && !isSpoken) return null;
  if (books.length === 0 && mentions.length > 0 && WHY_ASKED.test(plain)) return null;
  return WHY_ASKED.test(plain) ? 'why' : 'whether';
}
