import type { BlockOf, TableCell, TableRow } from '#contract/blocks.ts';

/** A price of a stated bet and what it is worth there. */
export type JudgedOffer = Readonly<Record<OfferPart, TableCell | undefined>> & { isBetter: boolean };
type OfferPart = 'price' | 'book' | 'win' | 'push' | 'fair' | 'hundred' | 'verdict';

/** One of the bets that are held against each other, at the price that was named first, then at the best there is. */
export type HeldBet = { bet: string; game: string | undefined; offers: JudgedOffer[] };

/** The rows of such a table by their bets, in the order in which they were asked. */
export function heldBets({ columns, rows }: BlockOf<'table'>): HeldBet[] {
  const cellOf = ({ cells }: TableRow, key: string) => cells[columns.findIndex((column) => column.key === key)];
  const bets: HeldBet[] = [];
  for (const row of rows) {
    const { text: bet = '', detail: game } = cellOf(row, 'bet') ?? {};
    const last = bets.at(-1);
    const offer: JudgedOffer = {
      price: cellOf(row, 'price'),
      book: cellOf(row, 'book'),
      win: cellOf(row, 'win'),
      push: cellOf(row, 'push'),
      fair: cellOf(row, 'fair'),
      hundred: cellOf(row, 'hundred'),
      verdict: cellOf(row, 'verdict'),
      isBetter: row.mark === 'best',
    };
    if (last?.bet === bet && last.game === game && last.offers.length === 1) last.offers.push(offer);
    else bets.push({ bet, game, offers: [offer] });
  }
  return bets;
}
