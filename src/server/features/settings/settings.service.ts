import type { BettorSettings, SettingsChange } from '#contract/settings.ts';
import { isTimeZone } from '#engine/questions/time-zone.ts';
import type { Db } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { lockSettings, type SettingsRow, updateSettings } from './settings.repo.ts';

export type SettingsDeps = { db: Db; slate: Pick<SlateService, 'current'> };

/** As it is stored, in the words of the contract: cents become dollars, what was never set its default. */
export const toSettings = ({ settings, timeZone }: SettingsRow): BettorSettings => ({
  oddsFormat: settings.oddsFormat ?? 'american',
  timeZone,
  bankroll: toDollars(settings.bankrollCents),
  unit: toDollars(settings.unitCents),
  sportsbooks: settings.sportsbooks ?? [],
});

/** Changes what is sent and keeps the rest. @throws AppError invalid_input that names what cannot be. */
export async function changeSettings(
  deps: SettingsDeps,
  userId: string,
  change: SettingsChange,
): Promise<BettorSettings> {
  if (change.timeZone != null && !isTimeZone(change.timeZone)) {
    throw new AppError('invalid_input', 'timeZone must be an IANA name such as America/New_York');
  }
  if (change.sportsbooks) await assertBooks(deps, change.sportsbooks);
  return deps.db.transaction(async (tx) => {
    const before = await lockSettings(tx, userId);
    if (!before) throw new AppError('unauthenticated', 'Unauthorized');
    const after = applyChange(before, change);
    const { bankrollCents, unitCents } = after.settings;
    if (bankrollCents !== undefined && unitCents !== undefined && unitCents > bankrollCents) {
      throw new AppError('invalid_input', 'unit must not be more than the bankroll');
    }
    await updateSettings(tx, userId, after);
    return toSettings(after);
  });
}

async function assertBooks({ slate }: SettingsDeps, keys: readonly string[]): Promise<void> {
  const { bookTitles } = await slate.current();
  const unknown = keys.find((key) => !bookTitles.has(key));
  if (unknown !== undefined) throw new AppError('invalid_input', `sportsbooks: no book is known as ${unknown}`);
}

function applyChange({ settings, timeZone }: SettingsRow, change: SettingsChange): SettingsRow {
  const { oddsFormat = settings.oddsFormat } = change;
  const sportsbooks = change.sportsbooks ? [...new Set(change.sportsbooks)].sort() : settings.sportsbooks;
  const bankrollCents = change.bankroll === undefined ? settings.bankrollCents : toCents(change.bankroll);
  const unitCents = change.unit === undefined ? settings.unitCents : toCents(change.unit);
  return {
    timeZone: change.timeZone === undefined ? timeZone : change.timeZone,
    settings: {
      ...(oddsFormat !== undefined && { oddsFormat }),
      ...(sportsbooks !== undefined && { sportsbooks }),
      ...(bankrollCents !== undefined && { bankrollCents }),
      ...(unitCents !== undefined && { unitCents }),
    },
  };
}

const toCents = (dollars: number | null): number | undefined =>
  dollars === null ? undefined : Math.round(dollars * 100);

const toDollars = (cents: number | undefined): number | null => (cents === undefined ? null : cents / 100);
