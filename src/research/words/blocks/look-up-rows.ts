import type { TableCell, TableRow } from '#contract/blocks.ts';
import type { BookKind, BookRegion, Sharpness } from '#contract/research/books.ts';
import type { BookLine, LimitRow, OwnBetRow, OwnBetState, PriceRow } from '#contract/research/look-up.ts';
import * as figures from '../../tools/calculate/figures.ts';
import { dollars, plural, unitsWords } from '../format.ts';
import { amountWords } from '../limit-words.ts';
import { dayWords, momentWords, startWords } from '../moment-words.ts';
import { timeWriter } from '../time-words.ts';
import { NOTHING, price, words, written } from './cells.ts';
import type { Told } from './told.ts';

/** Rows of what was looked up, each as its table shows it. */

export const spelled = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');
export const counted = (value: number): TableCell => written(value.toLocaleString('en-US'), value);

const STATES: Readonly<Record<OwnBetState, string>> = {
  win: 'won',
  half_win: 'half won',
  push: 'push',
  void: 'void',
  half_loss: 'half lost',
  loss: 'lost',
  open: 'open',
  undecided: 'not decided by the final score',
};

export function ownBetRow(bet: OwnBetRow, { bettor, nowMs, zone }: Told): TableRow {
  const { pick, game, startsAt, shownAt, book, decimal, verdict, units, state, profitUnits, closingValue, odds } = bet;
  const profit = profitUnits === null ? NOTHING : written(figures.units('', '', profitUnits).text, profitUnits);
  const tone = profitUnits ? { tone: profitUnits > 0 ? ('good' as const) : ('bad' as const) } : {};
  const demo = odds === 'demo' ? ', demo odds' : '';
  return {
    cells: [
      words(pick, `${game}, ${startWords(startsAt, nowMs, zone)}`),
      { ...price(bettor, decimal), detail: `${timeWriter(zone)(new Date(shownAt))}${demo}` },
      words(book),
      words(verdict),
      written(unitsWords(units), units),
      words(STATES[state]),
      { ...profit, ...tone },
      closingValue === null ? NOTHING : written(figures.signedShareText(closingValue), closingValue),
    ],
  };
}

const KINDS: Readonly<Record<BookKind, string>> = {
  book: 'sportsbook',
  exchange: 'exchange',
  prediction: 'prediction market',
  sweepstakes: 'sweepstakes book',
  fantasy: 'fantasy site',
};
const REGIONS: Readonly<Record<BookRegion, string>> = {
  us: 'US',
  offshore: 'offshore',
  world: 'abroad',
  uk: 'UK',
  eu: 'Europe',
  au: 'Australia',
  closed: 'closed',
};
const SHARPNESS: Readonly<Record<Sharpness, string>> = { sharp: 'sharp', semi: 'semi-sharp', retail: 'retail' };

export function bookRow({ title, bookKind, region, canBet, isPriced, states, ...book }: BookLine): TableRow {
  const { sharpness, commission, checked } = book;
  return {
    cells: [
      words(title),
      words(`${KINDS[bookKind]}, ${REGIONS[region]}`),
      words(canBet ? 'yes' : 'no'),
      words(isPriced ? 'yes' : 'no'),
      states.length === 0 ? NOTHING : written(plural(states.length, 'state'), states.length),
      words(SHARPNESS[sharpness]),
      commission === 0 ? NOTHING : written(figures.shareText(commission, 0), commission),
      checked ? written(dayWords(new Date(checked.date), 'UTC'), checked.date) : NOTHING,
    ],
    ...(!canBet && { mark: 'reference' as const }),
  };
}

/** Who says in which states the books take bets. */
export function bookNote(rows: readonly BookLine[]): string {
  const sources = new Set(rows.flatMap(({ checked }) => (checked ? [checked.source] : [])));
  return sources.size === 0 ? '' : ['Sources for where each book takes bets:', ...sources].join('\n- ');
}

export function priceRow({ name, tokens, cents, centsPerToken }: PriceRow): TableRow {
  const each = (centsPerToken / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 3,
  });
  return { cells: [words(name), counted(tokens), written(dollars(cents), cents), written(each, centsPerToken)] };
}

export function limitRow(limit: LimitRow, { zone }: Told): TableRow {
  const { unit, window, amount, used, pendingAmount, pendingFrom } = limit;
  const amountOf = (value: number | null) => (value === null ? 'none' : amountWords(unit, value));
  const waits =
    pendingFrom === null ? NOTHING : words(amountOf(pendingAmount), `from ${momentWords(new Date(pendingFrom), zone)}`);
  return {
    cells: [
      words(`${spelled(unit)} a ${window}`),
      { ...words(amountOf(amount)), value: amount },
      written(amountWords(unit, used), used),
      waits,
    ],
  };
}
