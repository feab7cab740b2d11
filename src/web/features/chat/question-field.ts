/** Where the question is written. */
export const QUESTION_FIELD_ID = 'chat-message';

export function focusQuestion(): void {
  document.getElementById(QUESTION_FIELD_ID)?.focus({ preventScroll: true });
}

/** When what had the focus has gone. Not on phones, where it would open the keyboard. */
export function returnToQuestion(): void {
  if (!isTouch()) focusQuestion();
}

export const isTouch = (): boolean => window.matchMedia?.('(pointer: coarse)').matches ?? false;
