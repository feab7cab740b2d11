import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

export type Tab<Key extends string> = { key: Key; label: string };

type Props<Key extends string> = {
  /** Names the list for screen readers. */
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** What the selected tab holds. */
  children: ReactNode;
};

/** One stop of the Tab key; the arrows, Home and End move among the tabs and select. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: Props<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // On a phone the last ones stand beyond the edge.
  useLayoutEffect(() => {
    const tab = document.getElementById(`${id}-${selected}`);
    if (!list.current || !tab) return;
    const end = tab.offsetLeft - list.current.offsetLeft + tab.offsetWidth;
    list.current.scrollLeft = Math.max(0, end - list.current.clientWidth);
  }, [id, selected]);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === selected);
    const to = target(event.key, at, tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onSelect(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus();
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="scroll-hint-x flex overflow-x-auto border-line border-b [--hint-ground:var(--color-bg)] sm:gap-1"
      >
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelect(key)}
            className={classNames(
              'h-touch shrink-0 rounded-t-control border-b-2 px-2 font-medium text-sm xs:px-2.5 transition-colors -outline-offset-2 hover:text-text sm:px-4',
              key === selected ? 'border-edge text-text' : 'border-transparent text-muted',
            )}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}

function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
