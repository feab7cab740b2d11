import { asObject, asTime } from '../odds-feed/the-odds-api/raw-values.ts';

/** Readers of single values of ESPN's, which nobody vouches for. */

/** ESPN's ids are digits, now and then with a sign; they come as text or as a number. */
export function asId(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? text : null;
}

/** A whole score: "7", 7 or {value: 7}; null for anything else. */
export function asScore(value: unknown): number | null {
  const plain = asObject(value)?.value ?? value;
  if (typeof plain === 'string' && /^\d{1,3}$/.test(plain.trim())) return Number(plain);
  return typeof plain === 'number' && Number.isInteger(plain) && plain >= 0 && plain < 1000 ? plain : null;
}

/** ESPN leaves the seconds out: "2026-03-21T17:00Z". */
export function asEspnTime(value: unknown): Date | null {
  const time = typeof value === 'string' ? asTime(value) : null;
  return time && !Number.isNaN(time.getTime()) ? time : null;
}

const MARKUP = /<[^>]*>|&(?:#\w+|[a-z]+);|\S*(?:https?:|www\.)\S*/gi;
const LONGEST = 600;

/** Somebody's prose on one line: no markup, no address, no control or invisible characters, bounded before it is read. */
export const asProse = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .slice(0, LONGEST)
        .normalize('NFC')
        .replace(MARKUP, ' ')
        .replace(/[\p{C}\p{Z}]+/gu, ' ')
        .trim()
    : '';

/** Nothing is taken out of a name: one that holds what names do not is refused as a whole. */
const onOneLine = (value: unknown): string =>
  typeof value === 'string' && value.length <= LONGEST ? value.normalize('NFC').replace(/\s+/g, ' ').trim() : '';

const PARTICLE = /^(?:da|das|de|del|den|der|di|do|dos|du|el|la|le|st|ten|ter|van|von|bin|ibn|al|y|e)$/u;
const NAME_MAX_LENGTH = 60;
const NAME_MAX_WORDS = 6;

/** A person's name: few words of letters, each but the usual particles with a capital. Null for anything else. */
export function asPersonName(value: unknown): string | null {
  const name = onOneLine(value);
  const words = name.split(' ');
  const isName =
    name.length > 0 &&
    name.length <= NAME_MAX_LENGTH &&
    words.length <= NAME_MAX_WORDS &&
    words.every((word) => /^[\p{L}\p{M}.'’-]+$/u.test(word) && (/\p{Lu}/u.test(word) || PARTICLE.test(word)));
  return isName ? name : null;
}

const TEAM_NAME_MAX_LENGTH = 80;

/** A team's name as it stands: letters, digits and the signs that names carry. */
export function asTeamName(value: unknown): string | null {
  const name = onOneLine(value);
  return name.length <= TEAM_NAME_MAX_LENGTH && /\p{L}/u.test(name) && /^[\p{L}\p{M}\p{N} .,'’&()/-]+$/u.test(name)
    ? name
    : null;
}
