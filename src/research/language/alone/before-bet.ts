/** What is looked up about a game or a player, and is no bet. */
const FACTS =
  /\b(injur\w*|hurt|banged up|news|weather|wind|windy|rain|snow|lineups?|playing|starting|starters?|ruled out|questionable|doubtful|status|who(?:['’]?s| is) out|goalies?|pitchers?)\b/i;
const BEFORE =
  /^(.+?)[\s,]+before (?:i|we) (?:go (?:and )?|lock in|hammer|smash|tail|fade|take|bet|play|lay|place|put|throw|hit|pull the trigger on|buy)\b(.*)$/i;
/** Who it is about is said. */
const OF_WHOM = /\b(?:on|for|with|in|about|at|of)\s+(?:the\s+)?[a-z\d]{2,}/i;
const OF_BET =
  /(?:[+-]\d[\d.]*|\b(?:\d[\d.]*|over|under|ml|moneyline|spread|total|line|to win|bet|money|some|on|in|it|that|this|them|him|her|his|their|the|a|my)\b|\$\S+)/gi;

const ASKS_MORE = /\?|\b(?:and|then|is|good|worth|should|thoughts|what|how|lmk|tell)\b/i;

/** "Any injuries on the Bills before I take the under": the facts are asked for, and the bet is only why; nobody wants it judged. */
export function withoutBetAhead(message: string): string {
  const [, head = '', tail = ''] = BEFORE.exec(message.replace(/[\s?!.]+$/, '')) ?? [];
  if (!FACTS.test(head) || ASKS_MORE.test(tail)) return message;
  const names = tail.replace(OF_BET, ' ').replace(/\s+/g, ' ').trim();
  return OF_WHOM.test(head) || names === '' ? `${head}?` : `${head} for ${names}?`;
}
