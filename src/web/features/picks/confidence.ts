/** How the confidence rating (1 to 5: how sure the edge is) is worded and drawn. */

export function confidenceLabel(confidence: number): string {
  if (confidence >= 4) return 'HIGH CONFIDENCE';
  return confidence >= 3 ? 'GOOD VALUE' : 'WORTH CONSIDERING';
}

const DEFAULT_PERCENT = 70;

export const confidencePercent = (confidence: number | undefined): number =>
  confidence === undefined ? DEFAULT_PERCENT : confidence * 20;
