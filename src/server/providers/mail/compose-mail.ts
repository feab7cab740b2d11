import type { OutgoingMail } from './mail.port.ts';

/** A mail in the words of the library, with the headers that every way of sending shares. */
export function composeMail(mail: OutgoingMail, from: string) {
  const { to, subject, text, html, unsubscribeUrl } = mail;
  return {
    // As an object an address is taken as it is; a text would be read as a list.
    to: { name: '', address: to },
    from,
    subject,
    alternatives: [toPart('text/plain', text), toPart('text/html', html)],
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

/** As long as a line of a mail may be (RFC 5322). */
const LINE_MAX = 998;
const HAS_OTHER_THAN_ASCII = /[^\t\r\n\x20-\x7e]/;

/**
 * As it is, where mail can carry it so: the library would split a link of more than 76 characters, and nobody could
 * copy it out of the file. What is not plain ASCII is left to the library.
 */
function toPart(contentType: string, content: string) {
  const lines = content.split(/\r\n|\r|\n/);
  if (HAS_OTHER_THAN_ASCII.test(content) || lines.some((line) => line.length > LINE_MAX)) {
    return { contentType: `${contentType}; charset=utf-8`, content };
  }
  const head = [`Content-Type: ${contentType}; charset=utf-8`, 'Content-Transfer-Encoding: 7bit', ''];
  return { raw: [...head, ...lines].join('\r\n') };
}

const domainOf = (from: string): string => /@([^\s<>"]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
