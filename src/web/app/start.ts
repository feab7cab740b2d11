import '../styles/theme.css';
import { afterFirstPaint } from './after-first-paint.ts';
import { holdPresses } from './hold-presses.ts';
import { untilTouched } from './until-touched.ts';

/** The part of the app that takes the page over. */
type App = { startApp: () => Promise<void> | void };

async function start(): Promise<void> {
  const releasePresses = holdPresses(document);
  await afterFirstPaint(globalThis);
  const { app = '', modules = '', starts } = document.getElementById('root')?.dataset ?? {};
  if (starts === 'touched' && !hasNotice()) await untilTouched(globalThis);
  const needed = modules.split(' ').filter(Boolean);
  for (const href of needed) preload(href);
  for (const href of needed) await evaluate(href);
  const { startApp }: App = await import(/* @vite-ignore */ app);
  await startApp();
  releasePresses();
}

/** Something may have to be told as soon as the page is there: by its address, or by the page before, which kept it in the session. */
function hasNotice(): boolean {
  try {
    return window.location.search !== '' || sessionStorage.length > 0;
  } catch {
    return true;
  }
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** Each in a task of its own, so that a slow processor answers its reader in between. What fails here fails again where it is used. */
async function evaluate(href: string): Promise<void> {
  await import(/* @vite-ignore */ href).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
}

/** The app's code did not come: a spinner would turn for good, and a form would take no press. */
function sayFailed(error: unknown): void {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.className = 'bg-raised px-4 py-3 text-center text-amber text-sm';
  notice.textContent = 'Part of this page did not load. Please reload it.';
  document.body.prepend(notice);
  reportError(error);
}

start().catch(sayFailed);
