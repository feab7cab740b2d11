import type { Block, BlockOf } from '#contract/blocks.ts';
import type { JudgedPrice, PriceBetsResult, PricedStatedBet } from '#contract/research/price-bets.ts';
import type { Figure } from '#contract/research/quantities.ts';
import type { Bettor } from '../bettor.ts';
import { percent } from '../format.ts';
import { figure } from './figure.ts';
import { COUNTED_ALONE, isCounted, perHundred, pricesOf, stakeWords, whose } from './judged-words.ts';
import { refusalBlocks } from './refusal-blocks.ts';
import { sideBySide } from './side-by-side.ts';
import type { Told } from './told.ts';

/** Stated bets as an answer: one with its verdict, several side by side; what is not stored by its name. */
export function statedBetBlocks({ bets, comparison, teaser }: PriceBetsResult, { bettor }: Told): Block[] {
  const priced = bets.flatMap((bet) => (bet.priced ? [bet] : []));
  const refused = bets.flatMap((bet) => (bet.priced ? [] : refusalBlocks(bet)));
  const [first] = priced;
  if (!first) return refused;
  const block = priced.length === 1 ? verdictBlock(first, bettor) : sideBySide(bets, comparison, bettor);
  const text = teaser?.words ?? comparison?.text ?? first.text;
  return [{ kind: 'text', text, evidenceIds: [] }, block, ...refused];
}

function verdictBlock(bet: PricedStatedBet, bettor: Bettor): BlockOf<'verdict'> {
  const {
    label,
    eventId,
    market,
    side,
    line,
    player,
    game,
    startsAt,
    chances,
    fairDecimal,
    fairText,
    worstDecimal,
    worstText,
    books,
  } = bet;
  const prices = pricesOf(bet);
  // Nobody takes a price that passes further down.
  const isTaken = prices.some(({ verdict }) => verdict === 'bet' || verdict === 'lean');
  const figures: Figure[] = [
    ...(chances.push > 0 ? [figure('push', 'Chance of a push', 'chance', chances.push, percent(chances.push))] : []),
    figure('fair', 'Fair price', 'decimal_odds', fairDecimal, fairText),
    ...(worstDecimal === null || worstText === null
      ? []
      : [figure('worst', isTaken ? 'Good down to' : 'A bet from', 'decimal_odds', worstDecimal, worstText)]),
    ...(books > 0 ? [figure('books', 'Books behind it', 'count', books, `${books}`)] : []),
  ];
  const notes = [...bet.assumed, ...(prices.some((one) => isCounted(bet, one)) ? [COUNTED_ALONE] : [])];
  return {
    kind: 'verdict',
    bet: label,
    on: { eventId, market, side, line, player },
    ...{ game, startsAt },
    prices: prices.map((one) => judgedPrice(bet, one, bettor)),
    chance: figure('chance', 'Chance to win', 'chance', chances.win, percent(chances.win)),
    figures,
    ...(notes.length > 0 && { note: notes.join(' ') }),
    evidenceIds: bet.evidenceIds,
  };
}

function judgedPrice(bet: PricedStatedBet, judged: JudgedPrice, bettor: Bettor): BlockOf<'verdict'>['prices'][number] {
  const { book, decimal, text, chances, ev, evText, verdict, passReason } = judged;
  return {
    label: whose(judged),
    book,
    price: figure('price', 'Price', 'decimal_odds', decimal, text),
    ...(isCounted(bet, judged) && {
      chance: figure('counted', 'Valued at', 'chance', chances.win, percent(chances.win)),
    }),
    edge: figure('edge', 'Expected value', 'rate', ev, evText),
    perHundred: perHundred(ev),
    verdict,
    ...(passReason && { reason: passReason }),
    ...(verdict && { stake: figure('stake', 'Stake', 'units', judged.units, stakeWords(judged, bettor)) }),
  };
}
