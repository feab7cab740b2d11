const OPENS = '((?:(?:and|but|so|ok|okay|wait|well|yo|also|n)[ ,]+)*)';
const HURT = '(?:hurt|injured|banged up|dinged up|questionable|doubtful|on the injury report)';
const ENDS = '(?:[ ,]+(?:right|tho|though|is he|is she|are they|correct|no|today|tonight))*[ ?!.]*$';

/** What is asked as a guess, or in a form that looks like another question: as it is asked plainly. */
const SAID: readonly (readonly [RegExp, string])[] = [
  // "Hes not hurt right", "he aint banged up is he".
  [
    new RegExp(
      `^${OPENS}(?:he|she)(?:['’]?s| is)?(?: (?:not|isn['’]?t|ain['’]?t))? ${HURT}${ENDS}|^${OPENS}(?:he|she)(?:['’]?s| is) (?:healthy|good to go|a full go|fine)${ENDS}`,
      'i',
    ),
    'is he injured?',
  ],
  [new RegExp(`^${OPENS}they(?:['’]?re| are) (?:healthy|at full strength)${ENDS}`, 'i'), 'who is injured for them?'],
  // The first word of it is not who is hurt.
  [
    /\bwho (?:are|r|re) (they|he|she) (?:playin['’g]?|up against|facin['’g]?|against)(?= (?:today|tonight|tomorrow|next|this)\b|[?.,!]|$)/i,
    'what time do $1 play',
  ],
  // "Id rather have the under tbh".
  [
    /^(?:(?:nah|no|eh|hmm|ok|well|honestly|tbh|actually|but)[ ,]+)*i(?:['’]?d| would) (?:rather|prefer to|sooner) (?:have|take|bet|go|be on|play|go with)?(?: with)? ?(?:the )?(over|under|dog|underdog|favorite|fav|other side|moneyline|ml|spread)(?: (?:tbh|honestly|there|instead|tho|though))*[ .!]*$/i,
    'what about the $1',
  ],
  [/\b(?:expalin|explian|exlpain|expain|explane|explin)\b/gi, 'explain'],
  [/\bsome?thin['’]?(?= )/gi, 'something'],
  [/\b(some ?thing|one|anything|a bet|a pick) plus money\b/i, '$1 at plus money'],
  // What is wrong with a price narrows nothing of what is wanted in its place.
  [
    /^(?:(?:bro|nah|no|yo|eh|ugh|man|dude|hmm|but|ok)[ ,]+)*(?:that['’]?s|it['’]?s|its|theyre|they['’]?re|those are) (?:(?:way|a bit|kinda|pretty|so|just) )?(?:too )?(?:chalky|juicy|short|expensive|much (?:juice|chalk))(?: for me)?[ ,.!]+(?:(?:so|and|but|can you|can u|please|pls)[ ,]+)*(?=\S+ \S+)/i,
    '',
  ],
];

/** "25+ pts", "60+ rec yds": what wins from that number on is over the half below it. */
const FROM_ON =
  /(?<![\d.+$-])(\d{1,3})\+(?= ?(?:(?:pass|passing|rush|rushing|rec|receiving) )?(?:pts?|points|yds?|yards|rebs?|rebounds|boards|assists?|asts?|dimes|threes|3s|3pm|receptions|recs?|catches|ks?|strikeouts|sog|shots|blocks|blks|steals|stls|tds?|touchdowns|completions|tackles|pra|total bases|tb)\b)/gi;

export const inPlainTalk = (message: string): string =>
  SAID.reduce((text, [said, plain]) => text.replace(said, plain), message).replace(
    FROM_ON,
    (_, number: string) => `over ${Number(number) - 0.5}`,
  );
