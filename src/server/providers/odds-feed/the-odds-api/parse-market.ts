import { isFoldableName } from '#engine/names/is-foldable-name.ts';
import { laidMarket, layOf, type Selection } from '#research/slate/price.ts';
import { type PriceFormat, readPrice } from './price-format.ts';
import { asFiniteNumber, asList, asObject, asText, type RawObject } from './raw-values.ts';
import { readLink } from './read-link.ts';
import type { RefusalReason, Refusals } from './refusals.ts';

export type ParsedOutcome = {
  selection: Selection;
  player: string;
  lineHundredths: number;
  oddsDecimal: number;
  link?: string;
};

export type ParsedMarket = { market: string; outcomes: ParsedOutcome[] };

export type Sides = { home: string; away: string };

const MARKET_NAMES: ReadonlyMap<unknown, string> = new Map([
  ['h2h', 'moneyline'],
  ['spreads', 'spread'],
  ['totals', 'total'],
  ['alternate_spreads', 'alternate_spread'],
  ['alternate_totals', 'alternate_total'],
  ['h2h_lay', layOf('moneyline')],
  ['spreads_lay', layOf('spread')],
  ['totals_lay', layOf('total')],
]);

/** Provider key -> ours; a player's market keeps its key behind `prop:`. Anything else is not understood. */
function marketName(key: unknown): string | null {
  const name = MARKET_NAMES.get(key);
  if (name !== undefined) return name;
  return typeof key === 'string' && /^(player|batter|pitcher)_[a-z0-9_]{1,60}$/.test(key) ? `prop:${key}` : null;
}

/** The market's outcomes that can be bet as a whole: both sides on one line. Null when the market is not understood. */
export function parseMarket(
  raw: RawObject,
  sides: Sides,
  format: PriceFormat,
  refusals: Refusals,
  bookLink?: unknown,
): ParsedMarket | null {
  const rows = asList(raw.outcomes);
  const market = marketName(raw.key);
  if (market === null) {
    refusals.refuse('unknown_market', rows.length);
    return null;
  }
  const groups = new Map<string, ParsedOutcome[]>();
  for (const row of rows) {
    const outcome = parseOutcome(row, market, sides, format, [raw.link, bookLink]);
    if (typeof outcome === 'string') {
      refusals.refuse(outcome);
      continue;
    }
    const key = `${outcome.player}|${groupLine(market, outcome)}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    if (group.some(({ selection }) => selection === outcome.selection)) refusals.refuse('duplicate');
    else group.push(outcome);
  }
  const outcomes: ParsedOutcome[] = [];
  for (const group of groups.values()) {
    if (isWhole(group)) outcomes.push(...group);
    else refusals.refuse('incomplete_market', group.length);
  }
  return { market, outcomes };
}

function parseOutcome(
  row: unknown,
  market: string,
  sides: Sides,
  format: PriceFormat,
  links: readonly unknown[],
): ParsedOutcome | RefusalReason {
  const raw = asObject(row);
  if (!raw) return 'malformed';
  const kind = laidMarket(market) ?? market;
  const selection = readSelection(raw.name, kind, sides);
  if (!selection) return 'unknown_outcome';
  const player = kind.startsWith('prop:') ? asText(raw.description) : '';
  if (player === null || !isFoldableName(player)) return 'unknown_outcome';
  const lineHundredths = readLine(raw.point, kind, selection);
  if (lineHundredths === null) return 'bad_line';
  const oddsDecimal = readPrice(raw.price, format);
  if (oddsDecimal === null) return 'bad_price';
  const link = readLink(raw.link, ...links);
  return { selection, player, lineHundredths, oddsDecimal, ...(link !== undefined && { link }) };
}

const SIDE_NAMES = new Map<string, Selection>([
  ['over', 'over'],
  ['under', 'under'],
  ['yes', 'yes'],
  ['no', 'no'],
  ['draw', 'draw'],
  ['tie', 'draw'],
]);

/** What each market may be split into, beside the two teams. */
const namedOutcomes = (market: string): readonly Selection[] => {
  if (market === 'moneyline') return ['draw'];
  if (isSpread(market)) return [];
  return market.startsWith('prop:') ? ['over', 'under', 'yes', 'no'] : ['over', 'under'];
};

const isSpread = (market: string): boolean => market === 'spread' || market === 'alternate_spread';

function readSelection(rawName: unknown, market: string, { home, away }: Sides): Selection | null {
  const name = asText(rawName)?.toLowerCase();
  if (name === undefined) return null;
  if (market === 'moneyline' || isSpread(market)) {
    if (name === home.toLowerCase()) return 'home';
    if (name === away.toLowerCase()) return 'away';
  }
  const named = SIDE_NAMES.get(name);
  return named && namedOutcomes(market).includes(named) ? named : null;
}

/** Hundredths; books quote quarters of a point at the finest. Null for no line where one is needed. */
function readLine(point: unknown, market: string, selection: Selection): number | null {
  if (market === 'moneyline') return 0;
  if ((selection === 'yes' || selection === 'no') && point == null) return 0;
  const line = asFiniteNumber(point);
  if (line === null || !Number.isInteger(line * 4) || Math.abs(line) > 10_000) return null;
  return line * 100 + 0;
}

/** Outcomes of one bet share it: a spread's is the home side's line. */
const groupLine = (market: string, { selection, lineHundredths }: ParsedOutcome): number =>
  isSpread(laidMarket(market) ?? market) && selection === 'away' ? 0 - lineHundredths : lineHundredths;

function isWhole(group: readonly ParsedOutcome[]): boolean {
  const has = (selection: Selection) => group.some((outcome) => outcome.selection === selection);
  return (has('home') && has('away')) || (has('over') && has('under')) || (has('yes') && has('no'));
}
