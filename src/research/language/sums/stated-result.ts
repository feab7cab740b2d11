import type { Token } from '#engine/names/tokenise.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { Mention } from '../calls/mentions.ts';
import type { Tagged } from '../calls/tagged.ts';

/** How a game ends by the words of a message: by how many points the home side wins, and the points of all where they are said. */
export type StatedResult = {
  event: SlateEvent;
  homeMargin: number;
  points: { home: number; away: number } | null;
  /** The words that say it, by their places. */
  spans: readonly { from: number; to: number }[];
};

type Side = { selection: 'home' | 'away'; event: SlateEvent };

const MOST_POINTS = 200;
const WINS = /^(win|wins|won|beat|beats|winning)$/;
const LOSES = /^(lose|loses|lost|losing)$/;
const THEY = /^(they|it|he|she)$/;
const SMALL = /^(the|game|it|exactly|only|just|like|say)$/;
/** Behind a stake, and behind no score. */
const MONEY = /^(bucks|dollars?|units?|u|each)$/;

/** "Jets 17 Chargers 20", "if the Chargers win by 3", "Chargers win 20-17": of two who play each other, or of one of them. */
export function statedResult(read: Tagged): StatedResult | null {
  return scoreOfBoth(read) ?? marginOfOne(read);
}

function scoreOfBoth({ mentions, tokens, slate, nowMs }: Tagged): StatedResult | null {
  const scored = mentions.flatMap((mention) => {
    const points = pointsAt(tokens, mention.to);
    return points === null ? [] : [{ mention, points }];
  });
  const [one, other, ...more] = scored;
  if (!one || !other || more.length > 0) return null;
  const ahead = slate.events.filter(({ startsAt }) => startsAt.getTime() > nowMs);
  const first = meeting(one.mention, other.mention, ahead);
  if (!first) return null;
  const [home, away] = first.selection === 'home' ? [one.points, other.points] : [other.points, one.points];
  return {
    event: first.event,
    homeMargin: home - away,
    points: { home, away },
    spans: scored.map(({ mention: { from, to } }) => ({ from, to: to + 1 })),
  };
}

/** The first of two as a side of the soonest game in which they meet. */
function meeting(one: Mention, other: Mention, ahead: readonly SlateEvent[]): Side | null {
  const isOf = (name: string, { names }: Mention) => names.includes(name);
  const [event] = ahead
    .filter(({ home, away }) => (isOf(home, one) && isOf(away, other)) || (isOf(away, one) && isOf(home, other)))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return event ? { event, selection: isOf(event.home, one) ? 'home' : 'away' } : null;
}

const sidesOf = ({ persons }: Mention): Side[] =>
  persons.flatMap((person) => (person.kind === 'side' ? [{ event: person.event, selection: person.selection }] : []));

/** A whole number right behind a name, which is no line, no price and no money. */
function pointsAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  const value = token?.number?.value;
  if (!token || value === undefined || token.number?.sign !== null || !Number.isInteger(value)) return null;
  return value > MOST_POINTS || token.raw.includes('$') || MONEY.test(tokens[at + 1]?.text ?? '') ? null : value;
}

/** "Chargers win by 3", "Jets +3.5 if they lose by 3": of whoever is named before the verb, or alone. */
function marginOfOne({ mentions, tokens, text }: Tagged): StatedResult | null {
  const [only, ...others] = mentions;
  const alone = others.length === 0 ? only : undefined;
  for (const [at, { text: verb }] of tokens.entries()) {
    const isLost = LOSES.test(verb);
    const found = isLost || WINS.test(verb) ? marginBehind(tokens, at + 1, text.toLowerCase()) : null;
    const named = mentions.find(({ to }) => to === at);
    const whose = named ?? (THEY.test(tokens[at - 1]?.text ?? '') ? alone : undefined);
    const [side] = whose ? sidesOf(whose) : [];
    if (side && found) return ofSide(side, found, { isLost, from: named?.from ?? at - 1 });
  }
  return null;
}

function ofSide(
  { event, selection }: Side,
  { margin, score, to }: Margin,
  { isLost, from }: { isLost: boolean; from: number },
): StatedResult {
  const isHomeWin = (selection === 'home') !== isLost;
  const [most, least] = score ?? [0, 0];
  return {
    event,
    homeMargin: isHomeWin ? margin : -margin,
    points: score && (isHomeWin ? { home: most, away: least } : { home: least, away: most }),
    spans: [{ from, to }],
  };
}

type Margin = { margin: number; score: readonly [number, number] | null; to: number };

/** "By 3", "by exactly 3", "20-17" behind the verb. */
function marginBehind(tokens: readonly Token[], from: number, lower: string): Margin | null {
  const at = behindSmall(tokens, from);
  return tokens[at]?.text === 'by' ? pointsBy(tokens, behindSmall(tokens, at + 1)) : scoreAt(tokens, at, lower);
}

function behindSmall(tokens: readonly Token[], from: number): number {
  const at = tokens.findIndex(({ text }, place) => place >= from && !SMALL.test(text));
  return at < 0 ? tokens.length : at;
}

/** "By 3 or more" is no one result. */
function pointsBy(tokens: readonly Token[], at: number): Margin | null {
  const margin = tokens[at]?.number?.value ?? 0;
  const isOpen = /^(or|plus|more)$/.test(tokens[at + 1]?.text ?? '') || tokens[at]?.raw.endsWith('+') === true;
  return isOpen || margin < 1 || !Number.isInteger(margin) ? null : { margin, score: null, to: at + 1 };
}

function scoreAt(tokens: readonly Token[], at: number, lower: string): Margin | null {
  const one = tokens[at]?.number?.value;
  const other = Math.abs(tokens[at + 1]?.number?.value ?? Number.NaN);
  if (one === undefined || !new RegExp(`(?<![-+.\\d])${one} ?[-–:] ?${other}(?![.\\d])`).test(lower)) return null;
  const [most, least] = [Math.max(one, other), Math.min(one, other)];
  return most === least ? null : { margin: most - least, score: [most, least], to: at + 2 };
}
