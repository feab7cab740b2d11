const EVEN_CENTS = 100;

/** On the scale on which -110 and +100 are ten cents apart and +105 and -105 too: less for what pays more. */
export const americanCents = (decimal: number): number =>
  decimal >= 2 ? EVEN_CENTS - (decimal - 1) * EVEN_CENTS : EVEN_CENTS / (decimal - 1) - EVEN_CENTS;

/** The price that stands there. */
export const atAmericanCents = (cents: number): number =>
  cents <= 0 ? 1 + (EVEN_CENTS - cents) / EVEN_CENTS : 1 + EVEN_CENTS / (EVEN_CENTS + cents);
