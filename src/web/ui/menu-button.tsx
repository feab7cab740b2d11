import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, type ButtonProps } from './button.tsx';
import { classNames } from './class-names.ts';
import { useAnchored } from './use-anchored.ts';

const OFFSET_PX = 4;
const MARGIN_PX = 8;

export type MenuItem = { label: string; icon?: ReactNode; isDestructive?: boolean; onSelect: () => void };

type Props = Omit<ButtonProps, 'onClick' | 'aria-haspopup' | 'aria-expanded'> & {
  /** Names the button and its menu. */
  label: string;
  items: readonly MenuItem[];
};

/** A button with a menu: arrows, Home, End and first letters move, Escape and Tab leave, the focus returns to the button. */
export function MenuButton({ label, items, children, ...button }: Props) {
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpened(null);
  const open = (at: 'first' | 'last') => {
    // A key reaches a button that was scrolled away, and its menu goes where it is not seen.
    trigger.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
    setOpened(at);
  };
  const leave = () => {
    close();
    // It may have been scrolled out of view, and is not fetched back.
    trigger.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button
        {...button}
        ref={trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        aria-controls={opened ? id : undefined}
        onClick={() => (opened ? close() : open('first'))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {children}
      </Button>
      {opened ? (
        <Menu id={id} label={label} items={items} anchor={trigger} start={opened} onClose={close} onLeave={leave} />
      ) : null}
    </>
  );
}

type MenuProps = {
  id: string;
  label: string;
  items: readonly MenuItem[];
  anchor: { current: HTMLElement | null };
  start: 'first' | 'last';
  onClose: () => void;
  /** Closes and gives the focus back. */
  onLeave: () => void;
};

function Menu({ id, label, items, anchor, start, onClose, onLeave }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useAnchored(menu, anchor, place, onLeave);
  useLayoutEffect(() => {
    if (!menu.current) return;
    entriesOf(menu.current)
      .at(start === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [start]);
  usePressElsewhere(menu, anchor, onClose);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onLeave();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const entries = menu.current ? entriesOf(menu.current) : [];
    const next = nextEntry(entries, event.key);
    if (!next && event.key !== 'Escape') return;
    // What is behind the menu, a dialog or a running answer, does not hear its keys.
    event.preventDefault();
    event.stopPropagation();
    if (next) next.focus();
    else onLeave();
  };

  return createPortal(
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="fixed top-0 left-0 z-50 flex max-h-[calc(100dvh-1rem)] min-w-52 max-w-72 animate-appear flex-col overflow-y-auto rounded-control border border-line-strong bg-raised p-1 text-left"
    >
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onLeave();
            item.onSelect();
          }}
          className={classNames(
            'flex min-h-touch w-full items-center gap-2.5 rounded-inner px-3 text-left text-sm transition-colors hover:bg-line focus-visible:-outline-offset-2 sm:min-h-9',
            item.isDestructive ? 'text-red' : 'text-text',
          )}
        >
          {item.icon}
          {item.label}
        </button>
      ))}
    </div>,
    // Inside a modal, because everything outside it lies below; else inside the landmark that it belongs to.
    anchor.current?.closest('dialog, aside, main') ?? document.body,
  );
}

const entriesOf = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

function nextEntry(entries: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = entries.findIndex((entry) => entry.matches(':focus'));
  switch (key) {
    case 'ArrowDown':
      return entries[(at + 1) % entries.length];
    case 'ArrowUp':
      return entries.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
  }
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (entry: HTMLElement) => entry.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...entries.slice(at + 1), ...entries.slice(0, at + 1)].find(begins);
}

function usePressElsewhere(
  menu: { current: HTMLElement | null },
  anchor: { current: HTMLElement | null },
  onClose: () => void,
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const isOwn = target instanceof Node && (menu.current?.contains(target) || anchor.current?.contains(target));
      if (!isOwn) close.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [menu, anchor]);
}

/**
 * Under its button where there is room, else above; flush with its right side, or with its left one where it would reach out of the part
 * of the page that it belongs to; never beyond the window.
 */
function place(menu: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = at.bottom + OFFSET_PX;
  const fits = below + height + MARGIN_PX <= window.innerHeight;
  const top = fits ? below : Math.max(MARGIN_PX, at.top - OFFSET_PX - height);
  const edge = menu.parentElement?.getBoundingClientRect().left ?? 0;
  const start = at.right - width < edge ? at.left : at.right - width;
  const left = Math.max(MARGIN_PX, Math.min(start, window.innerWidth - width - MARGIN_PX));
  menu.style.translate = `${left}px ${top}px`;
}
