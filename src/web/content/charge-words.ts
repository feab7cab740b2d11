/** What is paid for, as the chat tells it too. */
export const CHARGE_RULE =
  'You pay only for a verdict on a bet that you asked for, or for picks that fit what you asked.';
