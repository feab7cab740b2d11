import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import { endDevice, listDevices, type SignedInDevice } from '#contract/devices.ts';
import { deviceNotSignedOut, deviceSignedOut } from '../../content/account-notices.ts';
import { read, write } from '../../lib/api.ts';
import { formatRelative } from '../../lib/format-time.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.ts';

/** Where the account is signed in; every other place can be signed out from here. */
export function DeviceList() {
  const {
    data: devices,
    isPending,
    refetch,
  } = useQuery({
    queryKey: queryKeys.devices,
    queryFn: () => read(listDevices),
    refetchOnMount: 'always',
  });
  const queryClient = useQueryClient();
  const ending = useSingleMutation({
    mutationFn: ({ id }: SignedInDevice) => write(endDevice, undefined, { id }),
    onSuccess: () => toast(deviceSignedOut),
    onError: (error) => {
      toastFailure(error, deviceNotSignedOut);
      // It may have ended by itself: then the list is what is wrong.
      void queryClient.invalidateQueries({ queryKey: queryKeys.devices });
    },
  });
  const end = (device: SignedInDevice) =>
    ending.mutate(device, {
      onSuccess: () =>
        queryClient.setQueryData<SignedInDevice[]>(queryKeys.devices, (all) =>
          all?.filter(({ id }) => id !== device.id),
        ),
    });

  if (isPending) {
    return (
      <div aria-busy="true" className="py-3.5">
        <Skeleton className="h-12 w-full" />
      </div>
    );
  }
  if (!devices) return <LoadFailed what="The list of devices" onRetry={() => void refetch()} />;
  return (
    <ul aria-label="Signed-in devices" className="divide-y divide-line">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} isBusy={ending.isPending} onEnd={() => end(device)} />
      ))}
    </ul>
  );
}

type Row = { device: SignedInDevice; isBusy: boolean; onEnd: () => void };

function DeviceRow({ device, isBusy, onEnd }: Row) {
  const name = device.device || 'Unknown browser';
  const seen = device.isCurrent ? 'in use now' : `last seen ${formatRelative(device.lastSeenAt)}`;
  return (
    <li className="flex items-center gap-3 py-3">
      <Monitor aria-hidden="true" className="size-5 shrink-0 text-steel" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-sm">{name}</p>
        <p className="text-caption text-muted">
          {[device.network && `from ${device.network}`, seen].filter(Boolean).join(', ')}
        </p>
      </div>
      {device.isCurrent ? (
        <Tag tone="edge">This device</Tag>
      ) : (
        <Button variant="outline" size="sm" disabled={isBusy} aria-label={`Sign Out ${name}, ${seen}`} onClick={onEnd}>
          Sign Out
        </Button>
      )}
    </li>
  );
}
