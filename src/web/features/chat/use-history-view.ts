import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSidebar } from './use-sidebar.ts';

/** From here on the history stands beside the answer; below it is a sheet over it. */
const BESIDE = '(width >= 48rem)';

/** Where the past chats are seen: the sidebar, or on a phone the sheet. */
export function useHistoryView() {
  const sidebar = useSidebar();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const toggle = () => (isBeside() ? toggleKeepingFocus(sidebar.toggle) : setSheetOpen(!isSheetOpen));
  const search = () => {
    const beside = isBeside();
    // The field has to be in the page before it can take the focus.
    flushSync(() => {
      if (!beside) setSheetOpen(true);
      else if (sidebar.isCollapsed) sidebar.toggle();
    });
    document.querySelector<HTMLElement>(`${beside ? 'aside' : 'dialog'} [data-chat-search]`)?.focus();
  };
  return {
    sidebar: { isCollapsed: sidebar.isCollapsed, onToggle: sidebar.toggle },
    sheet: { isOpen: isSheetOpen, setOpen: setSheetOpen },
    toggle,
    search,
  };
}

/** What had the focus inside goes with the folding; the button that undoes it stays. */
function toggleKeepingFocus(toggle: () => void): void {
  const sidebar = document.activeElement?.closest('aside');
  flushSync(toggle);
  if (sidebar && document.activeElement === document.body) {
    sidebar.querySelector<HTMLElement>('[data-history-toggle]')?.focus();
  }
}

const isBeside = (): boolean => typeof window.matchMedia !== 'function' || window.matchMedia(BESIDE).matches;
