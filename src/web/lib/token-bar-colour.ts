/** The fill of a bar of tokens, by the share that remains. */
export const tokenBarColour = (share: number): string => BAR[levelOf(share)];

/** The same for the bare number, which is calm while there is enough. */
export const tokenTextColour = (share: number): string | undefined => TEXT[levelOf(share)];

type Level = 'enough' | 'low' | 'least';

const BAR: Record<Level, string> = { enough: 'fill-edge', low: 'fill-amber', least: 'fill-red' };
const TEXT: Record<Level, string | undefined> = { enough: undefined, low: 'text-amber', least: 'text-red' };

function levelOf(share: number): Level {
  if (share > 0.5) return 'enough';
  return share > 0.2 ? 'low' : 'least';
}
