import { type Common, commonest, gradeOf, masked, openingOf, shareOf, sum, wordsIn } from './measure.ts';

/** What texts of a few sentences are like: the words of answers without picks, or previews that people write. */
export type MeasuredTexts = {
  texts: number;
  words: number;
  sentences: number;
  grade: number;
  /** Texts of more than `LONG_TEXT` words. */
  long: number;
  opening: Common;
  /** Texts that name the same game in full more than once. */
  gamesTwice: number;
};

export const LONG_TEXT = 90;
const SENTENCE_END = /(?<!\b(?:[A-Z]|St|vs)\.)(?<=[.?!])\s+/;
/** The home side of a game as it is named, one to five words in capitals. */
const HOME = /(?:@|vs) (?:[A-Z][\w.'-]+ ?){1,5}/g;

export function measureTexts(texts: readonly string[]): MeasuredTexts {
  const sentences = texts.map((text) => text.split(SENTENCE_END).filter((sentence) => sentence !== ''));
  return {
    texts: texts.length,
    words: sum(texts.map((text) => wordsIn(text).length)) / texts.length,
    sentences: sum(sentences.map(({ length }) => length)) / texts.length,
    grade: gradeOf(sentences.flat().map(withoutNames)),
    long: shareOf(texts, (text) => wordsIn(text).length > LONG_TEXT),
    opening: commonest(texts.map((text) => openingOf(masked(text)))),
    gamesTwice: shareOf(texts, namesGameTwice),
  };
}

/** Names are words in capitals that do not begin the sentence. */
const withoutNames = (sentence: string): string =>
  masked(sentence).replace(/(?<=\S )[A-Z][\w.'-]+(?: [A-Z][\w.'-]+)*/g, '#');

function namesGameTwice(text: string): boolean {
  const games = [...text.matchAll(HOME)].map(([game]) => game.trim());
  return new Set(games).size < games.length;
}
