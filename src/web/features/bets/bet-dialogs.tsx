import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { removeBet, settleBet } from '#contract/bets/bets.ts';
import { ToldResult, type TrackedBet } from '#contract/bets/tracked-bet.ts';
import { write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';
import { typedCents } from '../../lib/typed-cents.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';
import { STATES } from './bet-words.ts';
import { refreshBets } from './bets-queries.ts';

type Props = { bet: TrackedBet; onClose: () => void };

const ids = ({ id }: TrackedBet) => ({ id });

/** What came of a bet, as its bettor says. */
export function SettleDialog({ bet, onClose }: Props) {
  const [result, setResult] = useState(() => ToldResult.safeParse(bet.state).data ?? 'win');
  const [profit, setProfit] = useState('');
  const [error, setError] = useState<string>();
  const queryClient = useQueryClient();
  const saving = useSingleMutation({
    mutationFn: (body: { result: ToldResult | null; profitCents?: number }) => write(settleBet, body, ids(bet)),
    onSuccess: async () => {
      await refreshBets(queryClient);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cents = typedCents(profit);
    const isNeeded = result === 'cashout' || profit.trim() !== '';
    if (isNeeded && cents === undefined) return setError('Enter what it won or lost, such as 12.50 or -8.');
    setError(undefined);
    saving.mutate({ result, ...(cents !== undefined && { profitCents: cents }) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="How did it end?"
      description={withMinusSigns(bet.bet)}
      problem={saving.error ? failureText(saving.error, 'This was not saved.') : null}
      footer={
        <>
          {bet.settledBy === 'bettor' || bet.settledBy === 'book' ? (
            <Button variant="ghost" disabled={saving.isPending} onClick={() => saving.mutate({ result: null })}>
              Open it again
            </Button>
          ) : null}
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="settle-bet" disabled={saving.isPending}>
            {saving.isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form id="settle-bet" noValidate onSubmit={submit} className="grid gap-4 xs:grid-cols-2">
        <Select
          label="Result"
          value={result}
          onChange={({ target }) => setResult(ToldResult.safeParse(target.value).data ?? result)}
        >
          {ToldResult.options.map((option) => (
            <option key={option} value={option}>
              {STATES[option]}
            </option>
          ))}
        </Select>
        <Field
          label="Profit ($)"
          inputMode="text"
          autoComplete="off"
          placeholder={result === 'cashout' ? '-8.00' : 'From the odds'}
          description={
            result === 'cashout' ? 'What the book paid, less the stake' : 'Only if the book paid something else'
          }
          value={profit}
          error={error}
          onChange={({ target }) => setProfit(target.value)}
        />
      </form>
    </Dialog>
  );
}

export function RemoveDialog({ bet, onClose }: Props) {
  const queryClient = useQueryClient();
  const removing = useSingleMutation({
    mutationFn: () => write(removeBet, undefined, ids(bet)),
    onSuccess: async () => {
      await refreshBets(queryClient);
      toast({ title: 'Bet deleted', description: withMinusSigns(bet.bet) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete this bet?"
      description={`${withMinusSigns(bet.bet)} leaves your list and your figures.`}
      problem={removing.error ? failureText(removing.error, 'The bet was not deleted.') : null}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="destructive" disabled={removing.isPending} onClick={() => removing.mutate()}>
            {removing.isPending ? 'Deleting...' : 'Delete Bet'}
          </Button>
        </>
      }
    />
  );
}
