import { isCalm } from './is-calm.ts';

/** Brings a field into view and puts the cursor into it; without a movement where the reader asked for none. */
export function focusField(field: HTMLElement | null): void {
  field?.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth', block: 'center' });
  field?.focus({ preventScroll: true });
}

/** The field of a form that is to be looked at. */
export function focusNamed(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
