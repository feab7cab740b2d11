/** Whether the reader asked for no movement. */
export const isCalm = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
