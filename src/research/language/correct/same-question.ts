import { ORDINALS } from '../ordinals.ts';
import type { Reading } from '../reading.ts';
import { folded, withEdits, withParts } from './corrected-question.ts';
import { type Known, type NamedPart, type NamedText, namedIn } from './named-parts.ts';
import { isFiller } from './read-correction.ts';

const LEAD = `(?:(?:ok|okay|k|and|now|cool|nice|great|thanks|thx|then|so|yeah|alright|wait|hmm) )*`;
/** Says that the question before is asked once more. */
const SAME = new RegExp(
  `^${LEAD}(?:(?:the |do the |ask the |give me the )?same\\b|ditto\\b|repeat (?:that|it|this)\\b|(?:do|run) (?:that|it) again for\\b)`,
);
/** Goes on with somebody else. */
const NEXT = new RegExp(`^${LEAD}(?:what about|whatabout|what abt|wbt|how about|how abt|hows|and|now|n)\\b`);
/** Whether it may be that, which most messages are not: told before anything of it is looked up. */
export const mayBeSame = (message: string): boolean =>
  /\b(same|ditto|repeat|again|what about|whatabout|abt|wbt|how about|hows|and|now|n)\b/i.test(message);

const SAYS_SO =
  /^(same|question|questions|thing|ditto|repeat|do|run|again|too|also|as|well|what|whatabout|abt|wbt|how|about|hows|give|please|k|cool|nice|great|thanks|thx|alright|hmm|yeah|second|first|third|fourth|other)$/;
const MOST_WORDS = 10;

/**
 * "Same for Germany Curaçao", "same question for the second one", "and what about Lakers Thunder": the question before in full, with what is
 * named here in the place of what it named. Numbers of the bet before are none of another one's. Null: that is not asked, or it is not clear
 * in the place of what.
 */
export function sameQuestion(message: string, asked: string, previous: Reading, known: Known): string | null {
  const written = folded(message);
  const said = namedIn(written, known);
  if (said.tokens.length > MOST_WORDS || !isRead(said)) return null;
  const plain = said.tokens.map(({ text }) => text).join(' ');
  const isSame = SAME.test(plain);
  if (!isSame && !(NEXT.test(plain) && isOfNames(said) && previous.unjudged === true)) return null;
  const before = folded(asked);
  const was = namedIn(before, known);
  if (said.parts.length === 0) return isSame ? atPlace(before, was, said) : null;
  if (!isSame && (was.parts.some(({ kind }) => kind === 'number') || !isOfNames(namesOf(was), said))) return null;
  const question = withParts(before, was, said, previous.focus ?? []);
  return question === null || !said.parts.some(({ kind }) => kind === 'name')
    ? question
    : withoutNumbers(question, said, known);
}

const isRead = ({ tokens, parts }: NamedText): boolean =>
  tokens.every(
    ({ text }, at) =>
      isFiller(text) || SAYS_SO.test(text) || text in ORDINALS || parts.some(({ from, to }) => at >= from && at < to),
  );

const namesOf = ({ tokens, parts }: NamedText): NamedText => ({
  tokens,
  parts: parts.filter(({ kind }) => kind === 'name'),
});

/** Only names, and as many as another question has. */
const isOfNames = ({ parts }: NamedText, other?: NamedText): boolean =>
  parts.length > 0 &&
  parts.every(({ kind }) => kind === 'name') &&
  (other === undefined || parts.length === other.parts.length);

/** "For the second one" of a question that was of the first. */
function atPlace(asked: string, was: NamedText, { tokens }: NamedText): string | null {
  const [place, ...others] = tokens.filter(({ text }) => text in ORDINALS);
  const places = was.tokens.flatMap(({ text }, at) => (text in ORDINALS ? [at] : []));
  const [at] = places;
  if (!place || others.length > 0 || at === undefined || places.length > 1) return null;
  return withEdits(asked, was.tokens, [{ from: at, to: at + 1, words: place.raw }]);
}

/** The price and the line of somebody else's bet, which the message does not say. `isOfLegs`: those of other legs stay. */
export function withoutNumbers(question: string, said: NamedText, known: Known, isOfLegs = false): string | null {
  const now = namedIn(question, known);
  const isOwn = (part: NamedPart) => said.parts.some((own) => own.kind === 'number' && own.means === part.means);
  // "Exactly 39" is what is asked about, and no line of the bet before.
  const isExact = ({ from }: NamedPart) => now.tokens[from - 1]?.text === 'exactly';
  const isOfOther = ({ from }: NamedPart) => {
    const name = now.parts.findLast((part) => part.kind === 'name' && part.from < from);
    return name !== undefined && !said.parts.some((own) => own.kind === 'name' && own.means === name.means);
  };
  const numbers = now.parts.filter(
    (part) =>
      part.kind === 'number' &&
      (part.as.has('price') || part.as.has('line')) &&
      !isOwn(part) &&
      !isExact(part) &&
      !(isOfLegs && isOfOther(part)),
  );
  return numbers.length === 0
    ? question
    : withEdits(
        question,
        now.tokens,
        numbers.map(({ from, to }) => ({ from, to, words: '' })),
      );
}
