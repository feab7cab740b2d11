/** Answers without picks cost nothing, and are bounded by how many one account asks for in a span of minutes. */
export const FREE_ANSWERS = { count: 60, minutes: 10 } as const;

/** What a screen asks for while somebody looks around: boards that renew themselves, and the edits of a calculator. */
export const SCREEN_READS = { count: 300, minutes: 10 } as const;
