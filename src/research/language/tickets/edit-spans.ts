import type { Token } from '#engine/names/tokenise.ts';

/** Parts of a message about a parlay: what is to go, what is to come in. `swaps`: another leg is wanted for what goes. */
export type EditSpans = { out: readonly number[]; put: readonly number[]; swaps: boolean };

type Mode = 'none' | 'out' | 'in';

const OUT = /^(drop|dropping|remove|removing|lose|scrap|cut|delete|without|minus|ditch|kick|exclude|skip|no|except)$/;
const SWAP = /^(swap|replace|switch|exchange|trade|change|sub)$/;
const IN = /^(add|adding|include|including|plus|use|insert|tack|throw)$/;
const TURNS = /^(for|with|to|into|by|instead)$/;

/** Which words say what goes and which what comes; null where nothing is changed. */
export function editSpans(tokens: readonly Token[]): EditSpans | null {
  const places: { out: number[]; in: number[] } = { out: [], in: [] };
  let mode: Mode = 'none';
  let swaps = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const turn = turnAt(tokens, at, mode, swaps);
    if (turn !== null) [mode, swaps] = [turn.mode, swaps || turn.swaps];
    else if (mode !== 'none') places[mode].push(at);
  }
  return mode === 'none' ? null : { out: places.out, put: places.in, swaps };
}

/** A word behind which something else is spoken of; null: it is part of what is spoken of. */
function turnAt(
  tokens: readonly Token[],
  at: number,
  mode: Mode,
  swaps: boolean,
): { mode: Mode; swaps: boolean } | null {
  const text = tokens[at]?.text ?? '';
  if (SWAP.test(text) || isMadeOver(tokens, at)) return { mode: 'out', swaps: true };
  if (OUT.test(text) || isTakenOut(tokens, at)) return { mode: 'out', swaps: false };
  if (IN.test(text) || isPutIn(tokens, at)) return { mode: 'in', swaps: false };
  const isTurn = swaps && mode === 'out' && (TURNS.test(text) || isBehindPlace(tokens, at));
  return isTurn ? { mode: 'in', swaps: true } : null;
}

/** "Make the second leg the Braves": the place goes, the rest comes. */
const isMadeOver = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'make' && /^(the|leg|my)$/.test(tokens[at + 1]?.text ?? '');

const isPutIn = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'put' && /^(in|on)$/.test(tokens[at + 1]?.text ?? '');

/** "Take the Yankees out", "get rid of", "leave out". */
const isTakenOut = (tokens: readonly Token[], at: number): boolean =>
  /^(take|get|leave)$/.test(tokens[at]?.text ?? '') &&
  tokens.slice(at + 1, at + 6).some(({ text }) => /^(out|off|rid|away)$/.test(text));

/** "The second leg the Braves": what stands behind the leg that goes. */
const isBehindPlace = (tokens: readonly Token[], at: number): boolean =>
  /^(leg|one|pick)$/.test(tokens[at - 1]?.text ?? '') && /^(the|a|be)$/.test(tokens[at]?.text ?? '');
