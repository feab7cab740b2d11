import type { Asked } from './call.ts';
import type { Tagged } from './tagged.ts';

const MOST_SAID_AGAIN = 28;
const SIGN = /[^\p{L}\d]/gu;

/** Where it is open which of several a name means, each choice is the question with one of them in the name's place. */
export function chooseName({ text, tokens, mentions }: Tagged, asked: Asked | null): Asked | null {
  if (asked?.kind !== 'say' || asked.asks !== undefined) return asked;
  const open = mentions.find(({ names }) => names.length > 1 && names.every((name) => asked.text.includes(name)));
  if (!open || !asked.choices.every((choice) => open.names.includes(choice))) return asked;
  const words = tokens.slice(open.from, open.to).map(({ raw }) => raw.replace(SIGN, '\\$&'));
  const place = new RegExp(`(?<![\\p{L}\\d])${words.join('[^\\p{L}\\d]+')}(?![\\p{L}\\d])`, 'iu');
  if (words.length === 0 || !place.test(text)) return asked;
  // A long question is not said twice over: the name alone answers, and the rest of it stands.
  if (text.length > MOST_SAID_AGAIN) return { ...asked, choices: [...open.names] };
  return { ...asked, choices: open.names.map((name) => text.replace(place, () => name)) };
}
