import { phraseAt } from '#engine/names/phrase-index.ts';
import { type Token, tokenise } from '#engine/names/tokenise.ts';
import { conceptsIn } from '../calls/concepts.ts';
import { MARKET_INDEX } from '../calls/pieces.ts';
import { saysOnlySums } from '../calls/sum-words.ts';
import { withoutIfNone } from '../if-none.ts';
import { PROP_STAT_PHRASES } from '../prop-stats.ts';

/** Words before what is asked, which ask nothing themselves. */
const FILLERS =
  /^(?:(?:(?:ok|okay|k|so|and|also|then|but|plus|now|oh|yo|hey|hi|lol|thx|thanks|cool|nice|great|alright|btw|well|wait|hmm|nah|no|yeah|yes|pls|please|just|n|last thing|first|second|next|actually|one more|bro|man|dude)\b|&)[\s,.!:-]*)+/i;

/** What opens a question or a request of its own. What goes on with the same one ("and make it +500", "and add the Stars") does not. */
const OPENER =
  /^(?:(?:what|who|how|when|where|which)(?:['’]?(?:s|re|d|ll))?|whose|whats|wheres|hows|whens|why|wtf|is|isnt|are|arent|was|were|am|does|do (?:you|u|ya|i|we|they|the|my)|did|doesnt|dont (?:you|u|i)|can|could|should|would|will|has|have (?:the|they|u|you|any)|got (?:any|an? (?:\S+ ){0,4}(?:lines?|props?|odds) (?:on|for|in))|any|anything|show|give|gimme|list|tell|explain|define|find|build|compare|convert|calc(?:ulate)?|make (?:me|a)|set (?:a|an|up)|(?:i(?:['’]?d)?|we) (?:also )?(?:want|need|wanna|would like)\b(?! \S+(?: \S+)? to\b)|remind me|track|save|lmk|(?:let me|lemme) (?:know|see)|price out|pull up|alert)\b/i;

/** What asks without opening so: "Bills -3 any good", "thoughts". */
const ASKED =
  /\?|\b(?:good|worth(?: it)?|thoughts|worthwhile|value|yes or no|or nah|smash|ok(?:ay)? bet|playable|anywhere|somewhere|right)[\s.!]*$/i;
