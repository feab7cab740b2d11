import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addBet, listBets, type NewBet } from '#contract/bets/bets.ts';
import { STAKE_MAX_CENTS } from '#contract/bets/tracked-bet.ts';
import { write } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { formatOdds, withMinusSigns } from '../../../lib/format-odds.ts';
import { useReader } from '../../../lib/reader.ts';
import { typedCents } from '../../../lib/typed-cents.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Trackable } from './trackable.ts';
import { noteTracked } from './tracked.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The price and stake as they were really had; the rest is known. */
export function TrackDialog({ of, onClose }: { of: Trackable; onClose: () => void }) {
  const { oddsFormat } = useReader();
  const [price, setPrice] = useState(
    () => of.priceText ?? (of.decimal ? formatOdds(oddsFormat, { decimal: of.decimal }) : ''),
  );
  const [stake, setStake] = useState(of.stakeDollars === undefined ? '' : of.stakeDollars.toFixed(2));
  const [book, setBook] = useState(of.book ?? '');
  const [errors, setErrors] = useState<{ price?: string; stake?: string }>({});
  const queryClient = useQueryClient();
  const adding = useSingleMutation({
    mutationFn: (bet: NewBet) => write(addBet, bet),
    onSuccess: ({ isNew, bet }) => {
      void queryClient.invalidateQueries({ queryKey: [listBets.path] });
      noteTracked(of);
      toast({
        title: isNew ? 'Bet tracked' : 'You track this bet already',
        description: `${withMinusSigns(bet.bet)} is in My Bets.`,
      });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const stakeCents = typedCents(stake) ?? 0;
    const found = {
      ...((stakeCents <= 0 || stakeCents > STAKE_MAX_CENTS) && { stake: 'Enter the stake in dollars, such as 25.' }),
      ...(price.trim() === '' && { price: 'Enter the odds that you got.' }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    adding.mutate({
      ...subjectOf(of),
      ...(book.trim() && { book: book.trim() }),
      price: price.trim(),
      stakeCents,
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Track this bet"
      description={withMinusSigns(of.bet)}
      problem={adding.error ? failureText(adding.error, 'The bet was not tracked.') : null}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="track-bet" disabled={adding.isPending}>
            {adding.isPending ? 'Tracking...' : 'Track Bet'}
          </Button>
        </>
      }
    >
      <form id="track-bet" noValidate onSubmit={submit} className="grid gap-4 xs:grid-cols-2">
        <Field
          label="Stake ($)"
          inputMode="decimal"
          autoComplete="off"
          placeholder="25.00"
          data-autofocus=""
          value={stake}
          error={errors.stake}
          onChange={({ target }) => setStake(target.value)}
        />
        <Field
          label="Odds you got"
          autoComplete="off"
          value={price}
          error={errors.price}
          onChange={({ target }) => setPrice(target.value)}
        />
        <Field
          label="Book"
          autoComplete="off"
          className="xs:col-span-2"
          value={book}
          onChange={({ target }) => setBook(target.value)}
        />
      </form>
    </Dialog>
  );
}

/** What older answers lack is left out. */
function subjectOf({ bet, pickId, eventId, game, sport, startsAt }: Trackable): Pick<NewBet, 'bet'> {
  return {
    bet: bet.slice(0, 500),
    ...(pickId && UUID.test(pickId) && { pickId }),
    ...(eventId && { eventId: eventId.slice(0, 120) }),
    ...(game && { game: game.slice(0, 120) }),
    ...(sport && { sport: sport.slice(0, 120) }),
    ...(startsAt && { startsAt }),
  };
}
