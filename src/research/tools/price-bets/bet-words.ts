import type { JudgedPrice, PricedStatedBet } from '#contract/research/price-bets.ts';
import { list, percent } from '../../words/format.ts';

const NEAREST = 2;

type Told = Omit<PricedStatedBet, 'text'>;

/** What a bet is worth in a sentence or two; the price that was named comes first. */
export function betWords(bet: Told): string {
  const { label, game, basis, chances, fairText, atAsked, atBest, stored, neighbours } = bet;
  const name = `${label} (${game})`;
  const fair = `${name}: ${endsWords(chances)}, fair at ${fairText}.`;
  if (basis === 'neighbouring') {
    const lines = list(neighbours.slice(0, NEAREST).map((one) => one.label));
    const price = atAsked ? ` At ${atAsked.text} that is ${atAsked.evText} on average.` : '';
    return `No book here quotes ${label}, so its chances are estimated from other lines, chiefly ${lines}. ${fair}${price} An estimate is never a pick.`;
  }
  const asked = atAsked ? [`${priceWords('Yours', atAsked, chances)}.`] : [];
  const shown = stored ? [`${stored.book} shows ${stored.text} here.`] : [];
  const isSame = atAsked !== null && atBest !== null && atAsked.bookKey === atBest.bookKey && atAsked.from === 'stored';
  const best = atBest && !isSame ? [`${priceWords(atAsked ? 'Best' : 'Best price', atBest, chances)}.`] : [];
  const none = atAsked || atBest ? [] : ['No book where you can bet quotes it.'];
  return [fair, ...asked, ...shown, ...best, ...none].join(' ');
}

const endsWords = ({ win, push, lose }: PricedStatedBet['chances']): string =>
  push === 0 ? `wins ${percent(win)}` : `wins ${percent(win)}, pushes ${percent(push)}, loses ${percent(lose)}`;

/** `Yours, +100 at DraftKings: pass, no edge (-2.1% on average)`; where it is valued with less than the books say, with that. */
function priceWords(whose: string, price: JudgedPrice, fair: PricedStatedBet['chances']): string {
  const { text, book, verdict, passReason, evText, chances } = price;
  const where = book === null ? '' : ` at ${book}`;
  const why = passReason === null ? '' : `, ${passReason}`;
  const isSame = percent(chances.win) === percent(fair.win);
  const counted = isSame ? '' : `, counting ${percent(chances.win)} to win`;
  return `${whose}, ${text}${where}: ${verdict}${why} (${evText} on average${counted})`;
}
