import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SettingsForm } from './settings-form.tsx';
import { settingsQuery } from './settings-queries.ts';

/** The bettor's settings on the account's page; the chat has the same in a dialog. */
export function SettingsCard() {
  const { data, isPending, refetch } = useQuery(settingsQuery);
  return (
    <Panel title="Betting Settings" lead="Set once: picks, stakes, prices and times follow.">
      {isPending ? (
        <div aria-busy="true">
          {/* As high as the form, so that what stands below it stays. */}
          <Skeleton className="h-204 w-full sm:h-194" />
        </div>
      ) : null}
      {data ? <SettingsForm settings={data} saveLabel="Update Settings" /> : null}
      {isPending || data ? null : <LoadFailed what="The settings" onRetry={() => void refetch()} />}
    </Panel>
  );
}
