import words from './plain-words.json' with { type: 'json' };

/** Words that narrow nothing, wherever they stand in a wish for bets: how one speaks and what one feels. */
const CHATTER: ReadonlySet<string> = new Set(words.chatter.split(' '));

/**
 * Words that a wish for bets may hold without asking for anything else: chatter, who wins, what one thinks of a bet, how it is said, and
 * words of betting where nothing is counted. A word that is not here, in no lexicon and no name, leaves it open what is asked.
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(Object.values(words).flatMap((some) => some.split(' ')));

export const isPlainWord = (word: string): boolean => PLAIN_WORDS.has(word);

export const isChatter = (word: string): boolean => CHATTER.has(word);
