import { type ComponentType, lazy, useEffect, useState } from 'react';

export type LazyScreen<Props> = {
  Screen: ComponentType<Props>;
  /** Asks for the code now. A failure is kept for whoever shows the screen. */
  preload: () => void;
  /** Whether the code is there, or will not come; it is asked for once it is wanted. */
  useSettled: (isWanted: boolean) => boolean;
};

/**
 * A screen whose code comes with its first use, or before it: then it shows at once. React's own `lazy` shows the placeholder even so,
 * and, having shown one, keeps it for three tenths of a second.
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  let hasSettled = false;
  const settle = () => {
    hasSettled = true;
  };
  const begin = () => {
    loading ??= load().then((screen) => {
      loaded = screen;
      return screen;
    });
    return loading;
  };
  const preload = () => begin().then(settle, settle);
  const Late: ComponentType<Props> = lazy(async () => ({ default: await begin() }));
  return {
    Screen: (props) => {
      // Chosen once: one that came late is not put in the place of itself.
      const [Shown] = useState(() => loaded ?? Late);
      return <Shown {...props} />;
    },
    preload: () => void preload(),
    useSettled: (isWanted) => {
      const [isSettled, setSettled] = useState(hasSettled);
      useEffect(() => {
        let isShown = true;
        if (isWanted) void preload().then(() => isShown && setSettled(true));
        return () => {
          isShown = false;
        };
      }, [isWanted]);
      return isSettled;
    },
  };
}
