import type { Mention } from '../calls/mentions.ts';
import { isLine, type NamedPart, type NamedText, type NamePart, type NumberPart } from './named-parts.ts';
import type { Correction } from './read-correction.ts';

/** Where what is put right goes. Null slot: the question has no such part. `flips`: the line that is the other side's now. */
export type Slot = { slot: NamedPart | null; drops: readonly NamedPart[]; flips: NamedPart | null };

const at = (slot: NamedPart | null, drops: readonly NamedPart[] = [], flips: NamedPart | null = null): Slot => ({
  slot,
  drops,
  flips,
});

export const samePart = (one: NamedPart, other: NamedPart): boolean =>
  one.kind === other.kind &&
  (one.kind === 'number' && other.kind === 'number'
    ? one.value === other.value && (one.sign === null || other.sign === null || one.sign === other.sign)
    : one.means === other.means);

/** The part of the question before that a part of the correction stands for; null: more than one would do. */
export function slotOf(
  put: NamedPart,
  { puts, takes }: Correction,
  was: NamedText,
  anchor: NamedPart | undefined,
): Slot | null {
  const alikeTaken = takes.filter(({ kind }) => kind === put.kind);
  const taken = alikeTaken.length > 0 || puts.length > 1 ? alikeTaken : takes;
  if (taken.length > 0) {
    const slot = onlyOne(was.parts.filter((part) => taken.some((one) => samePart(one, part))));
    // "That's the moneyline, I wanted the spread" of a question that said neither.
    const isUnsaid = put.kind === 'market' && !was.parts.some(({ kind }) => kind === 'market');
    return slot ? beside(put, slot, was) : isUnsaid ? marketSlot(null, was) : null;
  }
  if (put.kind === 'name') return nameSlot(put, was, anchor);
  const alike = was.parts.filter((part) => part.kind === put.kind && mayStandFor(part, put));
  const slots = narrowed(put, alike, anchor);
  return slots.length > 1 ? null : kindSlot(put, slots[0] ?? null, was);
}

/** All of the game is named by no part of it. */
function kindSlot({ kind, means }: NamedPart, slot: NamedPart | null, was: NamedText): Slot | null {
  if (kind === 'market') return marketSlot(slot, was);
  if (kind !== 'period') return at(slot);
  return slot && (means === 'whole_game' ? at(null, [slot]) : at(slot));
}

const onlyOne = <One>([one, ...others]: readonly One[]): One | null => (others.length === 0 ? (one ?? null) : null);

const mayStandFor = (part: NamedPart, put: NamedPart): boolean =>
  part.kind !== 'number' || put.kind !== 'number' || [...put.as].some((kind) => part.as.has(kind));

/** Behind who is named, and of two numbers the one of the same sign. */
function narrowed(put: NamedPart, alike: readonly NamedPart[], anchor: NamedPart | undefined): readonly NamedPart[] {
  const behind = anchor ? alike.filter(({ from }) => from > anchor.from).slice(0, 1) : [];
  if (behind.length > 0) return behind;
  const signed = put.kind === 'number' && alike.length > 1 ? alike.filter((one) => isSigned(one, put)) : alike;
  return signed.length === 1 ? signed : alike;
}

const isSigned = (part: NamedPart, { sign }: NumberPart): boolean => part.kind === 'number' && part.sign === sign;

/** A handicap says its market by itself, so another market takes its place. */
function marketSlot(slot: NamedPart | null, { parts }: NamedText): Slot {
  if (slot) return at(slot);
  const [line, ...others] = parts.filter((part) => isLine(part) && part.sign !== null);
  return at(line && others.length === 0 ? line : null);
}

export const meets = (one: Mention, other: Mention): boolean =>
  one.persons.some(({ event }) => other.persons.some((person) => person.event.id === event.id));

/** Of several names who plays in the same game, or the two sides of one game together. */
function nameSlot(put: NamePart, was: NamedText, anchor: NamedPart | undefined): Slot | null {
  const names = was.parts.filter(
    (part): part is NamePart =>
      part.kind === 'name' && part.mention.kind === put.mention.kind && !(anchor && samePart(anchor, part)),
  );
  const [first, second] = names;
  if (!first) return at(null);
  if (names.length === 1) return beside(put, first, was);
  const near = names.filter(({ mention }) => meets(mention, put.mention));
  if (near.length === 1 && near[0]) return beside(put, near[0], was);
  return near.length === 0 && second && names.length === 2 && meets(first.mention, second.mention)
    ? at(first, [second])
    : null;
}

/** The other side of the same game has the other handicap. */
function beside(put: NamedPart, slot: NamedPart, { parts }: NamedText): Slot {
  if (put.kind !== 'name' || slot.kind !== 'name' || put.mention.kind !== 'side' || !meets(put.mention, slot.mention))
    return at(slot);
  const next = parts.find(({ kind, from }) => kind === 'name' && from > slot.from);
  const line = parts.find(
    (part) =>
      isLine(part) &&
      part.sign !== null &&
      part.from > slot.from &&
      part.from < (next?.from ?? Number.POSITIVE_INFINITY),
  );
  return at(slot, [], line ?? null);
}
