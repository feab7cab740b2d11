import type { Token } from '#engine/names/tokenise.ts';
import { plainText } from '../calls/plain-text.ts';
import { ORDINALS } from '../ordinals.ts';

/** Parts of a message about a parlay: what is to go, what is to come in. `swaps`: another leg is wanted for what goes. */
export type EditSpans = { out: readonly number[]; put: readonly number[]; swaps: boolean };

/** "Leg 4 different day": which leg, and in what another one differs from it. */
const DIFFERS = /^(different|another|other)$/;
const NO_MATTER = /^(please|pls|plz|then|now|lol|bro|man|it)$/;

/** "The Bills one can go". */
const MAY_GO = /^(can|gotta|must|to|should)$/;

type Mode = 'none' | 'out' | 'in';

const OUT =
  /^(drop|dropping|remove|removing|lose|scrap|cut|nix|scratch|axe?|delete|without|minus|ditch|kick|yank|pull|exclude|skip|no|except)$/;
const SWAP = /^(swap(ping)?|replac(e|ing)|switch(ing)?|exchang(e|ing)|trad(e|ing)|change|sub(bing)?)$/;
const IN = /^(add|adding|forgot|forgetting|missed|include|including|plus|use|insert|tack|throw)$/;
const TURNS = /^(for|with|w|to|into|by|instead)$/;

/** Which words say what goes and which what comes; null where nothing is changed. */
export function editSpans(tokens: readonly Token[]): EditSpans | null {
  const meant = meantInstead(tokens) ?? inAndOut(tokens);
  if (meant) return meant;
  const places: { out: number[]; in: number[] } = { out: [], in: [] };
  let mode: Mode = 'none';
  let swaps = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const turn = turnAt(tokens, at, mode, swaps);
    if (turn !== null) [mode, swaps] = [turn.mode, swaps || turn.swaps];
    else if (mode !== 'none') places[mode].push(at);
  }
  const insteadAt = places.in.length === 0 ? insteadOf(tokens) : null;
  if (insteadAt !== null) return { out: places.out, put: tokens.slice(0, insteadAt).map((_, at) => at), swaps: false };
  const behind = behindVerb(tokens, places.out);
  if (behind) return { out: behind, put: places.in, swaps };
  return mode === 'none' ? withoutVerb(tokens) : { out: places.out, put: places.in, swaps };
}

/** "The Bills instead of the Lions": what comes stands before what goes. */
function insteadOf(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(({ text }, place) => text === 'instead' && tokens[place + 1]?.text === 'of');
  const isAlone = tokens.slice(0, Math.max(at, 0)).every(({ text }) => !OUT.test(text) && !SWAP.test(text));
  return at > 0 && isAlone ? at : null;
}

/** "Falcons back in, Seahawks out": what comes and what goes stand before the words for it. */
export function inAndOut(tokens: readonly Token[]): EditSpans | null {
  const [out, put]: [number[], number[]] = [[], []];
  let open: number[] = [];
  for (const [at, { text }] of tokens.entries()) {
    const next = tokens[at + 1];
    const isEnd = next === undefined || next.afterBreak || /^(and|n)$/.test(next.text);
    if (isEnd && /^(in|out|off)$/.test(text)) {
      (text === 'in' ? put : out).push(...open);
      open = [];
    } else open.push(at);
  }
  const isSaid = put.length > 0 && (out.length > 0 || put.some((at) => tokens[at]?.text === 'back'));
  const isVerb = tokens.some(({ text }) => OUT.test(text) || SWAP.test(text) || IN.test(text) || PUTS.test(text));
  return isSaid && !isVerb && open.every((at) => NO_MATTER.test(tokens[at]?.text ?? ''))
    ? { out, put, swaps: false }
    : null;
}
const PUTS = /^(put|take|get|leave|all)$/;

/** "Take the Bills with the +4.5 instead": what comes, for the leg of its game. */
export function insteadSpans(tokens: readonly Token[]): EditSpans | null {
  const last = tokens.findLastIndex(({ text }) => !NO_MATTER.test(text));
  const isVerb = tokens.some(({ text }) => OUT.test(text) || SWAP.test(text) || IN.test(text));
  if (last < 1 || tokens[last]?.text !== 'instead' || isVerb) return null;
  return { out: [], put: tokens.slice(0, last).map((_, at) => at), swaps: false };
}

