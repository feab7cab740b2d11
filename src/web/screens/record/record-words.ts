export const RECORD_TITLE = 'The Record';
export const RECORD_LEAD = 'Every pick that was shown to anybody, the newest first.';
