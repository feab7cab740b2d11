/** What a pick is taken off a list with, or exchanged for another. */
const SWAP_VERBS = 'swap|replace|switch';
const DROP_VERBS = `drop|lose|scratch|skip|remove|ditch|kill|forget|scrap|cut|nix|${SWAP_VERBS}`;

export const isDropVerb = (word: string): boolean => DROP_VERB.test(word);
const DROP_VERB = new RegExp(`^(${DROP_VERBS})$`);

/** "Swap the second": another one is wanted for it. */
export const swapsPick = (plain: string): boolean => SWAPS.test(plain);

/** "Ok now drop the Rams": a message that begins with it. */
export const dropsPick = (plain: string): boolean => BEGINS.test(plain);
const OPENS = '^((ok|okay|so|and|now|actually|nah|just|please|lets) )*';
const BEGINS = new RegExp(`${OPENS}(${DROP_VERBS}) `);
const SWAPS = new RegExp(`${OPENS}(${SWAP_VERBS}) `);
