/** How the confidence rating (1 to 5: how sure the edge is) is worded and drawn. */

/** What an old answer that gives no rating is shown with: 70%. */
export const DEFAULT_CONFIDENCE = 3.5;

export function confidenceLabel(confidence = DEFAULT_CONFIDENCE): string {
  if (confidence >= 4) return 'HIGH CONFIDENCE';
  return confidence >= 3 ? 'GOOD VALUE' : 'WORTH CONSIDERING';
}

export const confidencePercent = (confidence = DEFAULT_CONFIDENCE): number => Math.round(confidence * 20);

export const NOT_RATED = 'This old answer gives no rating; the default is shown.';
