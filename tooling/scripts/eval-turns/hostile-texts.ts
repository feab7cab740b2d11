const MOST_CHARACTERS = 2_000;

/** As long as a message may be, and of nothing but what rules begin at: names, prices, typos, wishes, words of trouble. */
export const HOSTILE: readonly string[] = [
  'a ',
  'q1 ',
  '12/5 ',
  '-110 ',
  '+110 and ',
  'over 47.5 ',
  '$100 ',
  'chifs ',
  'lakers ',
  'Smith ',
  'Bills -3 -110, ',
  'add Bills ',
  'not the Lakers ',
  'Jalen Hurts over 1.5 passing tds or ',
  'hedge 100 at +400 with -150 ',
  'my wife says ',
  'before 7pm ',
  'what about ',
  'if ',
  'no ',
  'better ',
  'ñ ',
  '🏈',
  '1',
].map((part) => part.repeat(MOST_CHARACTERS).slice(0, MOST_CHARACTERS));
