import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAnchored } from './use-anchored.ts';

const OPEN_DELAY_MS = 700;
/** After one tooltip closed, the next opens at once for this long. */
const SKIP_DELAY_MS = 300;
const OFFSET_PX = 4;
const MARGIN_PX = 8;

let closedAt = Number.NEGATIVE_INFINITY;

export type TooltipProps = {
  content: ReactNode;
  /** One focusable element; it is described by the tooltip while that is open. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

export function Tooltip({ content, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const trigger = useRef<HTMLSpanElement>(null);
  const isTouch = useRef(false);
  const id = useId();

  const open = (delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), performance.now() - closedAt < SKIP_DELAY_MS ? 0 : delayMs);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) closedAt = performance.now();
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    // A finger leaves no pointer behind whose leaving would close it.
    const onElsewhere = () => setOpen(false);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
    };
  }, [isOpen]);

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to what happens to the focusable child. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard opens it by focus. */}
      <span
        ref={trigger}
        className="inline-flex"
        onPointerEnter={(event) => event.pointerType !== 'touch' && open(OPEN_DELAY_MS)}
        onPointerLeave={({ relatedTarget }) => isWithin(document.getElementById(id), relatedTarget) || close()}
        onPointerDown={(event) => {
          isTouch.current = event.pointerType === 'touch';
          close();
        }}
        onClick={() => isTouch.current && open(0)}
        onFocus={(event) => event.target.matches(':focus-visible') && open(0)}
        onBlur={close}
      >
        {cloneElement(children, { 'aria-describedby': isOpen ? id : undefined })}
      </span>
      {isOpen ? (
        <Bubble id={id} anchor={trigger} content={content} onGone={() => setOpen(false)} onLeave={close} />
      ) : null}
    </>
  );
}

const isWithin = (element: Element | null, target: EventTarget | null): boolean =>
  target instanceof Node && element?.contains(target) === true;

type BubbleProps = {
  id: string;
  anchor: { current: HTMLElement | null };
  content: ReactNode;
  onGone: () => void;
  /** The pointer left it, and not for the anchor. */
  onLeave: () => void;
};

function Bubble({ id, anchor, content, onGone, onLeave }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useAnchored(bubble, anchor, place, onGone);
  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      onPointerLeave={({ relatedTarget }) => isWithin(anchor.current, relatedTarget) || onLeave()}
      // The border around it bridges the gap, so that a pointer comes over without leaving.
      className="fixed top-0 left-0 z-50 max-w-72 after:absolute after:-inset-1.5 after:-z-1 rounded-control border border-line-strong bg-raised px-3 py-2 text-caption text-text"
    >
      {content}
    </div>,
    // Inside a modal, because everything outside it lies below; else inside the landmark that it speaks of.
    anchor.current?.closest('dialog, main') ?? document.body,
  );
}

/** Above the anchor where there is room, else below; never beyond the sides of the window. */
function place(bubble: HTMLElement, anchor: HTMLElement): void {
  // The child may reach beyond the span around it by its margins.
  const at = (anchor.firstElementChild ?? anchor).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const above = at.top - OFFSET_PX - height;
  const top = above >= MARGIN_PX ? above : at.bottom + OFFSET_PX;
  const left = Math.min(Math.max(at.left + at.width / 2 - width / 2, MARGIN_PX), window.innerWidth - width - MARGIN_PX);
  bubble.style.translate = `${Math.max(left, MARGIN_PX)}px ${top}px`;
}