/** "Leg 2 should be the Bills ML", "leg 1 Bills ML": a place and who comes there. `names`: where somebody is named. */
export function placedSpans(tokens: readonly Token[], names: readonly number[]): EditSpans | null {
  const at = tokens.findIndex(
    ({ text }, place) => text === 'leg' || (text in ORDINALS && isLegWord(tokens[place + 1])),
  );
  const to = at + 2;
  const isPlace = tokens[at]?.text !== 'leg' || tokens[at + 1]?.number != null;
  const isBare = tokens.slice(0, Math.max(at, 0)).every(({ text }) => LEADS.test(text));
  if (at < 0 || !isPlace || !isBare || !names.some((place) => place >= to)) return null;
  if (tokens.slice(to).some(({ text }) => ASKED.test(text))) return null;
  const all = tokens.map((_, place) => place);
  const first = all.find((place) => place >= to && !LINKS.test(tokens[place]?.text ?? '')) ?? to;
  return { out: all.slice(at, to), put: all.slice(first), swaps: true };
}
const isLegWord = (token: Token | undefined): boolean => /^(leg|one|pick)$/.test(token?.text ?? '');
const LEADS = /^(and|ok|okay|now|so|then|also|the|make|for|no|nah|actually|sorry|i|meant|mean|my)$/;
const LINKS = /^(should|shall|be|is|to|for|as|on|the|must|becomes|with|now|instead|s|was)$/;
/** Of that leg something is asked. */
const ASKED =
  /^(any|good|bad|worth|injur\w*|hurt|out|news|odds|price|prices|why|who|what|whats|how|weather|time|when|start|starts|win|wins|hit|hits|lose|loses|lost|won|hedge|or|if)$/;

const CORRECTS = /^(meant|mean|oops|sorry|mb|wait|wrong)$/;

/** "Oops, I meant Cowboys +3.5, not the Texans". */
function meantInstead(tokens: readonly Token[]): EditSpans | null {
  const from = tokens.findLastIndex(({ text }) => CORRECTS.test(text));
  const not = tokens.findIndex(({ text }, at) => at > from + 1 && text === 'not');
  if (from < 0 || not < 0 || not === tokens.length - 1) return null;
  const all = tokens.map((_, at) => at);
  return { out: all.slice(not + 1), put: all.slice(from + 1, not), swaps: false };
}

/** "Dont like the Bills leg, drop it": what goes was named before. */
function behindVerb(tokens: readonly Token[], out: readonly number[]): number[] | null {
  const [first] = out;
  const isBare = first !== undefined && out.every((at) => IT.test(tokens[at]?.text ?? ''));
  const before = isBare ? tokens.slice(0, first).map((_, at) => at) : [];
  return before.length > 2 ? [...before, ...out] : null;
}

const IT = /^(it|that|this|him|one|please|pls|then|out)$/;

/** "Pereira out", "leg 2 off": all before it goes. "Different game for leg 1": that leg is exchanged. */
function withoutVerb(tokens: readonly Token[]): EditSpans | null {
  const all = tokens.map((_, at) => at);
  const last = tokens.findLastIndex(({ text }) => !NO_MATTER.test(text));
  if (last > 0 && /^(out|off)$/.test(tokens[last]?.text ?? ''))
    return { out: all.slice(0, last), put: [], swaps: false };
  const goes = tokens.findIndex(({ text }, at) => text === 'go' && MAY_GO.test(tokens[at - 1]?.text ?? ''));
  if (goes > 1 && goes === last) return { out: all.slice(0, goes - 1), put: [], swaps: false };
  const differs = tokens.findIndex(({ text }) => DIFFERS.test(text));
  return differs < 0 ? null : { out: all, put: all.slice(differs, differs + 2), swaps: true };
}

/** A word behind which something else is spoken of; null: it is part of what is spoken of. */
function turnAt(
  tokens: readonly Token[],
  at: number,
  mode: Mode,
  swaps: boolean,
): { mode: Mode; swaps: boolean } | null {
  const text = tokens[at]?.text ?? '';
  const isInFor = mode === 'in' && isInPlaceOf(tokens, at);
  if (SWAP.test(text) || isMadeOver(tokens, at) || isInFor) return { mode: 'out', swaps: true };
  if (text === 'of' && tokens[at - 1]?.text === 'instead') return { mode: 'out', swaps: false };
  if (isOut(tokens, at) || isTakenOut(tokens, at)) return { mode: 'out', swaps: false };
  if (comesIn(tokens, at, mode)) return { mode: 'in', swaps: false };
  const isTurn = swaps && mode === 'out' && (TURNS.test(text) || isBehindPlace(tokens, at));
  return isTurn ? { mode: 'in', swaps: true } : null;
}

