import { useLayoutEffect, useRef } from 'react';
import { isCalm } from '../../lib/is-calm.ts';

const GLIDE_MS = 240;
const EASE_OUT = 'cubic-bezier(0.2, 0, 0, 1)';

/**
 * What stood above a box goes away and the box moves up: it glides from where it was, so that a reader's eye is taken
 * along. Moved by a transform, it is no shift of the layout.
 */
export function useGlideUp(hasRoomAbove: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ hasRoomAbove, top: 0 });

  // Measured after each drawing until it has moved: the place before the one that moves the box is the last one seen.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || (hasRoomAbove && before.current.hasRoomAbove)) return;
    const top = element.offsetTop;
    const fall = before.current.top - top;
    if (hasRoomAbove && !before.current.hasRoomAbove && fall > 0) {
      element.animate?.([{ transform: `translateY(${fall}px)` }, { transform: 'none' }], {
        duration: isCalm() ? 1 : GLIDE_MS,
        easing: EASE_OUT,
      });
    }
    before.current = { hasRoomAbove, top };
  });

  return box;
}
