import { emailKey } from './email-key.ts';

/** Domains of one provider that share their names: nobody else can have the same name at the other one. */
const SAME_PROVIDER: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'protonmail.com': 'proton.me',
  'protonmail.ch': 'proton.me',
  'pm.me': 'proton.me',
};

/** What a provider leaves out when it compares names. Elsewhere a dot makes another mailbox. */
const UNREAD: Readonly<Record<string, RegExp>> = {
  'gmail.com': /\./g,
  'proton.me': /[._-]/g,
};

/**
 * The mailbox that an address leads to, as far as the address tells: one person's many spellings of it are one key.
 * Lower case; what stands after a plus is a tag (RFC 5233, and the custom of Gmail, Outlook, iCloud, Proton, Fastmail
 * and of company mail at Google and Microsoft); dots of Gmail and dots, hyphens and underscores of Proton are not read;
 * a provider's domains with shared names are one. Off where a domain's owner gives `a+b` and `a` to two people, and
 * where someone has several mailboxes. A key, never an address to write to.
 */
export function mailboxKey(email: string): string {
  const address = emailKey(email);
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const written = address.slice(at + 1).replace(/\.$/, '');
  const domain = SAME_PROVIDER[written] ?? written;
  const untagged = untag(address.slice(0, at));
  const unread = UNREAD[domain];
  return `${(unread && untagged.replace(unread, '')) || untagged}@${domain}`;
}

/** One mailbox at Yandex has its name at each of these. */
const YANDEX = /^(ya\.ru|yandex\.(ru|com|by|kz|ua|uz|az|ee|fr|kg|lt|lv|md|tj|tm|co\.il|com\.(am|ge|tr)))$/;

/** Yahoo of a country is a mailbox of its own. Yahoo Japan is another company, with other rules. */
const YAHOO = /^((yahoo\.(?!co\.jp$)[a-z]{2,3}(\.[a-z]{2})?)|ymail\.com|rocketmail\.com|myyahoo\.com)$/;

/** `anything@name.fastmail.com` is read by the owner of `name@fastmail.com`. */
const FASTMAIL = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * The same, with the aliases that a provider hands out to one person folded too: Yandex's domains, and its dots that are
 * hyphens; Yahoo's throw-away addresses, which are a base name, a hyphen and a keyword (a name proper has no hyphen);
 * Fastmail's domains of one name.
 * Exclusions and unsubscriptions stay with the narrower key, under which they were kept from the start.
 */
export function aliasedMailboxKey(email: string): string {
  const key = mailboxKey(email);
  const at = key.lastIndexOf('@');
  const [name, domain] = [key.slice(0, at), key.slice(at + 1)];
  if (at > 0 && YANDEX.test(domain)) return `${name.replaceAll('.', '-')}@yandex.ru`;
  const own = FASTMAIL.exec(domain);
  if (at > 0 && own) return `${own[1]}@${own[2]}`;
  const hyphen = name.indexOf('-');
  return YAHOO.test(domain) && hyphen > 0 ? `${name.slice(0, hyphen)}@${domain}` : key;
}

/** A name that is nothing but a tag is the name. */
function untag(name: string): string {
  const plus = name.indexOf('+');
  return plus > 0 ? name.slice(0, plus) : name;
}
