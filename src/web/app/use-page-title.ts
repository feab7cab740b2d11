import { useEffect } from 'react';

/** Null: the page names itself. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
}
