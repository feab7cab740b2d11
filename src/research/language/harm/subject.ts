import type { Word } from './words.ts';

const ME = /^(i|we|me|us|my|our|myself|ourselves)$/;
const OTHER =
  /^(he|she|they|it|you|who|that|this|these|those|his|her|their|the|someone|somebody|everyone|people|which|does|is|are|will|do|did|can|should|would)$/;
/** "Can not" and "did not" leave the subject out; "can" and "did" ask. */
const AUXILIARY = /^(can|could|do|did|does|will|would|should|is|are)$/;
/** Where another statement begins. */
const JOINS =
  /^(and|but|so|because|then|if|when|or|anyway|since|after|while|though|cause|plus|until|after|before|now|that)$/;
/** What may stand before a verb whose subject is left out, as it is in chat when one speaks of oneself. */
const FILLERS =
  /^(have|has|had|am|was|been|be|just|literally|already|also|still|even|only|ok|okay|yo|man|bro|dude|lol|lmao|well|honestly|finally|actually|basically|totally|kind|of|sort|really|probably|maybe|fully|again|always|not|never|about|to|going|trying|gotta|need|got|keep|kept|started|ended|end|up|out|today|yesterday|tonight|week|last|night|here|help|please|pls|ugh|damn|fuck|shit|welp|yep|yeah|no|yes|hi|hey|hello|sorry|fuckin|fucking|once|twice|more|so|too|did)$/;
const FURTHEST = 12;

/** Whether the writer himself does what is said at this word: "I lost", "lost my rent"; not "the Jazz lost". */
export function isOwnDoing(words: readonly Word[], at: number): boolean {
  if (words[at]?.breakBefore) return true;
  for (let place = at - 1; place >= Math.max(0, at - FURTHEST); place -= 1) {
    const told = subjectAt(words, place, at);
    if (told !== 'further') return told === 'own';
    if (words[place]?.breakBefore) return true;
  }
  return true;
}

/** Whose doing the word at `place` makes what is said at `at`; `further` where it does not tell. */
function subjectAt(words: readonly Word[], place: number, at: number): 'own' | 'others' | 'further' {
  const word = words[place];
  if (!word || ME.test(word.text)) return 'own';
  if (word.named) return 'others';
  if (JOINS.test(word.text)) return startsWithOther(words, at, place) ? 'others' : 'own';
  if (AUXILIARY.test(word.text) && words[place + 1]?.text === 'not') return 'further';
  if (OTHER.test(word.text)) return 'others';
  return word.value !== null || FILLERS.test(word.text) || word.text.endsWith('ly') ? 'further' : 'others';
}

/** "And lost" goes on with the subject before it. */
function startsWithOther(words: readonly Word[], at: number, join: number): boolean {
  if (join !== at - 1 || words[join]?.text !== 'and') return false;
  const before = words
    .slice(Math.max(0, join - FURTHEST), join)
    .findLast(({ text, named }) => named || ME.test(text) || /^(he|she|they|it|you)$/.test(text));
  return before !== undefined && !ME.test(before.text);
}
