import { Clock } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { SpendingLimit } from '#contract/play-limits.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { readLimit } from './limit-draft.ts';
import { pendingWords, usedWords, windowWords } from './limit-words.ts';
import { useSetLimit } from './use-set-limit.ts';

/** One limit: what is used of it, what waits, and its own small form. */
export function LimitRow({ limit }: { limit: SpendingLimit }) {
  const [isEditing, setEditing] = useState(false);
  const { name, span } = windowWords[limit.window];
  const pending = pendingWords(limit);
  const label = `${name} ${limit.unit === 'money' ? 'spending' : 'token'} limit`;
  return (
    <li className="flex flex-col gap-2.5 py-3.5">
      <div className="flex items-center gap-x-3">
        <div className="min-w-0 flex-1">
          <p className="font-medium">{name}</p>
          <p className="text-caption text-muted">
            <span className="tabular-nums">{usedWords(limit)}</span> in {span}
            {limit.amount === null && ', no limit'}
          </p>
        </div>
        {isEditing ? null : (
          <Button
            variant="outline"
            size="sm"
            className="shrink-0"
            aria-label={`Change the ${label}`}
            onClick={() => setEditing(true)}
          >
            {limit.amount === null ? 'Set' : 'Change'}
          </Button>
        )}
      </div>
      {limit.amount === null ? null : <UsedBar limit={limit} />}
      {pending ? (
        <p className="flex items-center gap-1.5 text-amber text-caption">
          <Clock aria-hidden="true" className="size-3.5 shrink-0" />
          {pending}
        </p>
      ) : null}
      {isEditing ? <LimitForm limit={limit} label={label} onDone={() => setEditing(false)} /> : null}
    </li>
  );
}

function UsedBar({ limit: { used, amount } }: { limit: SpendingLimit }) {
  const share = amount ? used / amount : 1;
  const left = 1 - share;
  return <Bar share={share} fill={left > 0.2 ? 'fill-steel' : left > 0 ? 'fill-amber' : 'fill-red'} />;
}

function LimitForm({ limit, label, onDone }: { limit: SpendingLimit; label: string; onDone: () => void }) {
  const [text, setText] = useState(limit.amount === null ? '' : String(limit.amount));
  const [error, setError] = useState<string>();
  const saving = useSetLimit({ onSaved: onDone });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { change, error: found } = readLimit(limit, text);
    setError(found);
    if (change) saving.mutate(change);
  };
  const { unit, window } = limit;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field
        label={unit === 'money' ? `${label} ($)` : label}
        inputMode={unit === 'money' ? 'decimal' : 'numeric'}
        autoComplete="off"
        autoFocus
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {limit.amount === null ? null : (
          <Button
            variant="ghost"
            size="sm"
            className="mr-auto"
            disabled={saving.isPending}
            onClick={() => saving.mutate({ unit, window, amount: null })}
          >
            No limit
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
