import type { PhraseIndex } from '#engine/names/phrase-index.ts';
import { type Token, tokenise } from '#engine/names/tokenise.ts';
import type { Person } from '../../slate/slate.ts';
import { withCountedDoings } from '../counted-doings.ts';
import { spelledDays, withDayRanges } from '../day-ranges.ts';
import { joinSigns } from '../join-signs.ts';
import { withLaidLines } from '../laid-lines.ts';
import { withoutLooseOvers } from '../loose-overs.ts';
import { withMarginLines } from '../margin-lines.ts';
import { withOwners } from '../owner-names.ts';
import { withoutShortForms } from '../short-forms.ts';
import { correctSpelling } from '../spelling.ts';
import { withTotalLines } from '../total-lines.ts';
import { CONCEPT_INDEX } from './concepts.ts';
import { CONNECTOR_INDEX, DIRECTION_INDEX, MARKET_INDEX } from './pieces.ts';
import { TOPIC_INDEX } from './topics.ts';

/** The words of a question. One that means something here, or is a name of the slate, is never corrected into another. */
export function readWords(text: string, names?: PhraseIndex<Person>): Token[] {
  const isBook = BOOK_IN_DIGITS.test(text);
  const written = joinSigns(
    withoutShortForms(
      wordsOf(
        withCountedDoings(withoutLooseOvers(text))
          .replace(POINT_SIDES, 'points')
          .replace(PERCENT_ALONE, ' percent ')
          .replace(THREE_WAY, ' threeway ')
          .replace(THE_POINT, 'any value')
          .replace(THE_MOVE, 'best bets')
          .replace(THE_POINTS, ' the spread')
          .replace(OR_POINTS, '$1 $2 the spread')
          .replace(ASIDE, 'except $1')
          .replace(RUN_AGAIN, ' ')
          .replace(POINTER, isTeaser(text) ? '$1 points' : '$1 point teaser'),
      ),
    ),
  ).map((token, at, all) => {
    if (isBook && token.text === '365' && all[at - 1]?.text === 'bet') return { ...token, number: null };
    const text = SLANG.get(token.text);
    return text === undefined ? token : { ...token, text };
  });
  const corrected = correctSpelling(written);
  const words = written.map((token, at) =>
    VOCABULARY.has(token.text) || names?.has(token.text) ? token : (corrected[at] ?? token),
  );
  return withTotalLines(withMarginLines(withLaidLines(withOwners(words, names))));
}

/** Numbers of a range of days are no others. */
const wordsOf = (text: string): Token[] => withDayRanges(tokenise(spelledDays(text)));

/** "Three point overs": of what players score. */
const POINT_SIDES = /(?<!\b(?:half|\d) ?)\bpoint(?= (?:overs?|unders?|props?)\b)/gi;

/** "What % do you give him", "win%". */
const PERCENT_ALONE = /(?<![\d.]\s?)%/g;

/** Home, draw or away: the moneyline where there are draws, and no number of anything. */
const THREE_WAY =
  /\b(?:1\s?x\s?2|(?:3|three)[\s-]?way|home[\s,/]+(?:or )?draw[\s,/]+(?:or )?away)\b(?!\s*(?:parlay|parley|ticket|combo|tie))/gi;

/** "What's the move on Packers Seahawks" asks what to bet, and not how a line moved. */
const THE_MOVE =
  /\bwhat(?:['’]?s| is| are) the (?:moves?|plays?)(?= (?:for|on|in|tonight|today)\b)(?!.*\b(?:lines?|odds|prices?|spread|total|moved|ticket)\b)/gi;

/** "Is there any point betting this" asks whether it is worth anything. */
const THE_POINT =
  /\b(?:is there |there['’]?s |theres |is it |see |got )?(?:any|a|no|even a|even any) (?:point|sense|reason|use) (?:(?:in|to|of|for) )?(?:bet|betting|play|playing|tak(?:e|ing)|wager(?:ing)?)(?: on)?(?: (?:this|it|that|these|those|here|either|any|at all|any of (?:it|this|that|these|those|them)|this game|that game))*(?=\W*$)/gi;

/** "Giants +pts", "Lions with the points": the handicap, and no number of a player's. */
const THE_POINTS =
  /(?<!\b(?:rebs?|rebounds|ast|assists|a|r) ?)(?<!\b(?:who|who['’]?s|side|team)(?: is| are| has)? )(?<=[a-z)] )(?:[+-] ?(?:the )?|(?:plus|minus|with|w\/?|lay|laying|taking|getting|giving) the )(?:pts|points|x)\b(?! ?(?:[+&/]|and |plus )? ?(?:reb|ast|assist|line|prop|over|under|\d))/gi;

/** "So ml or points": the two ways to bet a side. */
const OR_POINTS = /\b(ml|money ?line|outright) (or|vs|versus) (?:the )?(?:pts|points)\b/gi;

/** "NFL bets, Chiefs type teams aside": who stands before it is left out. */
const ASIDE =
  /(?<=^|[,.;!] ?)(?!(?:\w+ )?(?:jok\w*|kidding|jokes|that|this|it|set|put|all|one|ones|leave|step|push)\b)([\w'’.-]+(?: [\w'’.-]+){0,2}?)(?: (?:types?|kinds?|style|like)(?: of)?)?(?: (?:guys|dudes|fighters|players|teams|games|fights|stuff))? aside\b/i;

/** "Drop it to 55 and run it back": to be told once more says nothing of what is told, and no money comes back. */
const RUN_AGAIN =
  /(?<=\S[\s,.;]+)(?:(?:and|then|n|pls|please|can you|so)\s+)*(?:run|rerun|crunch|redo|recalc(?:ulate)?)\s+(?:it|that|this|those|them|em|the (?:numbers|math))(?:\s+(?:back|again|over|once more|for me|pls|please))*(?=\W*$)/gi;

/** "A 2 team 6 pointer": a teaser by its points. A three-pointer is a shot. */
const POINTER = /\b(?<![.+-])((?:[4-9]|1[0-4])(?:\.5)?)[\s-]?pointers?\b/gi;
const isTeaser = (text: string): boolean => /\bteas(?:e|ed|er|ers|ing)\b/i.test(text);

/** In one word it is a book wherever it stands, and no stake of so many dollars. */
const BOOK_IN_DIGITS = /\bbet365\b/i;

const SLANG: ReadonlyMap<string, string> = new Map([
  ['em', 'them'],
  ['outta', 'of'],
  ['dese', 'these'],
  ['dem', 'them'],
  ['px', 'price'],
  ['num', 'number'],
  ['pxs', 'prices'],
]);

const wordsIn = (index: PhraseIndex<unknown>): string[] =>
  [...index.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words));

/** Whether a word means something in some lexicon. */
export const isVocabulary = (word: string): boolean => VOCABULARY.has(word);

const VOCABULARY: ReadonlySet<string> = new Set(
  [TOPIC_INDEX, CONCEPT_INDEX, MARKET_INDEX, DIRECTION_INDEX, CONNECTOR_INDEX].flatMap(wordsIn),
);
