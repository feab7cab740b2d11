import type { Asked } from './call.ts';
import type { Mention } from './mentions.ts';
import type { Tagged } from './tagged.ts';

const MOST_SAID_AGAIN = 28;
const MOST_CHOICES = 4;
const SIGN = /[^\p{L}\d]/gu;

/** Where it is open which of several a name means, each choice is the question with one of them in the name's place. */
export function chooseName({ text, tokens, mentions }: Tagged, asked: Asked | null): Asked | null {
  if (asked?.kind !== 'say' || asked.asks !== undefined) return asked;
  const { choices, text: told } = asked;
  const isOpen = ({ names }: Mention) =>
    choices.length > 0 ? choices.every((name) => names.includes(name)) : names.every((name) => told.includes(name));
  const open = mentions.find((mention) => mention.names.length > 1 && isOpen(mention));
  if (!open) return asked;
  const names = choices.length > 0 ? choices : open.names.slice(0, MOST_CHOICES);
  const words = tokens.slice(open.from, open.to).map(({ raw }) => raw.replace(SIGN, '\\$&'));
  const place = new RegExp(`(?<![\\p{L}\\d])${words.join('[^\\p{L}\\d]+')}(?![\\p{L}\\d])`, 'iu');
  if (words.length === 0 || !place.test(text)) return asked;
  // A long question is not said twice over: the name alone answers, and the rest of it stands.
  if (text.length > MOST_SAID_AGAIN) return { ...asked, choices: names };
  return { ...asked, choices: names.map((name) => text.replace(place, () => name)) };
}
