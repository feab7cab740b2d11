import type { BettorSettings, SettingsChange } from '#contract/settings.ts';
import { isUnitTooLarge, UNIT_TOO_LARGE, unknownSetting } from '#research/settings/settings-change.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { lockSettings, type SettingsRow, updateSettings } from './settings.repo.ts';

export type SettingsDeps = { db: Db; slate: Pick<SlateService, 'current'> };

const NO_BOOKS: ReadonlyMap<string, string> = new Map();

/** As it is stored, in the words of the contract: cents become dollars, what was never set its default. */
export const toSettings = ({ settings, timeZone }: SettingsRow): BettorSettings => ({
  oddsFormat: settings.oddsFormat ?? 'american',
  timeZone,
  bankroll: toDollars(settings.bankrollCents),
  unit: toDollars(settings.unitCents),
  sportsbooks: settings.sportsbooks ?? [],
  state: settings.state ?? null,
});

/** Changes what is sent and keeps the rest. @throws AppError invalid_input that names what cannot be. */
export async function changeSettings(
  deps: SettingsDeps,
  userId: string,
  change: SettingsChange,
): Promise<BettorSettings> {
  const books = change.sportsbooks ? (await deps.slate.current()).bookTitles : NO_BOOKS;
  const unknown = unknownSetting(change, books);
  if (unknown) throw new AppError('invalid_input', unknown.message);
  return deps.db.transaction(async (tx) => {
    const before = await lockSettings(tx, userId);
    if (!before) throw new AppError('unauthenticated', 'Unauthorized');
    const after = applyChange(before, change);
    const settings = toSettings(after);
    if (isUnitTooLarge(settings)) throw new AppError('invalid_input', UNIT_TOO_LARGE);
    await updateSettings(tx, userId, after);
    return settings;
  });
}

function applyChange({ settings, timeZone }: SettingsRow, change: SettingsChange): SettingsRow {
  const { oddsFormat = settings.oddsFormat } = change;
  const sportsbooks = change.sportsbooks ? [...new Set(change.sportsbooks)].sort() : settings.sportsbooks;
  const bankrollCents = change.bankroll === undefined ? settings.bankrollCents : toCents(change.bankroll);
  const state = change.state === undefined ? settings.state : (change.state ?? undefined);
  const unitCents = change.unit === undefined ? settings.unitCents : toCents(change.unit);
  return {
    timeZone: change.timeZone === undefined ? timeZone : change.timeZone,
    settings: {
      ...(oddsFormat !== undefined && { oddsFormat }),
      ...(sportsbooks !== undefined && { sportsbooks }),
      ...(state !== undefined && { state }),
      ...(bankrollCents !== undefined && { bankrollCents }),
      ...(unitCents !== undefined && { unitCents }),
    },
  };
}

const toCents = (dollars: number | null): number | undefined =>
  dollars === null ? undefined : Math.round(dollars * 100);

const toDollars = (cents: number | undefined): number | null => (cents === undefined ? null : cents / 100);
