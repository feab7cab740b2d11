import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addBet, type NewBet } from '#contract/bets/bets.ts';
import { write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';
import { useReader } from '../../lib/reader.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { type BetDraft, type DraftErrors, emptyDraft, gameLabel, readBetDraft } from './bet-draft.ts';
import { BetFields } from './bet-fields.tsx';
import { betGamesQuery, refreshBets } from './bets-queries.ts';

/** A bet by hand. A game that is chosen from the slate is settled by its score; any other by its bettor. */
export function AddBetDialog({ onClose }: { onClose: () => void }) {
  const { timeZone } = useReader();
  const [draft, setDraft] = useState(() => emptyDraft(new Date(), timeZone));
  const [errors, setErrors] = useState<DraftErrors>({});
  const { data: offered } = useQuery(betGamesQuery);
  const game = offered?.games.find((one) => gameLabel(one, timeZone) === draft.game);
  const queryClient = useQueryClient();
  const adding = useSingleMutation({
    mutationFn: (bet: NewBet) => write(addBet, bet),
    onSuccess: async ({ bet, isNew }) => {
      if (!isNew) return;
      await refreshBets(queryClient);
      toast({ title: 'Bet added', description: withMinusSigns(bet.bet) });
      onClose();
    },
  });
  const change = (part: Partial<BetDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors({});
    adding.reset();
  };
  const send = (again: boolean) => {
    const read = readBetDraft(draft, { game, timeZone });
    setErrors(read.errors);
    if (read.bet) adding.mutate({ ...read.bet, ...(again && { again }) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  const known = adding.data && !adding.data.isNew ? adding.data.bet : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a bet"
      description="Choose a game from the list and its score settles the bet; anything else you settle yourself."
      problem={adding.error ? failureText(adding.error, 'The bet was not added.') : null}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="add-bet" disabled={adding.isPending}>
            {adding.isPending ? 'Adding...' : 'Add Bet'}
          </Button>
        </>
      }
    >
      <form id="add-bet" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <BetFields draft={draft} errors={errors} game={game} offered={offered} onChange={change} />
      </form>
      {known ? (
        <Notice
          tone="steel"
          title="You have this bet already"
          action={
            <Button variant="outline" size="sm" disabled={adding.isPending} onClick={() => send(true)}>
              It is another one
            </Button>
          }
        >
          {withMinusSigns(known.bet)}
        </Notice>
      ) : null}
    </Dialog>
  );
}
