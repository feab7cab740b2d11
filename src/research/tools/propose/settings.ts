import type { Choice } from '#contract/research/outcome.ts';
import type { ProposedAction, ProposeResult } from '#contract/research/propose.ts';
import { US_STATE_NAMES } from '#contract/research/us-states.ts';
import { type BettorSettings, type OddsFormat, type SettingsChange, updateSettings } from '#contract/settings.ts';
import { americanToDecimal } from '#engine/odds/american.ts';
import { stakeCents } from '#engine/picks/stake-cents.ts';
import { licensedWhere } from '../../books/can-bet.ts';
import { findBooks } from '../../books/find-books.ts';
import { bookOf } from '../../books/registry.ts';
import { isUnitTooLarge, UNIT_TOO_LARGE, unknownSetting } from '../../settings/settings-change.ts';
import { writeOdds } from '../../words/bettor.ts';
import { dollars, list } from '../../words/format.ts';
import { fold } from '../best-bets/fit.ts';
import { nearestNames } from '../look-up/nearest-names.ts';
import { type Outcome, refusal } from '../outcome.ts';
import { loadedOf, type World } from '../world.ts';
import { proposed, requestOf } from './proposal.ts';

const LINK = { label: 'Betting settings', path: '/profile' };
const MOST_CHOICES = 3;

/** Settings of the bettor, judged as the server will judge them. Books may go by what bettors call them. */
export function proposeSetting(
  action: Extract<ProposedAction, { kind: 'setting' }>,
  world: World,
): Outcome<ProposeResult> {
  const { slate, loaded } = world;
  const before = loadedOf(loaded.ownSettings, 'own settings');
  if (before === null) return refusal('needs_account', 'Settings belong to an account: sign in to change yours.');
  const { change, assumed } = withBookKeys(action.change, slate.bookTitles);
  const unknown = unknownSetting(change, slate.bookTitles);
  if (unknown?.setting === 'sportsbooks') return unknownBook(unknown.named, action.change, slate.bookTitles);
  if (unknown) return refusal('invalid_input', `${unknown.message}.`, { named: [unknown.named] });
  const after: Money = {
    bankroll: change.bankroll === undefined ? before.bankroll : change.bankroll,
    unit: change.unit === undefined ? before.unit : change.unit,
  };
  if (isUnitTooLarge(after)) return refusal('invalid_input', `The ${UNIT_TOO_LARGE}.`, { named: ['unit'] });
  const parts = [
    ...oddsWords(change, before),
    ...zoneWords(change, before),
    ...moneyWords(change, before, after),
    ...bookWords(change, before, slate.bookTitles),
    ...stateWords(change, before),
  ];
  const changes = parts.filter(({ isNew }) => isNew);
  const told = (changes.length > 0 ? changes : parts).map(({ words }) => words).join(' ');
  return proposed(
    'setting',
    {
      title: titleOf(change),
      sentence: changes.length > 0 ? told : `It is set so already. ${told}`,
      request: changes.length > 0 ? requestOf(updateSettings, change) : null,
      link: LINK,
    },
    assumed,
  );
}

const TITLES = {
  oddsFormat: 'Odds format',
  timeZone: 'Time zone',
  bankroll: 'Bankroll',
  unit: 'Unit',
  sportsbooks: 'Sportsbooks',
  state: 'My state',
} as const satisfies Record<keyof SettingsChange, string>;

const titleOf = (change: SettingsChange): string => {
  const titles = Object.entries(TITLES).flatMap(([name, title]) => (Object.hasOwn(change, name) ? [title] : []));
  return titles.length === 1 ? `${titles[0]}` : 'Settings';
};

type Money = Pick<BettorSettings, 'bankroll' | 'unit'>;
type Part = { words: string; isNew: boolean };

const inCents = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100));

/** The keys under which the provider lists the books; a name that nobody knows is left as it is. */
function withBookKeys(change: SettingsChange, stored: ReadonlyMap<string, string>) {
  if (change.sportsbooks === undefined) return { change, assumed: [] };
  const assumed: string[] = [];
  const keys = change.sportsbooks.flatMap((name) => {
    if (stored.has(name)) return [name];
    const named = new Set(findBooks(name, stored).map(({ key }) => bookOf(key).title));
    const found = [...stored.keys()].filter((key) => named.has(bookOf(key).title));
    if (found.length === 0) return [name];
    const titles = [...new Set(found.map((key) => stored.get(key) ?? key))];
    if (titles.some((title) => fold(title) !== fold(name))) assumed.push(`"${name}" was read as ${list(titles)}`);
    return found;
  });
  return { change: { ...change, sportsbooks: [...new Set(keys)].sort() }, assumed };
}

