import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getPush, type PushState, removePush, savePush } from '#contract/push.ts';
import { read, write } from '../../lib/api.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { type BrowserPush, readBrowserPush, subscribe, unsubscribe } from './browser-push.ts';

/** Whether this browser is told of alerts beside the mail. Needs the browser's own leave, which is asked for by the press. */
export function PushChoice() {
  const queryClient = useQueryClient();
  const server = useQuery({ queryKey: [getPush.path], queryFn: () => read(getPush) });
  const browser = useQuery({ queryKey: [getPush.path, 'browser'], queryFn: readBrowserPush });
  const isOn = server.data?.isOn === true && browser.data === 'on';
  const turning = useSingleMutation({
    mutationFn: async (key: string) => {
      if (isOn) {
        await write(removePush, undefined);
        return unsubscribe();
      }
      const endpoint = await subscribe(key);
      if (endpoint !== null) await write(savePush, { endpoint });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [getPush.path] }),
    onError: (error) => toastFailure(error, { title: 'Not Changed', fallback: 'The browser did not take it.' }),
  });
  if (!server.data || !browser.data) return null;
  const { key } = server.data;
  const canTurn = browser.data === 'off' || browser.data === 'on';
  return (
    <section
      aria-label="Notifications"
      className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium text-sm">Notifications in this browser</p>
        <p className="text-caption text-muted">{stateWords(browser.data, isOn, server.data)}</p>
      </div>
      {canTurn ? (
        <Button
          variant="outline"
          aria-label={`Turn notifications ${isOn ? 'off' : 'on'}`}
          disabled={turning.isPending}
          onClick={() => turning.mutate(key)}
        >
          {isOn ? 'Turn Off' : 'Turn On'}
        </Button>
      ) : null}
    </section>
  );
}

function stateWords(browser: BrowserPush, isOn: boolean, { browsers }: PushState): string {
  const others = browsers - (isOn ? 1 : 0);
  const elsewhere = others > 0 ? ` On in ${others} other${others === 1 ? '' : 's'}.` : '';
  if (browser === 'cannot')
    return `This browser cannot be told. On an iPhone or iPad, put Edgewise on the home screen first.${elsewhere}`;
  if (browser === 'forbidden')
    return `Blocked in this browser. Allow notifications for this site in its settings.${elsewhere}`;
  if (isOn)
    return `On until you sign out here. Nothing of an alert passes through the service that wakes it.${elsewhere}`;
  return `Off. Alerts come by mail alone.${elsewhere}`;
}
