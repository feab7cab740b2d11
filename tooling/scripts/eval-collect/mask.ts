/** Whose words they are, as far as the account says it. */
export type Writer = { firstName: string | null; lastName: string | null; email: string | null };

const MAIL = /[^\s@<>"'(),;]+@[^\s@<>"'(),;]+\.[^\s@<>"'(),;]+/g;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Seven digits and more, with what people put between them; a line of prices is no phone number. */
const PHONE = /(?<![\w.+-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{3}\)[ .-]?|\d{3}[ .-])\d{3}[ .-]?\d{4}(?!\w)/g;
const LONG_NUMBER = /\b\d[\d -]{7,}\d\b/g;
const ADDRESS =
  /\b\d{1,6}\s+(?:[\p{L}.]+\s+){1,3}(?:(?:street|avenue|ave|road|rd|boulevard|blvd|lane|drive)\b|(?:st|ln|dr|ct)\b(?!\.?\s+\p{L}))\.?/giu;
/** In small letters too, and the name behind the first one where it is no word that goes on. */
const NAMED =
  /\b((?:my name is|my name['’]?s|i am called|call me)\s+)([\p{L}'’-]+(?:\s+(?!(?:and|but|or|i|so|who|what|from|is|the|which|should)\b)[\p{L}'’-]+)?)/giu;
const INTRODUCED =
  /\b((?:[Nn]ame['’]?s|[Tt]his is|[Ii]['’]?m|[Ii] am|[Mm]y (?:brother|sister|wife|husband|friend|buddy|dad|mom|son|daughter|boss|cousin|uncle|aunt|girlfriend|boyfriend|partner))\s+)(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?)/gu;
const MONEY = String.raw`\$?\d(?:[\d,]*\d)?(?:\.\d+)?(?:k|\s(?:grand|bucks|dollars))?`;
const OWNED =
  'bankroll|bank roll|roll|br|budget|salary|paycheck|income|rent|savings|mortgage|loan|debt|credit card|balance|unit size|units? (?:is|are|of)|net worth';
const MONEY_BEHIND = new RegExp(String.raw`\b((?:${OWNED})\b[^.;!?\d$]{0,24})(${MONEY})`, 'gi');
const MONEY_BEFORE = new RegExp(String.raw`(${MONEY})([^.;!?\d$]{0,16}\b(?:${OWNED})\b)`, 'gi');

/**
 * A question without its writer: mail and postal addresses, links, phone and card numbers, names that the account has or that are
 * introduced, and what the writer owns or owes. Teams, players, lines, prices and stakes stay: they are what it asks.
 */
export function masked(text: string, { firstName, lastName, email }: Writer): string {
  const own = [firstName, lastName, email?.split('@')[0] ?? null].flatMap((name) =>
    name && name.length > 2 ? [name] : [],
  );
  const plain = text
    .replace(MAIL, '[mail]')
    .replace(LINK, '[link]')
    .replace(PHONE, '[phone]')
    .replace(LONG_NUMBER, '[number]')
    .replace(ADDRESS, '[address]')
    .replace(MONEY_BEHIND, '$1[money]')
    .replace(MONEY_BEFORE, '[money]$2')
    .replace(NAMED, '$1[name]')
    .replace(INTRODUCED, '$1[name]');
  return own.reduce(
    (words, name) =>
      words.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}])`, 'giu'), '[name]'),
    plain,
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
