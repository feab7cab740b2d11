/** Answers without picks cost nothing, and are bounded by how many one account asks for in a span of minutes. */
export const FREE_ANSWERS = { count: 60, minutes: 10 } as const;
