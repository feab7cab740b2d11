/**
 * The next bet of the messages, or the one before: its card takes the focus, so that it is read out and Tab goes on inside it. From
 * outside the messages the first one in view is next.
 */
export function goToPick(step: 1 | -1): void {
  const list = document.querySelector('[aria-label="Messages"]');
  const cards = [...(list?.querySelectorAll<HTMLElement>('article') ?? [])].filter(
    (card) => card.parentElement?.closest('article') === null,
  );
  if (cards.length === 0) return;
  const card = cards[placeAfter(cards, step)];
  if (!card) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  card.scrollIntoView?.({ block: 'start', behavior: 'instant' });
}

function placeAfter(cards: readonly HTMLElement[], step: 1 | -1): number {
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  if (at >= 0) return at + step;
  const inView = cards.findIndex((card) => card.getBoundingClientRect().bottom > 0);
  if (inView >= 0) return inView;
  return step === 1 ? 0 : cards.length - 1;
}
