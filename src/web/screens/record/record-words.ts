export const RECORD_TITLE = 'The Record';
export const RECORD_LEAD = 'Every pick that an answer has shown, the newest first.';
