import { useQueryClient } from '@tanstack/react-query';
import { type ProfileChange, updateProfile } from '#contract/profile.ts';
import { profileNotUpdated, profileUpdated } from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { toast } from '../../ui/toast.ts';

/** The header, and whatever else shows the user, follows what was saved. */
export function useUpdateProfile({ onSaved }: { onSaved: () => void }) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (change: ProfileChange) => write(updateProfile, change),
    onSuccess: (user) => {
      queryClient.setQueryData(queryKeys.currentUser, user);
      toast(profileUpdated);
      onSaved();
    },
    onError: () => toast(profileNotUpdated),
  });
}
