const GUESTS =
  '(?:people|ppl|peeps|friends?|buddies|buddy|guys|boys|girls|folks|family|fam|company|crew|neighbors?|cousins?|in ?laws|everyone|everybody|someone)';

/** Words behind which "over" is a way or a place, and no side of a total; each without it. */
const LOOSE: readonly (readonly [RegExp, string])[] = [
  // "My buddy is all over Buffalo".
  [
    /\b(is|are|was|were|im|i'm|am|be|been|he['’]?s|she['’]?s|they['’]?re|everyone['’]?s|all) all over (?![\d.u/])/gi,
    '$1 on ',
  ],
  [
    /\b(guy|buddy|friend|brother|dad|boss|coworker|sharps?|public|books?|money|i|we|they|is|are) (?:all|been all) over (?![\d.u/])/gi,
    '$1 on ',
  ],
  [new RegExp(`\\b(${GUESTS}) over\\b(?! ?[\\d.])`, 'gi'), '$1'],
  // "Take it over at FanDuel", "how does it look over on Caesars".
  [
    /\b(it|them|look|looks|looking|go|going|head|heading|hop|jump|move|moving|switch|come|coming|am|im|is|are) over (?=(?:at|on|to|in) (?!\d))/gi,
    '$1 ',
  ],
  [/(?<!\b(?:the|an) )\bover (?=(?:there|here|yonder)\b)/gi, ''],
  // What has ended.
  [/\b(it['’]?s|its|thats|that['’]?s) (?:all )?over (?=(?:for|now)\b)/gi, '$1 done '],
  [/\b(game|match|fight|season|night|week|day) (is|was|['’]?s) over\b/gi, '$1 $2 done'],
];

/** "Having ppl over for the fight", "he is all over the Bills": without an "over" that is no bet. */
export const withoutLooseOvers = (text: string): string =>
  LOOSE.reduce((left, [words, instead]) => left.replace(words, instead), text);
