/** The example of each row of `docs/formulas.md`, written by the code that the row is about. Keyed by the row's first cell. */
export type Examples = Readonly<Record<string, () => string>>;

/** 0.05 is '5 %', with at most so many decimals and no zeros behind. */
export const percent = (value: number, decimals = 1): string => `${Number((value * 100).toFixed(decimals))} %`;

/** As `percent`, and a sign before it also where it is above 0. */
export const signed = (value: number, decimals = 1): string => `${value > 0 ? '+' : ''}${percent(value, decimals)}`;

/** At most so many decimals, no zeros behind. */
export const plain = (value: number, decimals = 2): string => String(Number(value.toFixed(decimals)));

/** Exactly so many decimals, and no zero before the point: '.0201'. */
export const bare = (value: number, decimals: number): string => value.toFixed(decimals).replace(/^0\./, '.');
