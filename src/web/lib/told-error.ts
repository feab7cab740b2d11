/** A failure whose message is for its reader. */
export class ToldError extends Error {}
