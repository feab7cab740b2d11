import { removeMargin } from '#engine/odds/remove-margin.ts';
import { bookTitle } from '../../books/book-title.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { Selection } from '../../slate/price.ts';
import type { Slate, SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { readPrice } from '../../tools/stated-prices.ts';
import { personsMeant } from '../calls/find-game.ts';
import type { Tagged } from '../calls/tagged.ts';
import { paidText } from '../sums/paid-text.ts';

/** One market of a game, and whose chance in it is told. */
export type MarketMeant = { event: SlateEvent; market: SlateMarket; side: Selection };

const WORDS: readonly (readonly [string, RegExp])[] = [
  ['total', /\b(totals?|o\/?u|over under|over|under)\b/],
  ['spread', /\b(spreads?|ats|puck ?line|run ?line)\b/],
  ['moneyline', /\b(ml|moneylines?|money line|winner)\b/],
];

const NUMBER = /\b(numbers?|points?|line)\b/;

/** The market of who is named, or the one that was spoken of; its line that most books quote, where none was. */
export function marketMeant(read: Tagged): MarketMeant | null {
  const { previous, slate, plain } = read;
  const [focus] = previous?.focus ?? [];
  const person = personNamed(read);
  const event = person === null ? slate.events.find(({ id }) => id === focus?.eventId) : person?.event;
  if (!event) return null;
  const spoken = focus?.eventId === event.id && focus.player === null ? focus : undefined;
  const named = WORDS.find(([, words]) => words.test(plain))?.[0] ?? spoken?.market;
  const isOfNumber = NUMBER.test(plain) && event.markets.some(({ market: one }) => one === 'spread');
  const kind = named ?? (isOfNumber ? 'spread' : 'moneyline');
  const market = mainLine(event.markets.filter((one) => one.market === kind));
  const own = person?.selection ?? (spoken?.market === kind ? spoken.side : undefined);
  const side = market?.outcomes.find((one) => one === own) ?? market?.outcomes[0];
  return market && side ? { event, market, side } : null;
}

/** Null: nobody is named; undefined: nobody who plays. */
function personNamed({ mentions, where }: Tagged) {
  if (mentions.length === 0) return null;
  const person = personsMeant(mentions, where).find(({ kind }) => kind === 'side');
  return person?.kind === 'side' ? person : undefined;
}

export type BookChance = { key: string; title: string; chance: number };

/** What each book makes of one side with its own margin out, at the prices that are shown. */
export function bookChances({ market, side }: MarketMeant, slate: Pick<Slate, 'bookTitles'>): BookChance[] {
  const at = market.outcomes.indexOf(side);
  return market.quotes.flatMap(({ bookKey, decimals }) => {
    const shown = decimals.flatMap((decimal) => readPrice(paidText(decimal)) ?? []);
    const chance = shown.length === market.outcomes.length ? removeMargin(shown).probabilities[at] : undefined;
    return chance === undefined ? [] : [{ key: bookKey, title: bookTitle(bookKey, slate), chance }];
  });
}
