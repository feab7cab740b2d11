/** Whether to bet it, as an answer to "is that dumb": yes is no there. */
export function whetherBad(played: string): string {
  if (/^Yes[,:.] /.test(played)) return `No, it is worth a bet: ${played.slice(5)}`;
  if (/^No[,.] /.test(played)) return `Yes${played.slice(2)}`;
  return played;
}
