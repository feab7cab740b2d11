import type { Block, BlockOf, TableRow } from '#contract/blocks.ts';
import type { JudgedPrice, PriceBetsResult, PricedStatedBet } from '#contract/research/price-bets.ts';
import type { Figure } from '#contract/research/quantities.ts';
import type { Bettor } from '../bettor.ts';
import { dollars, percent, unitsWords } from '../format.ts';
import { chance, NOTHING, price, words } from './cells.ts';
import { figure } from './figure.ts';
import { refusalBlocks } from './refusal-blocks.ts';
import type { Told } from './told.ts';

/** Stated bets as an answer: one with its verdict, several side by side; what is not stored by its name. */
export function statedBetBlocks({ bets, comparison }: PriceBetsResult, { bettor }: Told): Block[] {
  const priced = bets.flatMap((bet) => (bet.priced ? [bet] : []));
  const refused = bets.flatMap((bet) => (bet.priced ? [] : refusalBlocks(bet)));
  const [first] = priced;
  if (!first) return refused;
  const block = priced.length === 1 ? verdictBlock(first, bettor) : comparisonTable(bets, comparison, bettor);
  const text = comparison?.text ?? first.text;
  return [{ kind: 'text', text, evidenceIds: [] }, block, ...refused];
}

function verdictBlock(bet: PricedStatedBet, bettor: Bettor): BlockOf<'verdict'> {
  const { label, game, startsAt, chances, fairDecimal, fairText, worstDecimal, worstText, books } = bet;
  const figures: Figure[] = [
    ...(chances.push > 0 ? [figure('push', 'Chance of a push', 'chance', chances.push, percent(chances.push))] : []),
    figure('fair', 'Fair price', 'decimal_odds', fairDecimal, fairText),
    ...(worstDecimal === null || worstText === null
      ? []
      : [figure('worst', 'Good down to', 'decimal_odds', worstDecimal, worstText)]),
    ...(books > 0 ? [figure('books', 'Books behind it', 'count', books, `${books}`)] : []),
  ];
  return {
    kind: 'verdict',
    bet: label,
    game,
    startsAt,
    prices: pricesOf(bet).map((one) => judgedPrice(one, bettor)),
    chance: figure('chance', 'Chance to win', 'chance', chances.win, percent(chances.win)),
    figures,
    ...(bet.assumed.length > 0 && { note: bet.assumed.join(' ') }),
    evidenceIds: bet.evidenceIds,
  };
}

/** The price that was named, then the best one, unless that is the same offer. */
function pricesOf({ atAsked, atBest }: PricedStatedBet): JudgedPrice[] {
  const isSame = atAsked?.from === 'stored' && atAsked.bookKey === atBest?.bookKey;
  return [atAsked, isSame ? null : atBest].filter((one) => one !== null);
}

function judgedPrice(judged: JudgedPrice, bettor: Bettor): BlockOf<'verdict'>['prices'][number] {
  const { book, decimal, text, ev, evText, verdict, passReason } = judged;
  return {
    label: whose(judged),
    book,
    price: figure('price', 'Price', 'decimal_odds', decimal, text),
    edge: figure('edge', 'Expected value', 'rate', ev, evText),
    perHundred: perHundred(ev),
    verdict,
    ...(passReason && { reason: passReason }),
    ...(verdict && { stake: figure('stake', 'Stake', 'units', judged.units, stakeWords(judged, bettor)) }),
  };
}

/** What $100 on it makes or loses on average. */
function perHundred(ev: number): Figure {
  const cents = Math.round(ev * 100_00);
  const sign = cents > 0 ? '+' : cents < 0 ? '-' : '';
  return figure('perHundred', 'Per $100', 'cents', cents, `${sign}${dollars(Math.abs(cents))}`);
}

/** `Yours`, `Yours at DraftKings`, `FanDuel`. */
const whose = ({ from, book }: JudgedPrice): string =>
  from === 'stored' ? (book ?? 'Best') : book === null ? 'Yours' : `Yours at ${book}`;

type Staked = Pick<JudgedPrice, 'verdict' | 'units' | 'stakeCents'>;

