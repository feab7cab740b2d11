const NONE =
  "(?:not|no|none|nah|nothing|nothin|there(?:['’]?s| is| are|re)? (?:no|not|none|nothing|nothin|nobody|aint|isn['’]?t|aren['’]?t)|(?:it|that|they)(?:['’]?s| is|['’]?re| are)? (?:all )?(?:not|no|bad|trash|garbage|ass|a pass|passes|trap|isn['’]?t|aren['’]?t)|its|theyre)";
const SAYS =
  "(?:say|tell me|tell us|admit|be honest|lmk|let me know|pass|skip(?: it)?|don['’]?t (?:force|make|give|push)|do not force|no (?:worries|problem|stress)|that['’]?s (?:fine|ok)|thats (?:fine|ok)|i can take it|fine|cool)";
const OPENS = '(?:^|[\\s,.!?;:…-]+)(?:(?:and|but|also|or|ok|pls|please)\\s+)*';
const SO =
  '(?:\\s+(?:so|no|none|nothing|pass|that|it|nah|skip|then|me|up|anything|one|any|a|pick|picks|bet|bets|straight|please|pls|about|with|bro|man))*';
const POLITE = '(?:\\s*,?\\s+(?:then|just|please|pls|u can|you can|feel free to|can u|can you|simply))*';
/** "If there are none just say so", "say so if there's nothing". */
const IF_NONE = new RegExp(
  `${OPENS}(?:if ${NONE}(?: [a-z+'’]+){0,5}?${POLITE}\\s*,?\\s+${SAYS}${SO}|(?:just |please |pls )*${SAYS}${SO} if ${NONE}(?: [a-z+'’]+){0,5}|or (?:just |else )*(?:say|tell me) (?:no|so|none|pass|nothing|theres none|nah))[\\s.!?)]*$`,
  'i',
);

/** A text without what its writer wants to hear where there is no bet: that is said of any wish. All of it, where it says no more. */
export function withoutIfNone(text: string): string {
  const said = text.replace(IF_NONE, (found) => /^\s*[?!.]/.exec(found)?.[0].trim() ?? '').trim();
  return said.split(/\s+/).length > 1 ? said : text;
}
