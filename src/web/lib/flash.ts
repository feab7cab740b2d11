import { type ToastContent, toast } from '../ui/toast.ts';

const STORAGE_KEY = 'flash-notice';

/** A notice for the page that is loaded next: a full redirect would take a shown one away. */
export function saveFlash(content: Pick<ToastContent, 'title' | 'description' | 'variant'>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(content));
  } catch {
    // Storage may be refused; the notice is then lost, the way on is not.
  }
}

/** Shows the saved notice once. */
export function showFlash(): void {
  const content = takeFlash();
  if (content !== null) toast(content);
}

function takeFlash(): ToastContent | null {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return text === null ? null : toContent(JSON.parse(text));
  } catch {
    return null;
  }
}

function toContent(value: { title?: unknown; description?: unknown; variant?: unknown } | null): ToastContent | null {
  if (typeof value?.title !== 'string') return null;
  return {
    title: value.title,
    description: typeof value.description === 'string' ? value.description : undefined,
    variant: value.variant === 'destructive' ? 'destructive' : 'default',
  };
}