export function stakeWords({ verdict, units, stakeCents }: Staked, { bankrollCents }: Bettor): string {
  if (verdict === 'pass' || units === 0) return 'nothing staked';
  if (stakeCents === null) return unitsWords(units);
  const of = bankrollCents === null ? '' : ` of ${dollars(bankrollCents)}`;
  return `${unitsWords(units)}, ${dollars(stakeCents)}${of}`;
}

function comparisonTable(
  bets: PriceBetsResult['bets'],
  comparison: PriceBetsResult['comparison'],
  bettor: Bettor,
): BlockOf<'table'> {
  const priced = bets.flatMap((bet, at) => (bet.priced ? [{ bet, at }] : []));
  const shown = {
    bettor,
    hasPush: priced.some(({ bet }) => bet.chances.push > 0),
    hasCounted: priced.some(isCountedLess),
  };
  const { hasPush, hasCounted } = shown;
  const rows = priced.flatMap(({ bet, at }): TableRow[] => {
    const prices = pricesOf(bet);
    const better = comparison?.better === at ? (bet.atAsked ?? bet.atBest) : null;
    return (prices.length > 0 ? prices : [null]).map((judged) => ({
      cells: rowCells(bet, judged, shown),
      ...(judged !== null && judged === better && { mark: 'best' as const }),
    }));
  });
  const notes = [...(hasCounted ? [COUNTED] : []), ...new Set(priced.flatMap(({ bet }) => bet.assumed))];
  return {
    kind: 'table',
    caption: 'The bets side by side',
    columns: [
      { key: 'bet', label: 'Bet', kind: 'text' },
      { key: 'price', label: 'Price', kind: 'price' },
      { key: 'book', label: 'Book', kind: 'book' },
      { key: 'win', label: 'Wins', kind: 'chance' },
      ...(hasPush ? [{ key: 'push', label: 'Pushes', kind: 'chance' as const }] : []),
      { key: 'fair', label: 'Fair price', kind: 'fair' },
      ...(hasCounted ? [{ key: 'counted', label: 'Counted to win', kind: 'chance' as const }] : []),
      { key: 'edge', label: 'Expected value', kind: 'rate' },
      { key: 'verdict', label: 'Verdict', kind: 'text' },
    ],
    rows,
    total: null,
    ...(notes.length > 0 && { note: notes.join(' ') }),
    evidenceIds: [...new Set(priced.flatMap(({ bet }) => bet.evidenceIds))],
  };
}

const COUNTED =
  'Expected value is that of the chance counted to win: the books but the one judged, and of an edge over them only what closing prices bear out.';

/** Whether a price of it is valued with another chance than what the books say of the bet. */
const isCountedLess = ({ bet }: { bet: PricedStatedBet }): boolean =>
  pricesOf(bet).some(({ chances }) => percent(chances.win) !== percent(bet.chances.win));

type RowOptions = { bettor: Bettor; hasPush: boolean; hasCounted: boolean };

function rowCells(
  bet: PricedStatedBet,
  judged: JudgedPrice | null,
  { bettor, hasPush, hasCounted }: RowOptions,
): TableRow['cells'] {
  const { label, game, chances, fairDecimal } = bet;
  return [
    words(label, game),
    price(bettor, judged?.decimal),
    words(judged ? whose(judged) : 'no book where you can bet'),
    chance(chances.win),
    ...(hasPush ? [chances.push > 0 ? chance(chances.push) : NOTHING] : []),
    price(bettor, fairDecimal),
    ...(hasCounted ? [chance(judged?.chances.win ?? null)] : []),
    judged ? { text: judged.evText, value: judged.ev, ...toneOf(judged) } : NOTHING,
    judged ? words(judged.verdict ?? 'not judged', judged.passReason ?? undefined) : NOTHING,
  ];
}

/** Green only for what is worth a stake. */
export function toneOf({ ev, verdict }: Pick<JudgedPrice, 'ev' | 'verdict'>): { tone?: 'good' | 'bad' } {
  if (ev < 0) return { tone: 'bad' };
  return verdict === 'bet' || verdict === 'lean' ? { tone: 'good' } : {};
}
