/** After these a press no longer means what it meant: the browser refused the form, or its reader went on typing. */
const FORGET = ['invalid', 'input'];

/**
 * Keeps the last press on a button until the app listens, so that a quick reader's press is not lost. Sending a form is a press on its
 * button, also with the Enter key. Answers with the release; React, asked for a click, first takes over what is not taken over yet.
 */
export function holdPresses(document: Document): () => void {
  const held = new AbortController();
  const options = { capture: true, signal: held.signal };
  let pressed: HTMLButtonElement | null = null;
  const hold = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest('button') ?? pressed;
  };
  const forget = () => {
    pressed = null;
  };
  document.addEventListener('click', hold, options);
  for (const type of FORGET) document.addEventListener(type, forget, options);
  return () => {
    held.abort();
    pressed?.click();
  };
}
