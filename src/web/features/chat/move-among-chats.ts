import type { KeyboardEvent } from 'react';

/** Arrows, Home and End among the chats of a list, which Tab enters once and leaves again. */
export function moveAmongChats(event: KeyboardEvent<HTMLElement>): void {
  const chats = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-chat]')];
  const at = event.target instanceof HTMLElement ? chats.indexOf(event.target) : -1;
  const to = at < 0 ? -1 : placeFor(event.key, at, chats.length);
  const chat = chats[to];
  if (!chat) return;
  event.preventDefault();
  for (const other of chats) other.tabIndex = other === chat ? 0 : -1;
  chat.focus();
}

function placeFor(key: string, at: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
