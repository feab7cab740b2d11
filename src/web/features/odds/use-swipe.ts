import { type TouchEvent, useRef } from 'react';

/** So far a finger moves sideways before it means the next, and so much further than up or down. */
const LEAST_PX = 56;
const STEEPEST = 0.6;

/** A swipe over what is shown: to the left for the next, to the right for the one before. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !touch) return;
      const [across, down] = [touch.clientX - from.x, Math.abs(touch.clientY - from.y)];
      if (Math.abs(across) >= LEAST_PX && down <= Math.abs(across) * STEEPEST) onSwipe(across < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
