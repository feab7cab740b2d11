import { findPhrases, indexPhrases, type PhraseMatch } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { plainText } from './calls/plain-text.ts';
import type { Topic } from './reading.ts';

const PHRASES: Readonly<Partial<Record<Topic, string>>> = {
  identity:
    'who are you, what are you, new to betting, new to sports betting, new to this, where do i start, how do i start, how do i get started, what can you do, what do you do, how do you work, how does this work, what is this, what can i ask, who made you, are you a bot, are you human, are you real, are you ai, are you an ai, are you chatgpt, what is edgewise, whats edgewise, are you real person, are you a real person, are you a person, how accurate are you, whats your record, whats your win rate, what is your win rate, your win rate, your hit rate, your track record, what is your record, how do you make picks, what sports do you cover, what sports do you do, what leagues do you cover, help, how do i use this, what do i do, what model are you, tell me about yourself, whats your name, what is your name',
  thanks:
    'thanks, thank you, thx, ty, tysm, cheers, appreciate it, appreciate you, good job, nice job, great job, nice one, well done, much appreciated, good looks, youre the best, you are the best, your the best, youre the goat, you the goat, the goat, you rock, you are great, youre great, youre awesome, you are awesome, love you, i love you, love this, love it, this is awesome, this is great, this is cool, this is sick, you were right, gracias, muchas gracias, nvm, nevermind, never mind, forget it, all good, awesome, perfect, cool, nice, great, ok, okay, k, kk, got it, sounds good, lol, haha, lmao, no thanks, nah, good stuff, makes sense, fair enough, will do, good to know, i see, understood, gotcha, noted, alright, alrighty, right on, no worries, my bad, lets go, lfg, thanks man, thanks bro, thnx, thks',
  goodbye: 'bye, goodbye, good bye, see you, see ya, later, cya, good night, goodnight, gn, peace, take care',
  greeting:
    'hi, hello, hey, heya, hiya, yo, sup, wassup, howdy, hola, greetings, good morning, good evening, good afternoon, gm, whats up, what is up, how are you, hows it going, how is it going, how are things, how you doing, how are you doing, test, testing, hello there, hi there, hii, heyy, heyyy, hey there, yoo, yooo, whats good, wsg, wyd, hows it hanging, whats happening, good day',
};
const ORDER: readonly Topic[] = ['identity', 'thanks', 'goodbye', 'greeting'];

const INDEX = indexPhrases(
  ORDER.flatMap((topic) => (PHRASES[topic] ?? '').split(', ').map((phrase) => [phrase, topic] as const)),
);

const MAX_WORDS = 12;
const SPELT_OUT: Readonly<Record<string, string>> = { u: 'you', ur: 'your', r: 'are', ya: 'you' };
const FILLERS =
  /^(man|bro|bruh|dude|buddy|sir|fam|homie|pal|mate|there|all|again|so|much|and|you|everyone|lol|then|well|yeah|yea|yep|yup|yes|just|really|very|that|thats|it|was|is|i|oh|ah|haha|one|pick|answer|info|story|work|for|the|now|a|lot|boss|chief|king|fire|great|nice|cool)$/;
/** Words that are said before something else as well: alone they are thanks, before a wish they are nothing. */
const PASSING =
  /^(awesome|perfect|cool|nice|great|ok|okay|k|kk|lol|haha|lmao|nah|no thanks|got it|sounds good|lets go|lfg|later|peace|help|test|testing|hi|hello|hey|heya|hiya|yo|yoo|yooo|sup|hii|heyy|heyyy|hola|gm|gn)$/;
/** A greeting may have a word behind it that no list knows. */
const MOST_LOOSE_WORDS: Readonly<Partial<Record<Topic, number>>> = { greeting: 1, goodbye: 1 };

const spellOut = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) => ({ ...token, text: SPELT_OUT[token.text] ?? token.text }));

/** Nothing but talk: "hey whats good". */
export function isOnlySmallTalk(tokens: readonly Token[]): boolean {
  const matches = findPhrases(INDEX, spellOut(tokens));
  return matches.length > 0 && looseWords(tokens, matches) === 0 && tokens.length > 1;
}

/** What kind of small talk a message is: `unclear` where a passing word leads on to something else, null when it is none. */
export function readSmallTalk(tokens: readonly Token[]): Topic | null {
  if (tokens.length > MAX_WORDS) return null;
  const all = findPhrases(INDEX, spellOut(tokens));
  const loose = looseWords(tokens, all);
  const matches = all.filter((match) => !isPartOfRequest(tokens, match) && !isPassing(tokens, match, loose));
  const topics = new Set(matches.flatMap(({ values }) => values));
  const passes = all.some((match) => isPassing(tokens, match, loose));
  return ORDER.find((topic) => topics.has(topic)) ?? (passes ? 'unclear' : null);
}

type Match = PhraseMatch<Topic>;

/** How many words are neither small talk nor between its words. */
function looseWords(tokens: readonly Token[], matches: readonly Match[]): number {
  const covered = new Set(matches.flatMap(({ from, to }) => tokens.slice(from, to)));
  return tokens.filter((token) => !covered.has(token) && !FILLERS.test(token.text)).length;
}

/** "Ok full game then" is no thanks. */
function isPassing(tokens: readonly Token[], { from, to, values }: Match, loose: number): boolean {
  const words = plainText(tokens.slice(from, to));
  return PASSING.test(words) && loose > Math.max(...values.map((topic) => MOST_LOOSE_WORDS[topic] ?? 0));
}

/** "Help" alone asks what there is; "help me win" asks for something. */
const isPartOfRequest = (tokens: readonly Token[], { from, to }: Match): boolean =>
  to - from === 1 && tokens[from]?.text === 'help' && tokens.length > 2;
