import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type Alert, type AlertList, listAlerts, removeAlert } from '#contract/alerts.ts';
import { read, write } from '../../lib/api.ts';
import { formatOdds, withMinusSigns } from '../../lib/format-odds.ts';
import { formatMoment, formatStart } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SportSign } from '../../ui/sport-sign.tsx';
import { PushChoice } from './push-choice.tsx';
import { QuietHours } from './quiet-hours.tsx';

/** The alerts that wait, what was told, and when nothing is. */
export function AlertsPanel() {
  const { data, isPending, refetch } = useQuery({
    queryKey: [listAlerts.path],
    queryFn: () => read(listAlerts),
    refetchOnMount: 'always',
  });
  // It stands last on its page: what comes late pushes nothing.
  if (isPending) return null;
  return (
    <Panel
      title="Alerts"
      lead="By mail and in browsers that you turn on, each once, at most 20 a day. None on a time-out or at a limit of yours."
    >
      {data ? <Known list={data} /> : <LoadFailed what="Your alerts" onRetry={() => void refetch()} />}
    </Panel>
  );
}

function Known({ list }: { list: AlertList }) {
  const waiting = list.alerts.filter(({ firedAt }) => firedAt === null);
  const told = list.alerts.filter(({ firedAt }) => firedAt !== null);
  return (
    <>
      {waiting.length === 0 ? (
        <p className="text-muted text-sm">
          None is set. Press “Alert me” on a pick, a bet or a game of the odds board, or say it in the chat: “tell me
          when the Bills moneyline hits +120”.
        </p>
      ) : (
        <ul aria-label="Alerts that wait" className="divide-y divide-line">
          {waiting.map((alert) => (
            <Waiting key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
      {told.length > 0 ? (
        <details className="group text-sm">
          <FoldSummary className="min-h-touch font-semibold" chevron="text-muted">
            {`Told (${told.length})`}
          </FoldSummary>
          <ul className="divide-y divide-line">
            {told.map((alert) => (
              <Told key={alert.id} alert={alert} />
            ))}
          </ul>
        </details>
      ) : null}
      <PushChoice />
      <QuietHours quiet={list.quiet} timeZone={list.timeZone} />
    </>
  );
}

function Waiting({ alert }: { alert: Alert }) {
  const { oddsFormat, timeZone } = useReader();
  const queryClient = useQueryClient();
  const removing = useSingleMutation({
    mutationFn: () => write(removeAlert, undefined, { id: alert.id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listAlerts.path] }),
    onError: (error) => toastFailure(error, { title: 'Not Removed', fallback: 'Please try again.' }),
  });
  return (
    <li className="flex items-center justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 text-caption text-muted">
          <SportSign sport={alert.sport} />
          {alert.sport}
          <span className="wrap-anywhere">{alert.game}</span>
          <time dateTime={alert.startsAt}>{formatStart(alert.startsAt, new Date(), timeZone)}</time>
        </p>
        <p className="wrap-anywhere">
          <span className="font-semibold">{withMinusSigns(alert.bet)}</span>{' '}
          <span className="text-muted text-sm">{waitWords(alert, oddsFormat)}</span>
        </p>
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Remove the alert on ${alert.bet}`}
        disabled={removing.isPending}
        onClick={() => removing.mutate()}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </li>
  );
}

function waitWords({ kind, target }: Alert, format: Parameters<typeof formatOdds>[0]): string {
  if (kind === 'price') return `at ${target ? formatOdds(format, target) : 'a price'} or better`;
  return { edge_gone: 'when its edge is gone', line_moved: 'when it moves', starting: 'before its game starts' }[kind];
}

function Told({ alert: { said, firedAt } }: { alert: Alert }) {
  const { timeZone } = useReader();
  return (
    <li className="py-2.5 text-muted">
      <span className="wrap-anywhere block text-text">{withMinusSigns(said ?? '')}</span>
      {firedAt ? <time dateTime={firedAt}>{formatMoment(firedAt, timeZone)}</time> : null}
    </li>
  );
}
