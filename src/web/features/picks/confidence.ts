/** How the confidence rating (1 to 5: how sure the edge is) is worded and drawn. */

export function confidenceLabel(confidence: number): string {
  if (confidence >= 4) return 'HIGH CONFIDENCE';
  return confidence >= 3 ? 'GOOD VALUE' : 'WORTH CONSIDERING';
}

/** What an old answer that gives no rating is shown with: 70%. */
export const DEFAULT_CONFIDENCE = 3.5;

export const confidencePercent = (confidence = DEFAULT_CONFIDENCE): number => Math.round(confidence * 20);
