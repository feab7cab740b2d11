export const CONFIRM_LABEL = 'Confirm Address';

/** What is said of sign-up tokens that wait until the address is confirmed. */
export const waitingTokens = (tokens: number): string =>
  `${tokens} more of your free tokens are ready as soon as you confirm your e-mail address. The link is in the mail that we sent you.`;
