export type League =
  | 'NFL'
  | 'NCAAF'
  | 'NBA'
  | 'WNBA'
  | 'NCAAB'
  | 'MLB'
  | 'NHL'
  | 'MLS'
  | 'EPL'
  | 'Soccer'
  | 'UFC'
  | 'Boxing'
  | 'Tennis';
