import type { StateRules } from '#contract/research/state-rules.ts';

export const OHIO_RULES: StateRules = {
  state: 'OH',
  name: 'Ohio',
  online: 'statewide',
  legalAge: 21,
  books: ['bet365', 'BetMGM', 'DraftKings', 'FanDuel'],
  regulator: 'Ohio Casino Control Commission',
  helpline: { name: 'Ohio Problem Gambling Helpline', phone: '1-800-589-9966' },
  selfExclusion: 'Time Out Ohio',
  checkedOn: '2026-11-27',
  booksCheckedOn: '2025-12-01',
  sources: ['Ohio Casino Control Commission'],
};
