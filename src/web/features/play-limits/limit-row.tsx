import { useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { type LimitChange, type PlayLimits, type SpendingLimit, setSpendingLimit } from '#contract/play-limits.ts';
import { write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useReader } from '../../lib/reader.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { type ToastContent, toast } from '../../ui/toast.ts';
import { pendingWords, usedWords, windowWords } from './limit-words.ts';
import { playLimitsQuery } from './limits-queries.ts';

/** One limit: what is used of it, what waits, and its own small form. */
export function LimitRow({ limit }: { limit: SpendingLimit }) {
  const [isEditing, setEditing] = useState(false);
  const { name, span } = windowWords[limit.window];
  const { timeZone } = useReader();
  const pending = pendingWords(limit, timeZone);
  const verb = limit.amount === null ? 'Set' : 'Change';
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
            aria-label={`${verb} the ${label}`}
            onClick={() => setEditing(true)}
          >
            {verb}
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
        error={error ?? (saving.error && failureText(saving.error, 'It was not saved. Please try again.'))}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
          saving.reset();
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

const AMOUNT = /^-?(\d+\.?\d*|\.\d+)$/;

type Reading = { change: LimitChange; error?: never } | { change?: never; error: string };

/** What the server's own words, which are for programs, would not say to a person. A limit is never taken away by an empty field. */
const ASKS: Record<SpendingLimit['unit'], string> = {
  money: 'Enter an amount in dollars',
  tokens: 'Enter a number of tokens',
};
const asks = ({ unit, amount }: Pick<SpendingLimit, 'unit' | 'amount'>): string =>
  `${ASKS[unit]}${amount === null ? '' : ', or take the limit away'}.`;

/** "$1,250.50" as it is typed, as the contract wants it, or what is wrong with it. */
function readLimit(limit: Pick<SpendingLimit, 'unit' | 'window' | 'amount'>, text: string): Reading {
  const { unit, window } = limit;
  const bare = text.replace(/[$,\s]/g, '');
  if (!AMOUNT.test(bare)) return { error: asks(limit) };
  const parsed = setSpendingLimit.body.safeParse({ unit, window, amount: Number(bare) });
  if (parsed.success) return { change: parsed.data };
  const words = parsed.error.issues[0]?.message ?? 'is not valid';
  return { error: words.charAt(0).toUpperCase() + words.slice(1) };
}

function useSetLimit({ onSaved }: { onSaved: () => void }) {
  const { timeZone } = useReader();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (change: LimitChange) => write(setSpendingLimit, change),
    onSuccess: (limits, change) => {
      queryClient.setQueryData(playLimitsQuery.queryKey, limits);
      toast(savedNotice(limits, change, timeZone));
      onSaved();
    },
  });
}

/** A raise waits, so the notice says until when. */
function savedNotice(
  { limits }: PlayLimits,
  { unit, window }: LimitChange,
  timeZone: string | undefined,
): ToastContent {
  const saved = limits.find((limit) => limit.unit === unit && limit.window === window);
  const pending = saved && pendingWords(saved, timeZone);
  if (pending) return { title: 'Limit Will Change', description: `${pending}. Until then the present one holds.` };
  return { title: 'Limit Saved', description: 'It holds from now on.' };
}
