import { withoutIfNone } from './if-none.ts';

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
const FEWEST_STRESSED = 4;
const SENTENCE_END = /(?<=[.!?])\s+/;
const FORGOTTEN =
  /^(?:(?:ok|oh|ah|no|nah|and)[\s,]+)*(?:(?:forget|scratch)\s+(?:about\s+)?(?:the\s+\S+(?:\s+\S+)?|(?!it\b|that\b|about\b)\S+)|(?:nvm|nevermind|never\s+mind|(?:forget|scrap|screw|ditch)\s+(?:it|that|this)|forget\s+about\s+(?:it|that)|scratch\s+that)\b[^.!?]*)[.!?]+$/i;

const NAMES = /\b(?:forget|scratch)\s+(?:about\s+)?the\b/i;
const SEARCHES = /\b(?:best|bets|picks|favorites|favs|underdogs|dogs|overs|unders|parlay)\b/i;

/** "The biggest favorite tonight, period": no part of a game. */
const STRESSED =
  /(?<!\b(?:1st|2nd|3rd|first|second|third|final|last|each|every|any|which|what|that|this|the|a|per|one|in|of|by|ot|overtime))[\s,.]+(?:period|full stop)[.!]*$/i;

/**
 * What a message says in the end: what its writer takes back in it ("got the Sens, nah i mean Lakers ML -140", "forget the Senators.
 * Lakers ML") is none of what is asked. A correction of a word or two leans on what stands before it, and is left as it is.
 */
export function saidLast(message: string): string {
  const written = withoutIfNone(message);
  const text = written.trim().split(/\s+/).length < FEWEST_STRESSED ? written : written.replace(STRESSED, '');
  const said = [ASKED_ELSE, NOT_ASKED, CORRECTED].map((words) => words.exec(text)?.[1]).find((one) => one) ?? text;
  const sentences = said.split(SENTENCE_END);
  // "Forget the Cubs. Best MLB bets?" is one wish: whom it forgets is left out of the search.
  const isSearch = (from: number) => SEARCHES.test(sentences.slice(from).join(' '));
  const left = sentences.filter(
    (sentence, at) => !FORGOTTEN.test(sentence) || (NAMES.test(sentence) && isSearch(at + 1)),
  );
  const isWhole = left.length === 0 || left.length === sentences.length;
  return isWhole ? (DROPPED.exec(said)?.[1] ?? said) : left.join(' ');
}
