/**
 * Words before and behind a question that ask nothing: "yo", "quick question:", "thx", "lol". What is left is read; a message of nothing
 * else is left whole. "Man City", "Ty France" and "the man" are none of them.
 */
const OPENS =
  /^\s*(?:(?:yo|hey|hi|hello|sup|bro|bruh|dude|ok so|okay so|ok|okay|k|alright|aight|hmm+|umm*|uh+|lol|lmao|ngl|honestly|quick (?:q|one)|(?:(?:a |two |2 |couple (?:of )?)?(?:quick |serious |dumb |stupid |genuine |honest |random |noob |newbie |simple |basic ){0,2}(?:rules? |betting |bet |grading |parlay |odds )?questions?)(?= *[:,.!-]|\s)|real quick|i don['’]?t get it|i do not get it|just (?:curious|wondering|asking)|not (?:betting|gonna bet|going to bet)(?: (?:it|on it|this|that|anything))?(?:,? (?:just|but) (?:curious|wondering|asking))?)(?:\s*[,:;.!…]+\s*|\s+-\s+|\s+))+/i;
const CLOSES =
  /(?:[\s,.!…-]+(?:thx|thanks|thank you|ty|pls|plz|please|lol|lmao|haha|fr|bro|bruh|dude|tho|(?<!\b(?:the|a|an|one|per|that)\s)man))+[\s.!…]*(\?*)\s*$/i;
export function withoutFillers(message: string): string {
  const opened = message.replace(OPENS, '');
  const left = HAS_WORD.test(opened) ? opened : message;
  const closed = left.replace(CLOSES, '$1');
  return HAS_WORD.test(closed) && !ONLY_HEARD.test(closed) ? closed : left;
}

const HAS_WORD = /[a-z0-9]/i;
/** "Gotcha, thank you": of who only thanks the thanks are left. */
const ONLY_HEARD =
  /^\W*(?:(?:ah|oh|ohh|yes|yeah|gotcha|got it|understood|noted|perfect|great|awesome|amazing|cool|nice|sweet|sick|dope|wow|alright|i see|makes sense|that makes sense|(?:that |this )?helps(?: a lot)?|(?:that s |thats |that['’]s |very |super )?(?:helpful|clear|good)|all good|will do|good to know|now i (?:get|understand|know)(?: it)?)\W*)+$/i;
