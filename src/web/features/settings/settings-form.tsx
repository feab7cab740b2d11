import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type BettorSettings, type SettingsChange, updateSettings } from '#contract/settings.ts';
import { write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { formatMoney } from '../../lib/format-odds.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { OddsFormatChoice } from './odds-format-choice.tsx';
import { readDraft, type SettingsDraft, type SettingsErrors, toDraft } from './settings-draft.ts';
import { settingsQuery } from './settings-queries.ts';
import { SportsbookPicker } from './sportsbook-picker.tsx';
import { StateSelect } from './state-select.tsx';
import { TimeZoneSelect } from './time-zone-select.tsx';

type Props = {
  settings: BettorSettings;
  onSaved?: () => void;
  /** Absent where there is nothing to go back to. */
  onCancel?: () => void;
  actionsClassName?: string;
  /** Where another form on the page has its own Save. */
  saveLabel?: string;
};

/** What a bettor sets once. Stands in a dialog or on a page. */
export function SettingsForm({ settings, onSaved, onCancel, actionsClassName, saveLabel = 'Save' }: Props) {
  const [draft, setDraft] = useState(() => toDraft(settings));
  const [errors, setErrors] = useState<SettingsErrors>({});
  const saving = useSaveSettings({ onSaved: () => onSaved?.() });
  const change = (part: Partial<SettingsDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors({});
    saving.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { change: next, errors: found } = readDraft(draft);
    setErrors(found ?? {});
    if (next) saving.mutate(next);
  };

  return (
    <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-5">
      <SportsbookPicker
        chosen={draft.sportsbooks}
        onChange={(sportsbooks) => change({ sportsbooks })}
        error={errors.sportsbooks}
      />
      <StateSelect value={draft.state} onChange={(state) => change({ state })} error={errors.state} />
      <OddsFormatChoice value={draft.oddsFormat} onChange={(oddsFormat) => change({ oddsFormat })} />
      <TimeZoneSelect value={draft.timeZone} onChange={(timeZone) => change({ timeZone })} error={errors.timeZone} />
      <div className="grid gap-4 xs:grid-cols-2">
        <Field
          label="Bankroll ($)"
          inputMode="decimal"
          autoComplete="off"
          placeholder="Not set"
          value={draft.bankroll}
          onChange={({ target }) => change({ bankroll: target.value })}
          error={errors.bankroll}
        />
        <Field
          label="Unit ($)"
          inputMode="decimal"
          autoComplete="off"
          placeholder={unitHint(draft)}
          description="Empty: 1% of the bankroll"
          value={draft.unit}
          onChange={({ target }) => change({ unit: target.value })}
          error={errors.unit}
        />
      </div>
      <Problem>
        {saving.error ? `Not saved. ${failureText(saving.error, 'Please check what you entered.')}` : null}
      </Problem>
      <div className={classNames('flex flex-wrap justify-end gap-2', actionsClassName)}>
        {onCancel ? (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
        <Button type="submit" disabled={saving.isPending}>
          {saving.isPending ? 'Saving...' : saveLabel}
        </Button>
      </div>
    </form>
  );
}

/** What a unit is while none is set. */
function unitHint(draft: SettingsDraft): string {
  const bankroll = readDraft({ ...draft, unit: '' }).change?.bankroll;
  return bankroll == null ? 'Not set' : formatMoney(Math.floor(bankroll));
}

/** Everything on the screen that follows the settings does so as soon as they are saved. */
function useSaveSettings({ onSaved }: { onSaved: (settings: BettorSettings) => void }) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (change: SettingsChange) => write(updateSettings, change),
    onSuccess: (settings) => {
      queryClient.setQueryData(settingsQuery.queryKey, settings);
      toast({ title: 'Settings saved', description: 'Your next answers follow them.' });
      onSaved(settings);
    },
  });
}
