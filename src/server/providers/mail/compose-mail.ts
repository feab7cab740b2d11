import type { OutgoingMail } from './mail.port.ts';

/** A mail in the words of the library, with the headers that every way of sending shares. */
export function composeMail(mail: OutgoingMail, from: string) {
  const { to, subject, text, html, unsubscribeUrl } = mail;
  return {
    // As an object an address is taken as it is; a text would be read as a list.
    to: { name: '', address: to },
    from,
    subject,
    text,
    html,
    date: mail.createdAt,
    messageId: `<${mail.id}@${domainOf(from)}>`,
    // Nobody's "out of office" answers a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const domainOf = (from: string): string => /@([^\s<>"]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
