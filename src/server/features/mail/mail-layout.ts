import { PRODUCT_NAME } from '#contract/product.ts';

/** A mail in words: no names of people, because whoever fills in a form could put anything into a stranger's mail. */
export type MailWords = {
  subject: string;
  before: readonly string[];
  action: { label: string; url: string } | null;
  after: readonly string[];
};

export type MailBodies = { subject: string; text: string; html: string };

export function layOut(words: MailWords, unsubscribePage: string | null): MailBodies {
  return { subject: words.subject, text: toText(words, unsubscribePage), html: toHtml(words, unsubscribePage) };
}

/** A link stands on a line of its own, so that no mail program breaks it. */
function toText({ before, action, after }: MailWords, unsubscribePage: string | null): string {
  const parts = [
    ...before,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    `-- \n${PRODUCT_NAME}`,
    ...(unsubscribePage ? [`No more mails of this kind:\n${unsubscribePage}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function toHtml({ subject, before, action, after }: MailWords, unsubscribePage: string | null): string {
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f6f5;color:#14201a;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 20px;font-weight:700">${escapeHtml(PRODUCT_NAME)}</p>
${paragraphs(before)}
${action ? button(action) : ''}
${paragraphs(after)}
</div>
${unsubscribePage ? `<p style="max-width:520px;margin:16px auto 0;font-size:13px;color:#5a6b62"><a href="${escapeHtml(unsubscribePage)}" style="color:#5a6b62">No more mails of this kind</a></p>` : ''}
</body>
</html>
`;
}

/** The address is shown too: a reader can see where it leads before it is opened. */
const button = ({ label, url }: { label: string; url: string }): string => `<p style="margin:0 0 16px">
<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#0c7a45;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>
</p>
<p style="margin:0 0 16px;font-size:13px;color:#5a6b62;word-break:break-all">${escapeHtml(url)}</p>`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
