import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { Remembered } from '#contract/chat.ts';
import { returnToQuestion } from './question-field.ts';

type Props = {
  chips: readonly Remembered[];
  /** What was taken away last. */
  forgotten: string | undefined;
  forget: (chip: Remembered) => void;
};

/** What the chat goes by, above the question that it will be used for. On a phone it scrolls sideways in a row of its own. */
export function RememberedChips({ chips, forgotten, forget }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const refocus = useFocusAfterRemoval(list, chips);
  return (
    <>
      <p role="status" className="sr-only">
        {forgotten === undefined ? null : `Forgotten: ${forgotten}`}
      </p>
      {chips.length === 0 ? null : (
        <ul
          ref={list}
          aria-label="Remembered in this chat"
          className="relative -mx-1 -my-1.5 flex gap-2 overflow-auto px-1 py-1.5 [scrollbar-width:none] max-sm:[mask-image:linear-gradient(to_right,black_88%,transparent)] sm:max-h-30 sm:flex-wrap"
        >
          {chips.map((chip, at) => (
            <li key={chip.key} className="shrink-0 max-sm:last:pr-10">
              <span className="flex h-8 items-center rounded-full border border-line-strong bg-surface pl-3 text-caption text-muted">
                <span className="whitespace-nowrap">{chip.label}</span>
                <button
                  type="button"
                  aria-label={`Forget: ${chip.label}`}
                  title="Forget this"
                  onClick={() => {
                    refocus(at);
                    forget(chip);
                  }}
                  className="relative inline-flex size-8 items-center justify-center rounded-full text-faint transition-colors after:absolute after:-inset-1.5 hover:text-text"
                >
                  <X aria-hidden="true" className="size-3.5" />
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** From a chip that goes to the one that takes its place, or the last one, or the question. */
function useFocusAfterRemoval(
  list: { current: HTMLUListElement | null },
  chips: readonly Remembered[],
): (at: number) => void {
  const gone = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at with each change of the chips.
  useLayoutEffect(() => {
    const at = gone.current;
    if (at === null) return;
    gone.current = null;
    if (document.activeElement !== document.body) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[at] ?? buttons.at(-1);
    if (next) next.focus();
    else returnToQuestion();
  }, [list, chips.length]);
  return (at) => {
    gone.current = at;
  };
}
