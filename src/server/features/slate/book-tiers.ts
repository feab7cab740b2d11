export type BookTier = 'sharp' | 'semi' | 'retail';

const SHARP = new Set(['pinnacle', 'circasports', 'bookmaker', 'matchbook', 'smarkets', 'novig', 'prophetx']);
const SEMI_SHARP = new Set(['fanduel', 'betonlineag', 'lowvig']);

/** How much a book's opinion counts: whether it moves its price on what winners bet, or mostly follows others. */
export function bookTier(bookKey: string): BookTier {
  // The regions of one exchange: there bettors set the price.
  if (SHARP.has(bookKey) || bookKey.startsWith('betfair_ex_')) return 'sharp';
  return SEMI_SHARP.has(bookKey) ? 'semi' : 'retail';
}
