import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { ALERTS_PATH, addAlert, listAlerts, type NewAlert } from '#contract/alerts.ts';
import { write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { readOffer } from './read-offer.ts';

/** An alert that was asked for in the chat: its link leads here, and the press sets it. */
export function OfferedAlert() {
  const offer = readOffer(useSearch());
  const [, go] = useLocation();
  const queryClient = useQueryClient();
  const leave = () => go(ALERTS_PATH, { replace: true });
  const setting = useSingleMutation({
    mutationFn: (alert: NewAlert) => write(addAlert, alert),
    onSuccess: ({ isNew, alert }) => {
      void queryClient.invalidateQueries({ queryKey: [listAlerts.path] });
      toast({ title: isNew ? 'Alert Set' : 'You have this alert already', description: withMinusSigns(alert.bet) });
      leave();
    },
  });
  if (!offer) return null;
  const { label, alert } = offer;
  return (
    <section
      aria-label="Set this alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-edge/50 bg-surface p-4 sm:p-6"
    >
      <div className="min-w-0">
        <p className="text-lead">
          Tell me when <b className="font-semibold">{withMinusSigns(label)}</b> is{' '}
          <b className="numeral font-semibold">{withMinusSigns(alert.price ?? '')}</b> or better
        </p>
        <Problem>{setting.error ? failureText(setting.error, 'The alert was not set.') : null}</Problem>
      </div>
      <div className="flex gap-2">
        <Button disabled={setting.isPending} onClick={() => setting.mutate(alert)}>
          {setting.isPending ? 'Setting...' : 'Set Alert'}
        </Button>
        <Button variant="outline" onClick={leave}>
          Not Now
        </Button>
      </div>
    </section>
  );
}
