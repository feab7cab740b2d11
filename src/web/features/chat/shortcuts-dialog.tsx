import { Fragment } from 'react';
import { Button } from '../../ui/button.tsx';
import { CHECKBOX } from '../../ui/checkbox-looks.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SHORTCUTS } from './shortcuts.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  singleKeys: { areOn: boolean; set: (areOn: boolean) => void };
};

export function ShortcutsDialog({ open, onClose, singleKeys }: Props) {
  return (
    <Dialog
      open={open}
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
