import { useEffect, useEffectEvent, useState } from 'react';

const STORAGE_KEY = 'chatSidebarCollapsed';
/** Below this width an open sidebar would leave the answer too little room to start with. */
const WIDE_ENOUGH = '(min-width: 64rem)';

/** Whether the history is folded away; kept in this browser, toggled with Ctrl or Cmd and B. */
export function useSidebar(): { isCollapsed: boolean; toggle: () => void } {
  const [isCollapsed, setCollapsed] = useState(readCollapsed);

  const toggle = () => {
    localStorage.setItem(STORAGE_KEY, String(!isCollapsed));
    setCollapsed(!isCollapsed);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return { isCollapsed, toggle };
}

const isShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'b';

function readCollapsed(): boolean {
  const kept = localStorage.getItem(STORAGE_KEY);
  if (kept !== null) return kept === 'true';
  return typeof window.matchMedia === 'function' && !window.matchMedia(WIDE_ENOUGH).matches;
}
