/** What stands behind the name of a game that has begun, where the next one of whoever is named is taken for it. */
export const BEGUN_NOTE = 'has started; this is the next game.';
