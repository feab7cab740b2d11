import { describe, expect, it } from 'vitest';
import { untilTouched } from './until-touched.ts';

function page() {
  const watched = document.implementation.createHTMLDocument();
  let isPast = false;
  const past = untilTouched({ document: watched }).then(() => {
    isPast = true;
  });
  return { watched, past, hasPassed: () => Promise.resolve().then(() => isPast) };
}

describe('waiting until a page is touched', () => {
  it('lasts while it is only looked at', async () => {
    const { watched, hasPassed } = page();
    watched.dispatchEvent(new Event('visibilitychange'));
    expect(await hasPassed()).toBe(false);
  });

  it.each(['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin'])('ends with the first %s', async (sign) => {
    const { watched, past, hasPassed } = page();
    watched.body.dispatchEvent(new Event(sign));
    await past;
    expect(await hasPassed()).toBe(true);
  });

  it('is over where a field was focused before it began', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await untilTouched({ document });
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});
