/**
 * Why a model's call is not made. `swapped`: it puts something else in the place of what the question names, or leaves it out;
 * `not_named`: a price, line, book, stake or number that nobody named.
 */
export type CallFaultKind = 'unknown_tool' | 'malformed' | 'no_such_game' | 'swapped' | 'not_named';

export type CallFault = { fault: CallFaultKind; detail: string };

const LONGEST_DETAIL = 120;

export const callFault = (fault: CallFaultKind, detail: string): CallFault => ({
  fault,
  detail: detail.slice(0, LONGEST_DETAIL),
});

export const isFault = (value: object): value is CallFault => 'fault' in value;
