import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import {
  type AlertKind,
  addAlert,
  listAlerts,
  MOVED_POINTS,
  type NewAlert,
  STARTING_MINUTES,
} from '#contract/alerts.ts';
import { write } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { formatOdds, withMinusSigns } from '../../../lib/format-odds.ts';
import { useReader } from '../../../lib/reader.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import type { AlertableBet } from './alertable.ts';

const KINDS: readonly { kind: AlertKind; name: string; words: string }[] = [
  { kind: 'price', name: 'Price reached', words: 'The best price where you can bet is this or better.' },
  { kind: 'edge_gone', name: 'Edge gone', words: 'The best price is a pass.' },
  {
    kind: 'line_moved',
    name: 'Line moved',
    words: `The main line is another; without a line, the price moved by ${MOVED_POINTS} points of chance.`,
  },
  { kind: 'starting', name: 'Game starting', words: `${STARTING_MINUTES} minutes before the start.` },
];

type Props = { bets: readonly AlertableBet[]; about: string; onClose: () => void };

/** What is to be told of a bet, once. */
export function AlertDialog({ bets, about, onClose }: Props) {
  const { oddsFormat } = useReader();
  const [place, setPlace] = useState(0);
  const [kind, setKind] = useState<AlertKind>('price');
  const [price, setPrice] = useState('');
  const [problem, setProblem] = useState<string>();
  const queryClient = useQueryClient();
  const setting = useSingleMutation({
    mutationFn: (alert: NewAlert) => write(addAlert, alert),
    onSuccess: ({ isNew, alert }) => {
      void queryClient.invalidateQueries({ queryKey: [listAlerts.path] });
      toast({
        title: isNew ? 'Alert Set' : 'You have this alert already',
        description: `${withMinusSigns(alert.bet)}: told once. It stands under My Bets.`,
      });
      onClose();
    },
  });
  const of = bets[place];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!of) return;
    if (kind === 'price' && price.trim() === '') return setProblem('Enter the price to wait for.');
    setting.mutate({ kind, ...of.subject, ...(kind === 'price' && { price: price.trim() }) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Alert me"
      description={withMinusSigns(about)}
      problem={setting.error ? failureText(setting.error, 'The alert was not set.') : null}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="set-alert" disabled={setting.isPending}>
            {setting.isPending ? 'Setting...' : 'Set Alert'}
          </Button>
        </>
      }
    >
      <form id="set-alert" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {bets.length > 1 ? (
          <Select label="Bet" value={place} onChange={({ target }) => setPlace(Number(target.value))}>
            {bets.map(({ bet }, at) => (
              <option key={bet} value={at}>
                {withMinusSigns(bet)}
              </option>
            ))}
          </Select>
        ) : null}
        <KindChoice value={kind} isPick={of !== undefined && 'pickId' in of.subject} onChange={setKind} />
        {kind === 'price' ? (
          <Field
            label="Price to wait for"
            autoComplete="off"
            placeholder={of?.decimal ? `now ${formatOdds(oddsFormat, { decimal: of.decimal })}` : '+120'}
            data-autofocus=""
            value={price}
            error={problem}
            onChange={({ target }) => {
              setPrice(target.value);
              setProblem(undefined);
            }}
          />
        ) : null}
        <p className="text-caption text-muted">
          By mail, and in browsers where you turned that on under My Bets: once, at most 20 a day; none in your quiet
          hours, on a time-out or at a limit of yours.
        </p>
      </form>
    </Dialog>
  );
}

type ChoiceProps = { value: AlertKind; isPick: boolean; onChange: (kind: AlertKind) => void };

/** That an edge is gone is a verdict: it is told of picks that were shown. */
function KindChoice({ value, isPick, onChange }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1.5 font-medium text-sm">Tell me when</legend>
      {KINDS.filter(({ kind }) => isPick || kind !== 'edge_gone').map((one) => (
        <label
          key={one.kind}
          className="flex min-h-touch cursor-pointer items-center gap-3 rounded-control border border-transparent px-3 py-2 has-checked:border-outline has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-edge"
        >
          <input
            type="radio"
            name={name}
            value={one.kind}
            checked={value === one.kind}
            onChange={() => onChange(one.kind)}
            className="size-4 shrink-0 accent-edge"
          />
          <span className="min-w-0">
            <span className="block font-medium text-sm">{one.name}</span>
            <span className="block text-caption text-muted">{one.words}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
