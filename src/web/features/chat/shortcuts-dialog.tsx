import { Fragment } from 'react';
import { Button } from '../../ui/button.tsx';
import { CHECKBOX } from '../../ui/checkbox-looks.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** As the help shows them: what it does, and the keys, alternatives apart. */
const SHORTCUTS: readonly { does: string; keys: readonly (readonly string[])[] }[] = [
  { does: 'Send the question', keys: [['Enter']] },
  { does: 'Break the line', keys: [['Shift', 'Enter']] },
  { does: 'Stop a running answer', keys: [['Esc']] },
  { does: 'Edit the last question (in an empty field)', keys: [['↑']] },
  { does: 'New chat', keys: [['Ctrl', 'Shift', 'O']] },
  { does: 'Show or hide the chat history', keys: [['Ctrl', 'B']] },
  { does: 'Search the chats', keys: [['Ctrl', 'K']] },
  { does: 'Go to the question field', keys: [['/']] },
  { does: 'Next bet, bet before', keys: [['J'], ['K']] },
  { does: 'Go to the notices', keys: [['F8']] },
  { does: 'This help', keys: [['?'], ['Ctrl', '/']] },
];

type Props = {
  onClose: () => void;
  singleKeys: { areOn: boolean; set: (areOn: boolean) => void };
};

export function ShortcutsDialog({ onClose, singleKeys }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keyboard shortcuts"
      footer={
        <Button data-autofocus="" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className="flex flex-col divide-y divide-line">
        {SHORTCUTS.map(({ does, keys }) => (
          <div key={does} className="flex min-h-9 items-center justify-between gap-4 py-1.5">
            <dt className="text-sm">{does}</dt>
            <dd className="flex shrink-0 flex-wrap items-center justify-end gap-1 text-faint text-xs">
              {keys.map((combination, position) => (
                <Fragment key={combination.join(' ')}>
                  {position > 0 ? <span className="px-0.5">or</span> : null}
                  <Keys combination={combination} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-caption text-muted">On a Mac, Cmd works like Ctrl.</p>
      <label className="flex min-h-touch items-center gap-3 text-sm sm:min-h-9">
        <input
          type="checkbox"
          className={CHECKBOX}
          checked={singleKeys.areOn}
          onChange={({ target }) => singleKeys.set(target.checked)}
        />
        Use the single keys J, K, / and ?
      </label>
    </Dialog>
  );
}

function Keys({ combination }: { combination: readonly string[] }) {
  return (
    <span className="flex items-center gap-1">
      {combination.map((key) => (
        <kbd
          key={key}
          className="numeral grid h-6 min-w-6 place-items-center rounded-inner border border-line-strong bg-raised px-1.5 text-2xs text-text"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
