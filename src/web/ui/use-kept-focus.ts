import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/**
 * A control that is disabled while it works loses the focus. It gets it back with its end, unless something else has
 * taken it meanwhile.
 */
export function useKeptFocus<E extends HTMLElement>(
  isDisabled: boolean | undefined,
  outer?: Ref<E>,
): RefObject<E | null> {
  const own = useRef<E>(null);
  const hadFocus = useRef(false);
  useImperativeHandle<E | null, E | null>(outer, () => own.current, []);
  useLayoutEffect(() => {
    if (isDisabled) hadFocus.current = document.activeElement === own.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) own.current?.focus({ preventScroll: true });
    }
  }, [isDisabled]);
  return own;
}
