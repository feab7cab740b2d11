import type { Figure } from '#contract/research/quantities.ts';

export const figure = (key: string, label: string, unit: Figure['unit'], value: number, text: string): Figure => ({
  key,
  label,
  value,
  unit,
  text,
});
