import { OddsInputError } from '../odds/odds-input-error.ts';
import { removeMargin } from '../odds/remove-margin.ts';

/**
 * The chance of an outcome by the last prices of all books together.
 *
 * Units: decimal odds of every outcome, book by book, to probability.
 * Formula: the median over the books of the chance with the margin removed (power); of an even number the mean of the middle two.
 * Source: the closing pair without margin, as closing-line value is usually measured; the median, so that one wrong price moves nothing.
 * Known bias: books that copy each other count each. Simpler on purpose than the consensus that picks are made with: whoever checks the
 * record can work it out again, and the picks are not judged by their own method.
 * @throws OddsInputError for no book, a price that is none, or an outcome that is not among them.
 */
export function fairClose(books: readonly (readonly number[])[], outcome: number): number {
  const chances = books
    .map((decimals) => removeMargin(decimals, 'power').probabilities[outcome])
    .sort((a, b) => (a ?? 0) - (b ?? 0));
  const low = chances[Math.floor((chances.length - 1) / 2)];
  const high = chances[Math.ceil((chances.length - 1) / 2)];
  if (low === undefined || high === undefined) {
    throw new OddsInputError('books', 'must each hold a closing price of the outcome');
  }
  return (low + high) / 2;
}
