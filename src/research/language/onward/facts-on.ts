import type { FactsAboutInput } from '#contract/research/facts.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { isAsked } from '../calls/subject.ts';
import { type GoingOn, leavesOnly, namedPerson, SMALL, wordSet } from './going-on.ts';

const WORDS = wordSet(
  `${SMALL} same other side team opponent opponents their who else anyone anybody guys players playing out game`,
);

const OTHER_SIDE = /\b(opponents?|other (side|team))\b/;

/** "Does that help the under", "will it matter". */
const BEARS =
  /\b(does|do|will|would|should|could|is) (that|it|this|these|those|they|any of (it|that|this)) (really |even )?(help|hurt|helps|hurts|matter|affect|change|move|good for|bad for|priced in|baked in|factored in|in the (line|price|number))\b/;
const IN_NO_PRICE =
  'No number here is built on it: fair prices come from the books alone, and those know it too. If the line has moved since, they think that it matters; ask "has it moved" for that.';

/** A game's facts are those of both of its sides. */
const bothSides = (before: FactsAboutInput): Asked | null =>
  before.eventId === undefined ? null : calls([{ tool: 'facts_about', input: before }]);

/** The same kind of facts about somebody else. */
export function factsOn(before: FactsAboutInput, going: GoingOn): Asked | null {
  const { parts, said } = going;
  if (BEARS.test(going.plain)) return say(IN_NO_PRICE);
  const namesBet =
    parts.hasStat ||
    parts.hasMoney ||
    parts.books.length > 0 ||
    said.some(({ market, price, line, direction }) => market ?? price ?? line ?? direction);
  if (namesBet || !leavesOnly(parts, WORDS)) return null;
  if (going.mentions.length === 0) return OTHER_SIDE.test(going.plain) ? bothSides(before) : null;
  const person = namedPerson(going);
  if (!person || isAsked(person)) return person;
  const { kinds } = before;
  return calls([{ tool: 'facts_about', input: { names: [person.name], ...(kinds && { kinds }) } }]);
}