/** "Make it a 5 legger with the Ravens". */
const isMadeLonger = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'with' && MADE_LONGER.test(plainText(tokens.slice(0, at)));
const MADE_LONGER = /\bmake (it|this|that) (an? )?\S+( ?(legs?|legger|leggers|team|teamer|fold))?$/;

/** What stands behind it comes. */
function comesIn(tokens: readonly Token[], at: number, mode: Mode): boolean {
  const text = tokens[at]?.text ?? '';
  const isIn = IN.test(text) && !(text === 'plus' && OF_PRICE.test(tokens[at + 1]?.text ?? ''));
  return isIn || isMadeLonger(tokens, at) || isPutIn(tokens, at) || isPutInstead(tokens, at, mode);
}

/** "Put the Jets in for the Bills", "add the Jets in place of the Bills": behind it stands what goes for what comes. */
const isInPlaceOf = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.text === 'for' && tokens[at - 1]?.text === 'in') ||
  (tokens[at]?.text === 'of' && /^(place|instead)$/.test(tokens[at - 1]?.text ?? ''));

/** "Plus money" adds nothing. */
const OF_PRICE = /^(money|odds|prices?)$/;

/** "No, both of them" refuses an answer, "no props" a kind of leg. */
const isOut = (tokens: readonly Token[], at: number): boolean => {
  const text = tokens[at]?.text ?? '';
  if (text !== 'no') return OUT.test(text);
  // "You got no NFL leg" says what is missing.
  if (HAS.test(tokens[at - 1]?.text ?? '')) return false;
  return (at > 0 || tokens.length <= MOST_OF_NO) && !SAYS_NO.test(tokens[at + 1]?.text ?? '');
};
const HAS = /^(got|have|has|had|theres|is|are|see|gave|put|with)$/;
/** "No way", "no idea", "no write up". */
const SAYS_NO =
  /^(way|idea|clue|chance|problem|prob|doubt|worries|thanks|need|lie|cap|more|one|write|writeup|words|explanation|analysis|verdict|details)$/;
const MOST_OF_NO = 4;

/** "Take the Bills out and put the Jets": what goes makes room. */
const isPutInstead = (tokens: readonly Token[], at: number, mode: Mode): boolean =>
  /^(put|give|gimme|do|make|have)$/.test(tokens[at]?.text ?? '') &&
  (mode === 'out' || tokens.slice(at).some(({ text }) => text === 'instead'));

/** "Make the second leg the Braves": the place goes, the rest comes. */
const isMadeOver = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'make' && /^(the|leg|my)$/.test(tokens[at + 1]?.text ?? '');

/** "Put in the Jets", "put something from hockey in there". */
const isPutIn = (tokens: readonly Token[], at: number): boolean =>
  /^(put|stick|slap|toss|chuck|want|need|wanna)$/.test(tokens[at]?.text ?? '') &&
  tokens
    .slice(at + 1, at + MOST_BETWEEN)
    .some(
      ({ text }, on, rest) =>
        /^(in|on|back)$/.test(text) && (!isWant(tokens, at) || WHERE.test(rest[on + 1]?.text ?? '')),
    );

/** "I want the Lions in it"; "I want the over in the Lions game" says whose game it is. */
const isWant = (tokens: readonly Token[], at: number): boolean => /^(want|need|wanna)$/.test(tokens[at]?.text ?? '');
const WHERE = /^(it|there|that|this|my|here)$/;

const MOST_BETWEEN = 7;

/** "Take the Yankees out", "get rid of", "leave out". */
const isTakenOut = (tokens: readonly Token[], at: number): boolean =>
  /^(take|get|leave)$/.test(tokens[at]?.text ?? '') &&
  tokens.slice(at + 1, at + 6).some(({ text }) => /^(out|off|rid|away)$/.test(text));

/** "The second leg the Braves": what stands behind the leg that goes. */
const isBehindPlace = (tokens: readonly Token[], at: number): boolean =>
  /^(the|a|be)$/.test(tokens[at]?.text ?? '') &&
  (/^(leg|one|pick)$/.test(tokens[at - 1]?.text ?? '') ||
    (tokens[at - 1]?.number != null && /^(leg|number|pick)$/.test(tokens[at - 2]?.text ?? '')));
