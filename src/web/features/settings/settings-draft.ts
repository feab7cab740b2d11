import { type BettorSettings, type SettingsChange, updateSettings } from '#contract/settings.ts';

/** The form as it stands: money is the text that was typed, an empty time zone the browser's. */
export type SettingsDraft = {
  oddsFormat: BettorSettings['oddsFormat'];
  timeZone: string;
  bankroll: string;
  unit: string;
  sportsbooks: readonly string[];
  /** Empty: none is named. */
  state: string;
};

export type SettingsErrors = Partial<Record<keyof SettingsDraft, string>>;

export const toDraft = (settings: BettorSettings): SettingsDraft => ({
  oddsFormat: settings.oddsFormat,
  timeZone: settings.timeZone ?? '',
  bankroll: settings.bankroll === null ? '' : String(settings.bankroll),
  unit: settings.unit === null ? '' : String(settings.unit),
  sportsbooks: settings.sportsbooks,
  state: settings.state ?? '',
});

/** What to send, or what is wrong by field, in the contract's words. */
export function readDraft(
  draft: SettingsDraft,
): { change: SettingsChange; errors?: never } | { change?: never; errors: SettingsErrors } {
  const values = {
    oddsFormat: draft.oddsFormat,
    timeZone: draft.timeZone === '' ? null : draft.timeZone,
    bankroll: readDollars(draft.bankroll),
    unit: readDollars(draft.unit),
    sportsbooks: [...draft.sportsbooks],
    state: draft.state === '' ? null : draft.state,
  };
  const parsed = updateSettings.body.safeParse(values);
  if (!parsed.success) return { errors: errorsOf(parsed.error.issues) };
  const { bankroll, unit } = parsed.data;
  if (bankroll != null && unit != null && unit > bankroll) {
    return { errors: { unit: 'Unit must not be more than the bankroll' } };
  }
  return { change: parsed.data };
}

/** "$1,250.50" as it is typed; nothing typed takes the value back, and what is no number is left to the contract. */
function readDollars(text: string): number | null {
  const bare = text.replace(/[$,\s]/g, '');
  return bare === '' ? null : Number(bare);
}

function errorsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): SettingsErrors {
  const errors: SettingsErrors = {};
  for (const { path, message } of issues) {
    const field = FIELDS.find((name) => name === path[0]);
    if (field) errors[field] ??= message.charAt(0).toUpperCase() + message.slice(1);
  }
  return errors;
}

const FIELDS = ['oddsFormat', 'timeZone', 'bankroll', 'unit', 'sportsbooks', 'state'] as const;
