/** The fields of a pick that are words about it. */
export const WORD_FIELDS = [
  'analysis',
  'keyFactor',
  'riskFactor',
  'valueExplanation',
  'bankrollRecommendation',
  'reasoning',
] as const;
