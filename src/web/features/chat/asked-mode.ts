import type { AnalysisMode } from '#contract/analysis.ts';

/** `/chat?mode=pro` opens the chat in Pro mode; it can be switched back at any time. */
export const askedMode = (search: string): AnalysisMode =>
  new URLSearchParams(search).get('mode') === 'pro' ? 'pro' : 'regular';
