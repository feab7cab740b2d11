import type { Token } from '#engine/names/tokenise.ts';
import type { After } from '../acts/act.ts';
import type { ActShare } from '../acts/read-act.ts';
import { verdictShare } from './verdict-share.ts';

/** From which share on a verdict is taken to be asked for: of a hundred who ask for one about 95 are given it. */
export const LEAST_ASKED = 0.45;

type Said = { tokens: readonly Token[]; after: After; acts: readonly ActShare[] };

/** Whether a message asks to be told if a bet is good, which one to take, or for picks or a parlay. */
export const asksForVerdict = (said: Said, least = LEAST_ASKED): boolean => verdictShare(said) >= least;
