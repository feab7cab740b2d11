/** More than it, of what is compared: "more than 10". */
export const MORE = /^(more|over|above|greater)$/;

const HALF = 0.5;

/** The line that more than so many beat: 10.5 for more than 10. */
export const lineAbove = (value: number): number => Math.floor(value) + HALF;

/** The line that so many beat: 9.5 for 10 or more; fewer than 10 stay below it. */
export const lineBelow = (value: number): number => Math.ceil(value) - HALF;
