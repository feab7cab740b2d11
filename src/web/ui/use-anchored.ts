import { useEffect, useLayoutEffect, useRef } from 'react';

type Held = { current: HTMLElement | null };

/**
 * Keeps a layer beside its anchor while that moves: what is pressed in the last moment of a scroll, or reached by a key
 * that scrolls to it, opens a layer before the scroll is told. Once the anchor has left the view the layer is gone too.
 */
export function useAnchored(
  layer: Held,
  anchor: Held,
  place: (layer: HTMLElement, anchor: HTMLElement) => void,
  onGone: () => void,
): void {
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useLayoutEffect(() => {
    const [shown, at] = [layer.current, anchor.current];
    if (!shown || !at) return;
    const follow = () => place(shown, at);
    const onScroll = ({ target }: Event) => {
      if (target !== shown) follow();
    };
    follow();
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    const unwatch = watchView(at, () => gone.current());
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', follow);
      unwatch();
    };
  }, [layer, anchor, place]);
}

/** Asks the browser, which knows every box that scrolls around the element. */
function watchView(element: HTMLElement, onLeft: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false) onLeft();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
