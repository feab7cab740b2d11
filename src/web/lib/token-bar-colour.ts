/** The fill of a bar of tokens, by the share that remains. */
export function tokenBarColour(share: number): string {
  if (share > 0.5) return 'fill-edge';
  return share > 0.2 ? 'fill-amber' : 'fill-red';
}

/** The same for the bare number, which is calm while there is enough. */
export function tokenTextColour(share: number): string | undefined {
  if (share > 0.5) return undefined;
  return share > 0.2 ? 'text-amber' : 'text-red';
}
