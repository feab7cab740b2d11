/** Brings a field into view and puts the cursor into it; without a movement where the reader asked for none. */
export function focusField(field: HTMLElement | null): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  field?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'center' });
  field?.focus({ preventScroll: true });
}
