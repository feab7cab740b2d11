import { useQuery, useQueryClient } from '@tanstack/react-query';
import { decideScore, listScoreReviews, type ScoreReview } from '#contract/admin-scores.ts';
import { read, write } from '../../lib/api.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { useIdentityCheck } from '../../lib/identity-check.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast.ts';
import { at, useIsOwner, usePortal } from './portal.ts';

const KEY = ['portal', 'scores'];
type Claim = ScoreReview['claims'][number];

/** What no source alone may settle: somebody looks it up and says which score it was. Nothing stands here where nothing waits. */
export function ScoreReviews() {
  const { path } = usePortal();
  const list = useQuery({ queryKey: KEY, queryFn: () => read(at(listScoreReviews, path)), refetchOnMount: 'always' });
  if (list.isError) return <LoadFailed what="The scores that wait" onRetry={() => void list.refetch()} />;
  if (!list.data || list.data.length === 0) return null;
  return (
    <Panel
      title="Scores That Wait for You"
      lead="An owner looks the score up and decides: bets are graded by it, and sources change nothing of that game any more."
      layout="rows"
    >
      {list.data.map((review) => (
        <Review key={review.eventId} review={review} />
      ))}
    </Panel>
  );
}

function Review({ review: { eventId, why, claims, since, sport, home, away, startsAt } }: { review: ScoreReview }) {
  const { path } = usePortal();
  const isOwner = useIsOwner();
  const { whenSure } = useIdentityCheck();
  const queryClient = useQueryClient();
  const deciding = useSingleMutation({
    mutationFn: ({ status, homeScore, awayScore }: Claim) =>
      whenSure(() => write(at(decideScore, path), { eventId, status, homeScore, awayScore })),
    onSuccess: async ({ decided }) => {
      await queryClient.invalidateQueries({ queryKey: KEY });
      toast({ title: decided ? 'Score Decided' : 'Nothing waits here any more', description: `${away} @ ${home}` });
    },
    onError: (error) => toastFailure(error, { title: 'Not Decided', fallback: 'The score was not saved.' }),
  });
  return (
    <div className="flex flex-col gap-3 py-4">
      <div>
        <p className="text-caption text-muted">{`${sport}, started ${formatMoment(startsAt)}, waits since ${formatMoment(since)}`}</p>
        <p className="wrap-anywhere font-semibold">{`${away} @ ${home}`}</p>
        <p className="text-caption text-muted">
          {why === 'contradiction'
            ? 'The sources contradict each other, so nothing stands.'
            : 'This score changed a day or more after it stood. The first one goes on standing.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {claims.map((claim, position) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: two sources may say the same
            key={position}
            variant="outline"
            size="sm"
            disabled={deciding.isPending || !isOwner}
            aria-label={`Decide ${away} @ ${home}: ${endingOf(claim)}, as ${claim.sourceName} says`}
            onClick={() => deciding.mutate(claim)}
          >
            <span className="numeral">{endingOf(claim)}</span>
            <span className="text-muted">{claim.sourceName}</span>
          </Button>
        ))}
        <Button
          variant="outline"
          size="sm"
          disabled={deciding.isPending || !isOwner}
          aria-label={`Decide ${away} @ ${home}: void`}
          onClick={() => deciding.mutate({ sourceName: '', status: 'abandoned', homeScore: null, awayScore: null })}
        >
          Void
        </Button>
      </div>
    </div>
  );
}

/** The away side's first, as the game is written. */
const endingOf = ({ status, homeScore, awayScore }: Claim): string =>
  status === 'final' ? `${awayScore}–${homeScore}` : status;
