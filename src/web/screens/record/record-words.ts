export const RECORD_TITLE = 'The Record';
export const RECORD_LEAD =
  'What became of every pick, wins and losses alike. A pick is public from the start of its game on.';