function unknownBook(
  name: string,
  change: SettingsChange,
  stored: ReadonlyMap<string, string>,
): Outcome<ProposeResult> {
  const keyOf = new Map([...stored].map(([key, title]) => [title, key]));
  const choices = nearestNames(name, [...keyOf.keys()]).slice(0, MOST_CHOICES);
  return refusal('book_not_stored', `No book with prices here is known as "${name}".`, {
    named: [name],
    choices: choices.map((title): Choice => {
      const sportsbooks = change.sportsbooks?.map((one) => (one === name ? (keyOf.get(title) ?? one) : one));
      return {
        label: `${title}`,
        tool: 'propose',
        input: { action: { kind: 'setting', change: { ...change, sportsbooks } } },
      };
    }),
  });
}

function oddsWords({ oddsFormat }: SettingsChange, before: BettorSettings): Part[] {
  if (oddsFormat === undefined) return [];
  const example = (format: OddsFormat) => writeOdds({ oddsFormat: format }, americanToDecimal(-110));
  const other = oddsFormat === 'decimal' ? 'american' : 'decimal';
  const words = `Show prices as ${oddsFormat === 'decimal' ? 'decimal' : 'American'} odds: ${example(oddsFormat)} in place of ${example(other)}.`;
  return [{ words, isNew: oddsFormat !== before.oddsFormat }];
}

function zoneWords({ timeZone }: SettingsChange, before: BettorSettings): Part[] {
  if (timeZone === undefined) return [];
  const words = timeZone === null ? 'Tell times in the zone of your browser.' : `Tell times in the zone ${timeZone}.`;
  return [{ words, isNew: timeZone !== before.timeZone }];
}

function moneyWords(change: SettingsChange, before: Money, after: Money): Part[] {
  const bankrollCents = inCents(after.bankroll);
  const unitCents = inCents(after.unit);
  const told = (cents: number | null, set: string, removed: string) =>
    cents === null ? removed : `${set} ${dollars(cents)}.`;
  const parts: Part[] = [];
  if (change.bankroll !== undefined) {
    const words = told(bankrollCents, 'Set your bankroll to', 'Take your bankroll out of the settings.');
    parts.push({ words, isNew: after.bankroll !== before.bankroll });
  }
  if (change.unit !== undefined) {
    const words = told(unitCents, 'Set your unit to', 'Count 1 unit as 1% of the bankroll again.');
    parts.push({ words, isNew: after.unit !== before.unit });
  }
  const one = stakeCents(1, { bankrollCents, unitCents });
  const result = one === null ? 'Stakes are then told in units alone.' : `1 unit is then ${dollars(one)}.`;
  return parts.some(({ isNew }) => isNew) ? [...parts, { words: result, isNew: true }] : parts;
}

function bookWords(
  { sportsbooks, state }: SettingsChange,
  before: BettorSettings,
  titles: ReadonlyMap<string, string>,
): Part[] {
  if (sportsbooks === undefined) return [];
  const isNew = sportsbooks.join() !== [...before.sportsbooks].sort().join();
  if (sportsbooks.length === 0) {
    const words = `Recommend bets at every book ${licensedWhere({ state: state === undefined ? before.state : state })} again.`;
    return [{ words, isNew }];
  }
  const names = list(sportsbooks.map((key) => titles.get(key) ?? key));
  return [{ words: `Recommend bets at ${names} alone; every other book still informs the fair price.`, isNew }];
}

function stateWords({ state, sportsbooks }: SettingsChange, before: BettorSettings): Part[] {
  if (state === undefined) return [];
  const isNew = state !== before.state;
  const hasOwn = (sportsbooks ?? before.sportsbooks).length > 0;
  const where = state === null ? 'Take your state out of the settings' : `Set your state to ${US_STATE_NAMES[state]}`;
  const then = hasOwn
    ? 'the books you set stay where you can bet'
    : `bets are then told at books ${licensedWhere({ state })}`;
  return [{ words: `${where}: ${then}.`, isNew }];
}
