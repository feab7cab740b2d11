/** No grant, price or balance is larger: what is asked beyond it is a mistake. */
export const MOST_TOKENS = 1_000_000;

/**
 * A number of tokens as given. Units: whole tokens, from `least` to `MOST_TOKENS`. Source: decisions, section 3.
 * @throws RangeError for anything else.
 */
export function wholeTokens(tokens: number, least: 0 | 1): number {
  if (!Number.isSafeInteger(tokens) || tokens < least || tokens > MOST_TOKENS) {
    throw new RangeError(`tokens are a whole number from ${least} to ${MOST_TOKENS}, got ${tokens}`);
  }
  return tokens;
}
