import { withoutIfNone } from './if-none.ts';
import { withoutRefusedMarket } from './refused-market.ts';

const CORRECTED =
  /^.*[\s.,!?…-](?:no+|nah|nope|wait|sorry|oops|actually|my bad|scratch that)[\s,.!]+(?:(?:no|wait|sorry)[\s,.!]+)?i (?:mean|meant)\b[\s,:]*(\S+(?:\s+\S+){2,})$/is;
/** "I didn't ask if it's good, I asked what 100 wins": what was asked. */
const ASKED_ELSE =
  /^.*\b(?:didn['’]?t|did not|never|wasn['’]?t)\s+(?:ask(?:ing)?|say(?:ing)?|want)\b.*?\bi\s+(?:asked|was asking|said|want(?:ed)?|mean|meant)\b[\s,:]*(?:you\s+|for\s+)?(\S+(?:\s+\S+){1,})$/is;
const NOT_ASKED =
  /^(?:(?:lol|no|nah|bro|dude|man|ugh|wtf)[\s,]+)*(?:that['’]?s|thats|that is|this is|this isn['’]?t|that isn['’]?t)\s+(?:not\s+)?what i (?:asked|said|meant|wanted)(?:\s+for)?[\s.,!;:-]+(\S+(?:\s+\S+){2,})$/is;
/** "Polish middle: ... never mind just show the spreads", "screw it, just the best side": what comes behind it. */
const DROPPED =
  /^(?:.*[\s.,!?…-])?(?:never ?mind|nvm|scratch that|screw (?:it|that))[\s,.!…-]+(?:just\s+)?(\S+(?:\s+\S+){2,})$/is;
/** "I got 200 on the Lakers to... nah wait i got 200 on the Warriors": begun anew with the same words. */
const BEGUN_ANEW =
  /\b(i(?:['’]?ve)? (?:got|have|had|bet|took|put))\b.*[\s.,!?…-](?:(?:nah|no|nope|oops|sorry|wait|actually|my bad)[\s,.!…-]+)+(\1\b.*\d.*)$/is;
const FEWEST_STRESSED = 4;
const SENTENCE_END = /(?<=[.!?])\s+/;
const FORGOTTEN =
  /^(?:(?:ok|oh|ah|no|nah|and)[\s,]+)*(?:(?:forget|scratch)\s+(?:about\s+)?(?:the\s+\S+(?:\s+\S+)?|(?!it\b|that\b|about\b)\S+)|(?:nvm|nevermind|never\s+mind|(?:forget|scrap|screw|ditch)\s+(?:it|that|this)|forget\s+about\s+(?:it|that)|scratch\s+that)\b[^.!?]*)[.!?]+$/i;

/** "Go back to Goff, the under" asks it of him, and not whether he is back. */
const GOES_BACK =
  /^(?:(?:ok|so|now|lets|let's|can we|can you)[\s,]+)*go back to\s+(?![\d$+-]|(?:the|that|this|those|these|my|it|what|when|a|an)\b)(?=\S)/i;

/** "Forget the yards, is Cook to score worth it": what comes behind it. */
const FORGOTTEN_FIRST =
  /^(?:(?:ok|oh|ah|no|nah|and)[\s,]+)*(?:forget|ignore|skip|screw|never ?mind)\s+(?:about\s+)?(?:the|his|her|their|those|that|this)\s+\S+(?:\s+\S+)?[,;]\s*(\S+(?:\s+\S+){2,})$/is;

/** "What if I back United instead of the draw": what is replaced is not asked about. */
const REPLACED =
  /(?<=^\D*\b(?:i|you|u|we) (?:just )?(?:back|bet|bet on|take|play|pick|go with|went with|rode|ride) \D*)\s(?:instead of|rather than)\s+(?:the\s+)?(?:draw|tie|over|under|spread|moneyline|ml|total)(?=[\s.,!?]|$)/i;

const NAMES = /\b(?:forget|scratch)\s+(?:about\s+)?the\b/i;
const SEARCHES = /\b(?:best|bets|picks|favorites|favs|underdogs|dogs|overs|unders|parlay)\b/i;

const WOE =
  "(?:lost (?:my|our) (?:ass|butt|shirt|lunch)|(?:got|getting|been getting) (?:killed|crushed|smoked|wrecked|cooked|hosed|burned|torched|murdered|spanked|roasted|destroyed|my (?:ass|teeth) (?:kicked|kicked in|handed to me))|(?:had a |what a |such a |another )?(?:bad|rough|brutal|terrible|awful|tough|ugly|horrible) (?:beat|beats|day|night|week|weekend|sunday|saturday)|took (?:a|an|the) (?:beating|bath|l|bad beat)|took some (?:ls|bad beats)|(?:went|going|was) (?:0|oh) ?(?:-|for|and) ?\\d|lost (?:every|all|most of)(?: of)? my (?:bets|picks|plays)|(?:couldn['’]?t|didn['’]?t) (?:hit|win) (?:a thing|anything|one|a bet))";
/** "Got smoked today lol. Anything good tomorrow?": how the writer did narrows nothing of what is wanted. */
const LAMENTED = new RegExp(
  `^(?:(?:man|ugh|damn|bro|dude|well|so|oof|shit|yo|hey|i|we|just|really|guys)[\\s,]+)*${WOE}(?:\\s+(?!and\\b|but\\b|so\\b|what\\b|any\\b|best\\b|give\\b|gimme\\b)[\\w'’]+){0,5}?(?:[.,!;…]+|\\s+(?:lol|lmao|smh|ugh|haha)[.,!;…]*|\\s+(?=(?:so|but|what|any|best|give|gimme)\\b))\\s*(?:(?:so|but|anyway|ok)[\\s,]+)*(\\S+(?:\\s+\\S+)+)$`,
  'is',
);

/** "The biggest favorite tonight, period": no part of a game. */
const STRESSED =
  /(?<!\b(?:1st|2nd|3rd|first|second|third|final|last|each|every|any|which|what|that|this|the|a|per|one|in|of|by|ot|overtime))[\s,.]+(?:period|full stop)[.!]*$/i;

/** The pattern looks back to the start at each place: it is asked where it can be meant alone. */
const withoutReplaced = (text: string): string =>
  /\b(?:instead of|rather than)\b/i.test(text) ? text.replace(REPLACED, '') : text;

/**
 * What a message says in the end: what its writer takes back in it ("got the Sens, nah i mean Lakers ML -140", "forget the Senators.
 * Lakers ML") is none of what is asked. A correction of a word or two leans on what stands before it, and is left as it is.
 */
export function saidLast(message: string): string {
  const written = withoutIfNone(message);
  const text = written.trim().split(/\s+/).length < FEWEST_STRESSED ? written : written.replace(STRESSED, '');
  const taken = [ASKED_ELSE, NOT_ASKED, CORRECTED].map((words) => words.exec(text)?.[1]).find((one) => one);
  const first = FORGOTTEN_FIRST.exec(text)?.[1];
  const said =
    taken ??
    (first !== undefined && !SEARCHES.test(first) ? first : null) ??
    BEGUN_ANEW.exec(text)?.[2] ??
    LAMENTED.exec(text)?.[1] ??
    withoutReplaced(text.replace(GOES_BACK, ''));
  const sentences = said.split(SENTENCE_END);
  // "Forget the Cubs. Best MLB bets?" is one wish: whom it forgets is left out of the search.
  const isSearch = (from: number) => SEARCHES.test(sentences.slice(from).join(' '));
  const left = sentences.filter(
    (sentence, at) => !FORGOTTEN.test(sentence) || (NAMES.test(sentence) && isSearch(at + 1)),
  );
  const isWhole = left.length === 0 || left.length === sentences.length;
  return withoutRefusedMarket(isWhole ? (DROPPED.exec(said)?.[1] ?? said) : left.join(' '));
}
