import { useQueryClient } from '@tanstack/react-query';
import { type BettorSettings, type SettingsChange, updateSettings } from '#contract/settings.ts';
import { write } from '../../lib/api.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { toast } from '../../ui/toast.ts';
import { settingsQuery } from './settings-queries.ts';

/** Everything on the screen that follows the settings does so as soon as they are saved. */
export function useSaveSettings({ onSaved }: { onSaved: (settings: BettorSettings) => void }) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (change: SettingsChange) => write(updateSettings, change),
    onSuccess: (settings) => {
      queryClient.setQueryData(settingsQuery.queryKey, settings);
      toast({ title: 'Settings saved', description: 'Your next answers follow them.' });
      onSaved(settings);
    },
    onError: (error) =>
      toastFailure(
        error,
        { title: 'Settings not saved', fallback: 'Please check what you entered.' },
        { title: 'Error', description: 'The server could not be reached. Please try again.', variant: 'destructive' },
      ),
  });
}
