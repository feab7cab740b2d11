import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Also for what is drawn only on paper, and so comes after the news of it. */
let isOnPaper = false;

/** True while the page is drawn on paper, where nothing can be opened any more. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => isOnPaper);
  useEffect(() => {
    // The browser takes its picture as soon as the listeners are done.
    const begin = () => {
      isOnPaper = true;
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      isOnPaper = false;
      setPrinting(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
