import { type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { enterModalLayer } from './modal-layer.ts';
import { Problem } from './problem.tsx';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Why what was asked for was not done, where no field of the content says it. */
  problem?: ReactNode;
  /** Buttons, right-aligned under the content. */
  footer?: ReactNode;
  /** `left` is a sheet over the whole height, for phones. */
  placement?: 'center' | 'left';
  className?: string;
};

const placements = {
  center: 'm-auto max-h-[85dvh] w-[min(32rem,calc(100vw-2rem))] animate-appear rounded-card border',
  left: 'm-0 h-dvh max-h-dvh w-[min(20rem,calc(100vw-3rem))] border-r',
};

/** The way out stays in reach however long the content is. */
const footers = {
  center: 'sticky bottom-0 -mx-5 -mt-3 -mb-5 bg-surface px-5 pt-3 pb-5',
  left: 'sticky bottom-0 -mx-5 -mb-5 border-line border-t bg-surface px-5 py-3',
};

const isTouch = (): boolean => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/** Where the first control is a field, a phone's keyboard would cover what was opened. */
function keepKeyboardShut(dialog: HTMLDialogElement): void {
  if (!document.activeElement?.matches('input, textarea, select')) return;
  dialog.tabIndex = -1;
  dialog.focus();
}

/**
 * Opens a dialog once it is in the page, and closes it while it still is: only then does the browser give the focus
 * back to where it was.
 */
function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  // The way on, where the content names one; else the browser's choice, the first control.
  const wayOn = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (wayOn) wayOn.focus();
  else if (isTouch()) keepKeyboardShut(dialog);
  const leaveLayer = enterModalLayer(dialog);
  return () => {
    leaveLayer();
    dialog.close();
  };
}

/**
 * The browser's own modal: it traps the focus, gives it back, closes on Escape and makes the page behind it inert,
 * and unlike a scripted one it needs no injected style.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  problem,
  footer,
  placement = 'center',
  className,
}: DialogProps) {
  const id = useId();
  const isPressedBeside = useRef(false);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, the browser brings it as `cancel`.
    <dialog
      ref={showModal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        // React brings it from a dialog that was opened in this one too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // A text that is marked from inside to outside ends beside the dialog, and is no press there.
        if (event.target === event.currentTarget && isPressedBeside.current) onClose();
      }}
      className={classNames(
        'max-w-none overflow-auto border-line-strong bg-surface p-0 text-text backdrop:bg-bg/75',
        // What gets the focus is not left under the footer.
        footer ? 'scroll-pb-24' : '',
        placements[placement],
        className,
      )}
    >
      <div className="flex min-h-full flex-col gap-4 p-5">
        <div className="flex flex-col gap-1">
          <h2 id={`${id}-title`} className="text-lg">
            {title}
          </h2>
          {description ? (
            <p id={`${id}-description`} className="text-muted">
              {description}
            </p>
          ) : null}
        </div>
        {children}
        <Problem>{problem}</Problem>
        {footer ? (
          <div className={classNames('flex flex-wrap justify-end gap-2', footers[placement])}>{footer}</div>
        ) : null}
      </div>
    </dialog>
  );
}
