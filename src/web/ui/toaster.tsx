import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { useModalLayer } from './modal-layer.ts';
import { dismiss, TOAST_DURATION_MS, type Toast, useToasts } from './toast.ts';

const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = 'F8';
/** Enough for a screen reader to know of an empty region. */
const KNOWN_AFTER_MS = 100;

/** The notification region. Mount it once; it shows the open notice of the toast store, over an open dialog too. */
export function Toaster() {
  const toasts = useToasts();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const modal = useModalLayer();

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === HOTKEY) region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);

  /** The button that was pressed goes: by a key, the focus returns to where it was before. */
  const close = (id: string, isByKey: boolean) => {
    if (isByKey) (cameFrom.current?.isConnected ? cameFrom : region).current?.focus({ preventScroll: true });
    dismiss(id);
  };

  const notices = (
    <section
      ref={region}
      aria-label={`Notifications (${HOTKEY})`}
      tabIndex={-1}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
      className="pointer-events-none fixed inset-x-0 top-(--notices-top) z-50 pr-(--notices-inset) pl-2 outline-none md:pl-4 sm:mr-(--notices-right) sm:ml-(--notices-left) sm:w-full md:max-w-toast"
    >
      <LiveList>
        {toasts
          .filter((item) => item.open)
          .map((item) => (
            <ToastCard key={item.id} toast={item} onClose={({ detail }) => close(item.id, detail === 0)} />
          ))}
      </LiveList>
    </section>
  );
  return modal ? createPortal(notices, modal) : notices;
}

/**
 * A live region that comes with its words already in it is not read out. This one comes anew with every dialog that opens or
 * closes, often in the same moment as a notice: so it stands empty first.
 */
function LiveList({ children }: { children: ReactNode }) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ol aria-live="polite" className="flex flex-col gap-2">
      {isKnown ? children : null}
    </ol>
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: (press: MouseEvent) => void }) {
  const [isHeld, setHeld] = useState(false);
  const swipe = useSwipeRight(() => dismiss(toast.id));
  const isDestructive = toast.variant === 'destructive';

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(toast.id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);

  return (
    <li
      {...swipe}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      data-variant={toast.variant ?? 'default'}
      className={classNames(
        'pointer-events-auto relative flex in-focus-visible:outline-2 in-focus-visible:outline-edge touch-pan-y animate-toast items-start gap-2 rounded-card border bg-raised px-3 py-2.5 md:gap-3 md:p-4',
        isDestructive ? 'border-red/60' : 'border-line-strong',
      )}
    >
      <ToastIcon mark={isDestructive ? 'failed' : toast.isNeutral ? 'neutral' : 'done'} />
      <div className="min-w-0 flex-1">
        <p className={classNames('pr-5 font-semibold text-sm', isDestructive && 'text-red')}>{toast.title}</p>
        {toast.description ? (
          <p className="text-caption text-muted leading-snug md:mt-0.5 md:text-sm">{toast.description}</p>
        ) : null}
        {toast.action ? (
          <Button
            variant="outline"
            size="sm"
            className="mt-3"
            onClick={(press) => {
              onClose(press);
              toast.action?.onClick();
            }}
          >
            {toast.action.label}
          </Button>
        ) : null}
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="absolute top-0 right-0 grid size-touch place-items-center rounded-control text-faint hover:text-text"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 stroke-current"
          strokeWidth="1.6"
          strokeLinecap="round"
        >
          <path d="m4 4 8 8m0-8-8 8" />
        </svg>
      </button>
    </li>
  );
}

const MARKS = {
  done: { stroke: 'stroke-edge', path: 'm5.2 8.2 2 2 3.6-4.2' },
  failed: { stroke: 'stroke-red', path: 'M8 4.8v3.7m0 2.6v.1' },
  neutral: { stroke: 'stroke-steel', path: 'M8 7.5v3.7m0-6.4v.1' },
} as const;

function ToastIcon({ mark }: { mark: keyof typeof MARKS }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      fill="none"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-mark={mark}
      className={classNames('mt-0.5 size-4 shrink-0', MARKS[mark].stroke)}
    >
      <circle cx="8" cy="8" r="6.5" />
      <path d={MARKS[mark].path} />
    </svg>
  );
}

/** Follows the finger to the right; past the threshold it lets go. The offset is set through the style object, never as markup. */
function useSwipeRight(onSwiped: () => void) {
  const startX = useRef<number | null>(null);
  const offset = (event: PointerEvent) => (startX.current === null ? 0 : Math.max(0, event.clientX - startX.current));
  const end = (event: PointerEvent<HTMLElement>) => {
    const isFarEnough = offset(event) >= SWIPE_THRESHOLD_PX;
    startX.current = null;
    event.currentTarget.style.translate = '';
    if (isFarEnough && event.type === 'pointerup') onSwiped();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0 && !(event.target as Element).closest('button')) {
        startX.current = event.clientX;
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current !== null) event.currentTarget.style.translate = `${offset(event)}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
