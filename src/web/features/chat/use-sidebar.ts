import { useState } from 'react';

const STORAGE_KEY = 'chatSidebarCollapsed';
/** Below this width an open sidebar would leave the answer too little room to start with. */
const WIDE_ENOUGH = '(min-width: 64rem)';

/** Whether the history is folded away; kept in this browser. */
export function useSidebar(): { isCollapsed: boolean; toggle: () => void } {
  const [isCollapsed, setCollapsed] = useState(readCollapsed);

  const toggle = () => {
    localStorage.setItem(STORAGE_KEY, String(!isCollapsed));
    setCollapsed(!isCollapsed);
  };

  return { isCollapsed, toggle };
}

function readCollapsed(): boolean {
  const kept = localStorage.getItem(STORAGE_KEY);
  if (kept !== null) return kept === 'true';
  return typeof window.matchMedia === 'function' && !window.matchMedia(WIDE_ENOUGH).matches;
}
