/** What the pages behind the links in mails say where the server has said nothing. */
export const linkMissing = 'This page needs the link from a mail. Please open it there again.';
export const linkUnreachable = 'The server could not be reached. Please try again.';
export const linkRefused = 'Something went wrong. Please try again.';
