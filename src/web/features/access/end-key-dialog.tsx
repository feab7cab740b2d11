import { useQueryClient } from '@tanstack/react-query';
import { type AccessKey, endKey } from '#contract/access.ts';
import { write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { accessKeysQuery } from './access-queries.ts';

export function EndKeyDialog({ entry, onClose }: { entry: AccessKey; onClose: () => void }) {
  const queryClient = useQueryClient();
  const ending = useSingleMutation({
    mutationFn: () => write(endKey, undefined, { id: entry.id }),
    onSuccess: (keys) => {
      queryClient.setQueryData(accessKeysQuery.queryKey, keys);
      toast({ title: 'Key Ended', description: `${entry.name} lets nobody in any more.` });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`End ${entry.name}?`}
      description="Whatever uses this key is refused from its next question on. It cannot be brought back."
      problem={ending.error ? failureText(ending.error, 'The key could not be ended. Please try again.') : undefined}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="destructive" disabled={ending.isPending} onClick={() => ending.mutate()}>
            {ending.isPending ? 'Ending...' : 'End Key'}
          </Button>
        </>
      }
    />
  );
}