const INSIDE =
  /\b(?:what(?:['’]?s)?|who(?:['’]?s)?|how(?:['’]?s)?|when(?:['’]?s)?|where(?:['’]?s)?|which|best|pays?|picks?|bets|odds on)\b/i;

/** What was said of oneself for the rest of the chat asks to be kept. */
const OF_ONESELF =
  /\b(?:(?:my|a) (?:bankroll|roll|unit|units|state)\b|i (?:(?:only )?(?:use|bet at|play at)|live in|hate|dont bet|never bet)\b|i['’]?m (?:in|on|from|at)\b(?! (?:the|an?|my|this|that|it|his|her|your|to|about|fire|tilt)\b))/i;

/** A case that the words behind it ask about. */
const CONDITION = /^(?:if|when|say|suppose|assuming|let['’]?s say|lets say|given|since|because|cuz|with|after|once)\b/i;

/** "If I win 54% of my bets": a number that is supposed, whatever it is of. */
const SUPPOSED = /^(?:if|say|suppose|assuming|given)\b[^?]*\d/i;

/** Words that ask for no more than what stands before them says already. */
const TAIL =
  /^(?:why|why not|how|how so|how come|how (?:much|many|long|far)|which|which ones?|where|where from|from where|who|whos that|when|since when|(?:in |for )?(?:which|what) (?:sports?|leagues?)|what (?:price|odds|book|line|number)|at what (?:price|odds)|that (?:it|all)|any reason why|where(?:['’]?s| is| are)? (?:it|they|that) (?:now|at|at now|today|currently|sit|sitting))[\s?.!]*$/i;

/** "Whats a round robin and is it worth it": whether it is any good is asked of what is explained. */
const DEFINES = /^(?:what(?:['’]?s| is) an? |explain |define )/i;
const WHETHER_GOOD =
  /^(?:is|are|r|does) (?:it|they|that|this|those) (?:even |really |ever |actually )?(?:worth it|worth doing|any good|good|bad|smart|dumb|risky|a good idea|a bad idea|a scam|legit|work)[\s?.!]*$/i;

/** "What happens if it goes to overtime, does the over still count": how that is settled is one question. */
const SUPPOSES = /^(?:what (?:happens|if)|so if|if)\b/i;
const SETTLES =
  /^(?:does|do|is|are|will|would)\b.{0,40}\b(?:count|counts|counted|void|push|pushes|refund|refunded|money back|stake back|get paid|lose|stand|stands|no action)\b[\s?.!]*$/i;

/** What replaces what stands before it is one wish with it. */
const INSTEAD = /\b(?:instead|something else|another one|(?:a )?replacement|in (?:its|their|that) (?:place|spot))\b/i;

/** "Drop the NHL one and give me another MLB": one for the other. */
const DROPS = /^(?:drop|lose|scratch|skip|remove|ditch|swap|replace|take out)\b/i;
const ANOTHER =
  /^(?:give|gimme|get|find|show|add)(?: me| us)? (?:another|one more|a different|a new|some other|something else)\b/i;

/** "Parlay the Bills and the Jets, whats 20 pay": what bets that are joined pay is asked of them. */
const JOINED_BETS = /\b(?:parlay|parley|parly|acca|double|treble|sgp|together)\b/i;
const PAYS_OF_IT =
  /^how much (?:for|on|with|off) \$?\d.{0,10}$|^(?:what|whats|what['’]s|how much)\b.{0,25}\b(?:pay|pays|paying|win|wins|return|returns|payout|get)\b.{0,16}$/i;

/** "And at 220? whats half kelly on 5k there": the stake on what stands before it. */
const KELLY_OF_IT =
  /^(?:what(?:['’]?s)?|how much(?: is)?|gimme|give me)?(?: (?:is|the|a|my))*\s*(?:(?:full|half|quarter|qtr|third|eighth|\d\/\d|\d+%)(?: of)? )?kelly\b(?: (?:stake|bet|on|with|w|for|of|at|in|to|there|that|it|this|\$?[\d.,]+k?|roll|bankroll|br|bank|my|a|dollars|each|both))*\W*$/i;

/** "50 on Kings +200. hedge with the Knicks": a hedge of what stands before it. */
const HEDGE_OF_IT = /^(?:\S+ ){0,5}hedg(?:e|es|ing)\b(?: \S+){0,5}\W*$/i;

/** "Could I hedge it, how much on the draw", "what do I need on the Chargers": the stakes of that hedge. */
const HEDGES = /\bhedg(?:e|es|ing)\b/i;

const STAKE_OF_IT =
  /^(?:how much|what (?:do|would|should|must|does it take) (?:i |me )?(?:need|put|bet|have to (?:put|bet)))\b/i;

/** "What about Chargers ML? if they win by 1 to 3 I hit both": of what stands before it. */
const BOTH_WIN = /^(?:if|when)\b.*\bby \S+.*\bboth\b/i;

/** "Why -10? DK has them at -16": what is doubted, and by which other number. */
const WHY_NUMBER = /^(?:why|how come)\b.{0,12}[+-]?\d/i;
const HAS_NUMBER = /\b(?:has|have|had|got|shows)\b.{0,12}[+-]?\d/i;

/** "The side and the total, any bet on either": on what stands before it. */
const ON_EITHER =
  /\b(?:bets?|plays?|value|edge|good)(?: \w+){0,2} (?:on|in|of|with) (?:either|both|any of (?:them|those|these))(?: one| of them)?\W*$/i;

/** What narrows or opens the search that stands before it. */
const RESTRICTS =
  /^(?:anything but|nothing|nothin|only|just|not|except|without|any (?:market|book|sport|league|kind|type)|all (?:markets|books))\b|^no (?!\w+ ?,|problem|worries|thanks|thx)\S/i;
/** "Who else, any college dogs" and "forget the Mystics. show me favorites" are one wish each. */
const ELSE = /\b(?:who|what|anyone|anybody|anything) else\W*$/i;
const REFUSES =
  /^(?:(?:no|nah|ok|bro|pls|please|lol|ugh|and|but|so)[\s,]+)*(?:no|forget|not|without|skip|nothing|nothin|lose)(?: \S+){1,4}[.!,;\s]*$/i;
const OF_PLACE =
  /\b(?:leg|legs|one|ones|pick|first|second|third|fourth|last|1st|2nd|3rd|[1-9]|it|that|those|them|this|way|problem|idea|thanks)\b/i;

/** Another ask may begin behind an end of a sentence (none is "St. Brown"), or behind a joining word or a comma where it opens like one. */
const BOUNDARY =
  /(?<=[.!?;])(?<!\b(?:st|jr|sr|vs|[a-z])\.)\s+(?=\S)|\s*\n+\s*|[\s,]+(?:(?:and|n|&|plus)\s+)?(?=(?:also|then)\s)|[\s,]+(?=(?:and|n|&|plus)\s)|[\s,]+(?=or\s+(?:draw no bet|dnb|double chance)\b)|,\s*(?=\S)/gi;
const SENTENCE = /[.!?;]\s*$|\n/;
const JOINED = /^(?:and|n|&|plus|also|then|or)\s/i;
const MOST_PARTS = 4;

/**
 * The parts of a message that each may ask something of their own, in their order: one where it asks one thing. Lists, comparisons,
 * conditions and what is told beside a question stay with what they belong to.
 */
export function cutMessage(message: string): string[] {
  const text = withoutIfNone(message);
  const parts: string[] = [];
  for (const piece of piecesOf(text)) {
    const last = parts.at(-1);
    if (last === undefined) parts.push(piece.text);
    else if (begins(piece, last)) parts.push(piece.text);
    else parts[parts.length - 1] = `${last}${piece.gap}${piece.text}`;
  }
  const cut = parts.map((part) =>
    part
      .trim()
      .replace(/^(?:n|&|plus|or)\s+/i, 'and ')
      .replace(ASKS_WHETHER, ''),
  );
  return cut.length > MOST_PARTS ? [text] : cut;
}

/** "And can I bet it on FanDuel" asks the same without the "and", which elsewhere says that something goes on. */
const ASKS_WHETHER =
  /^also\s+(?=what(?:['’]?s| is| are)? an? )|^and\s+(?=(?:can|could|should|would|is|are|was|were|does|do|did|will)\s+(?:i|we|u|you|it|its|they|that|this|those|he|she|there)\b)/i;

type Piece = { text: string; gap: string; afterSentence: boolean; isJoined: boolean };

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let gap = '';
  let afterSentence = false;
  let isJoined = false;
  for (const found of text.matchAll(BOUNDARY)) {
    const to = found.index;
    if (to <= from) continue;
    pieces.push({ text: text.slice(from, to), gap, afterSentence, isJoined });
    gap = found[0];
    from = to + gap.length;
    afterSentence = SENTENCE.test(text.slice(0, to)) || gap.includes('\n');
    isJoined = JOINED.test(text.slice(from));
  }
  if (from < text.length) pieces.push({ text: text.slice(from), gap, afterSentence, isJoined });
  return pieces;
}

/** Nothing is put in the place of what was only asked about: "how many books do you need? and whats the best spread instead". */
const isInstead = (bare: string, last: string, afterSentence: boolean): boolean =>
  INSTEAD.test(bare) && !(afterSentence && /^(?:how|why|when)\b/i.test(last.replace(FILLERS, '')));

function begins({ text, afterSentence, isJoined }: Piece, last: string): boolean {
  const bare = text.replace(FILLERS, '');
  if (
    !bare.includes(' ') ||
    TAIL.test(bare) ||
    isInstead(bare, last, afterSentence) ||
    ON_EITHER.test(bare) ||
    RESTRICTS.test(text)
  )
    return false;
  if (ELSE.test(last) || isRefusal(last) || isOfSame(bare, last) || isMarketOf(last, bare)) return false;
  if (isJoined && isBetAlone(bare, afterSentence)) return asksOrTells(last);
  if (isJoined && !afterSentence) return (opens(bare, last) || isAnotherBest(bare, last)) && !isCase(last);
  return (
    asksOrTells(last) && (opens(bare, last) || (afterSentence && (ASKED.test(bare) || SENTENCE_OPENER.test(bare))))
  );
}

/** "Who wins? and the over 11.5", "Fulham +0.5, or draw no bet": another bet on the game before it. */
const isBetAlone = (bare: string, afterSentence: boolean): boolean =>
  DERIVED_ALONE.test(bare.replace(/^or\s+/i, '')) || (afterSentence && OF_GAME_ALONE.test(bare));
const DERIVED_ALONE = /^(?:the |a )?(?:draw no bet|dnb|double chance)(?: (?:price|odds))?[\s?.!]*$/i;
const OF_GAME_ALONE =
  /^(?:(?:what|how) about )?(?:the )?(?:over|under|total|spread|ml|moneyline|run line|puck line|draw|o|u)(?: (?:price|odds|line))?(?: ?\d+(?:\.5)?)?[\s?.!]*$/i;

/** The stake on it, what it pays, or what comes in its place. */
function isOfSame(bare: string, last: string): boolean {
  const before = last.replace(FILLERS, '');
  return (
    isOfSum(bare, last) ||
    (SUPPOSES.test(before) && SETTLES.test(bare)) ||
    (DEFINES.test(before) && WHETHER_GOOD.test(bare)) ||
    KELLY_OF_IT.test(bare) ||
    (HEDGE_OF_IT.test(bare) && isStakedAt(last)) ||
    (STAKE_OF_IT.test(bare) && HEDGES.test(last)) ||
    BOTH_WIN.test(bare) ||
    (WHY_NUMBER.test(before) && HAS_NUMBER.test(bare)) ||
    isPayOf(bare, last) ||
    (ANOTHER.test(bare) && DROPS.test(before))
  );
}

/** "How many bets is a round robin of 5 teams by 3s, and what does it cost at $5 per bet": another figure of the sum before it. */
function isOfSum(bare: string, last: string): boolean {
  const [words, before] = [tokenise(bare), tokenise(last)];
  return (
    !ANOTHER_VALUE.test(bare) &&
    !OF_WORD.test(bare) &&
    !/[+-]\d{3}/.test(bare) &&
    /\d/.test(last) &&
    conceptsIn(before).size > 0 &&
    saysOnlySums(words)
  );
}
/** "And what does vig mean" asks for a word, and for no figure. */
const OF_WORD =
  /^(?:what(?:['’]?s| is| are)? an? |what (?:does|do|did) (?:\S+ ){1,3}mean\b|what(?:['’]?s| is) (?:hold|vig|juice|clv|rlm|sgp|chalk|action|handle|steam)\W*$|define |explain )/i;
const ANOTHER_VALUE = /^(?:what|how) (?:about|bout|if)\b|^if\b/i;

/** "What about anytime td, whats Walker at": the market that is named alone is that of whom is named behind it. */
function isMarketOf(last: string, bare: string): boolean {
  const market = MARKET_ALONE.exec(last.replace(FILLERS, ''))?.[1] ?? '';
  return isMarket(tokenise(market)) && STANDS_AT.test(bare);
}
const MARKET_ALONE =
  /^(?:(?:what|how)(?:['’]?s)? ?(?:about|bout|abt) )?(?:the |his |an? )?(\S+(?: \S+){0,3}?)[\s,?]*$/i;
const STANDS_AT =
  /^(?:what|where|how)(?:['’]?s| is| are)? (?!it\b|that\b|this\b|the (?:line|price|odds)\b)\S+(?: \S+){0,2} (?:at|priced|priced at|going for|listed at)[\s?.!]*$/i;

const isMarket = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 &&
  [MARKET_INDEX, PROP_STAT_PHRASES].some((index) => phraseAt<unknown>(index, tokens, 0)?.to === tokens.length);

const isRefusal = (last: string): boolean => REFUSES.test(last) && !OF_PLACE.test(last);

/** "Knicks ml at FanDuel 100 bucks, what do I win", "put that on FanDuel and what do they pay for 20": one sum, and no verdict before it. */
const isPayOf = (bare: string, last: string): boolean =>
  (PAYS_OF_IT.test(bare) && (JOINED_BETS.test(last) || isStakedAt(last))) ||
  (WON_OF_IT.test(bare) && (STAKED.test(last) || IN_UNITS.test(last)) && !JUDGED.test(last));
/** "Lets do that one 2 units, my unit is 15. whats my profit". */
const WON_OF_IT =
  /^(?:what(?:['’]?s| is| are)?|how much(?: is| are)?) (?:my|the|our|that) (?:profit|payout|return|returns|winnings|win)(?: if it (?:hits|wins|cashes))?[\s?.!]*$/i;
const IN_UNITS = /\b\d+(?:\.\d+)? ?(?:u|units?)\b/i;
const isStakedAt = (part: string): boolean => !JUDGED.test(part) && (STAKED.test(part) || PLACED.test(part));
const STAKED = /\$\s?\d|\b\d+ ?(?:bucks|dollars|on)\b|\b(?:put|bet|for|with|on) \d{2,4}\b/i;
const PLACED = /\bput (?:that|it|this|them|those|these|both) (?:on|in|at|into)\b/i;
const JUDGED = /\b(?:good|worth|value|should|thoughts|take it|any edge|fair|who|why|odds|price|better|best|like)\b/i;

const opens = (bare: string, last: string): boolean =>
  OPENER.test(bare) || IF_ASKS.test(bare) || (HOW_WON.test(bare) && WHO_WINS.test(last));

/** "And if one leg pushes do I lose the whole thing": a case with its own question. */
const IF_ASKS =
  /^if (?!so\b|not\b)\S+ .*\b(?:(?:do|does|did|is|are|am|will|would|can|should) (?:i|it|its|my|the|that|this|they|we|he|she|u|you)|what (?:do|does|happens|is|are|will|would)|whats|how (?:much|do|does|is|are)|who|when|which)\b/i;

const isAnotherBest = (bare: string, last: string): boolean =>
  (ANOTHER_BEST.test(bare) && BEST.test(last)) ||
  (BEST_OF_LEAGUE.test(bare) && OPENER.test(last.replace(FILLERS, '')) && !BEST.test(last));

/** "What does vig mean and best NHL bet tonight". */
const BEST_OF_LEAGUE =
  /^(?:the |your |ur )?(?:best|top) (?:nfl|nba|wnba|mlb|nhl|ncaaf|ncaab|cfb|cbb|mls|epl|ufc|soccer|tennis|college \w+) (?:bets?|picks?|plays?|parlays?)\b/i;

/** "Who wins Ruffy Oliveira and by KO or decision" are two things of one fight. */
const WHO_WINS = /\b(?:who|whos)\b.*\bwins?\b/i;
const HOW_WON = /^by (?:a )?(?:ko|tko|knockout|decision|dec|sub|submission|points)\b/i;

/** "Best NHL bet and the best NBA under": the under is of the second league alone. */
const BEST = /\bbest\b.*\b(?:bet|pick|play)\b/i;
const ANOTHER_BEST =
  /^(?:the |your |ur )?(?:best|top) (?:nfl|nba|wnba|mlb|nhl|ncaaf|ncaab|cfb|cbb|mls|epl|ufc|soccer|tennis|college \w+) (?:overs?|unders?|totals?|props?|dogs?|underdogs?|favs?|favorites?|spreads?|mls?|moneylines?)\b/i;

/** What is told for the sake of what is asked behind it. */
const isCase = (part: string): boolean => {
  const bare = part.replace(FILLERS, '');
  return !asksOrTells(part) && (!bare.includes(' ') || CONDITION.test(bare) || TOLD.test(bare));
};
const TOLD =
  /^(?:i|im|ive|i['’](?:m|ve|d)|my|we|he|she|they|got|took|have|had|there|theres|its|it['’]s|that|thats|this)\b/i;

/** What begins an ask of its own in a sentence of its own alone. */
const SENTENCE_OPENER = /^(?:best|top|if|parlay|teaser|kelly|hedge|no vig|odds|price|drop|add|track|save|who)\b/i;

const asksOrTells = (part: string): boolean => asks(part) || OF_ONESELF.test(part);

function asks(part: string): boolean {
  const bare = part.replace(FILLERS, '');
  // "So?" asks for what stands behind it.
  if (!/\w/.test(bare)) return false;
  if (SUPPOSED.test(bare) && !ASKED.test(bare)) return false;
  if (IF_ASKS.test(bare)) return true;
  if (CONDITION.test(bare) && !ASKED.test(bare) && !INSIDE.test(bare)) return false;
  if (TOLD.test(bare) && !OPENER.test(bare) && !ASKED.test(bare)) return false;
  return OPENER.test(bare) || ASKED.test(bare) || INSIDE.test(bare) || REQUEST.test(bare);
}

const REQUEST =
  /^(?:drop|add|swap|put|take|remove|parlay|parly|hedge|kelly|no ?vig|track|save|forget|same|flip|switch|no,? i me[a]nt|i me[a]nt|convert)\b/i;
