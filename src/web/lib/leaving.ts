/**
 * That this page is being left for good: its user signs out or deletes the account. What is read meanwhile is refused, and
 * must not lead anywhere else before the page that was asked for has come.
 */
let leaving = false;

export const beginLeaving = (): void => {
  leaving = true;
};

/** It could not be done: the page stays. */
export const endLeaving = (): void => {
  leaving = false;
};

export const isLeaving = (): boolean => leaving;
