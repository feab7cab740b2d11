import { tokenise } from '#engine/names/tokenise.ts';
import type { After } from './acts/act.ts';
import { readAct, SURE_SHARE } from './acts/read-act.ts';

const CLAUSE_END = /(?<=[.!?,;…])\s+|(?<=\s(?:lol|lmao|tho|though|smh))\s+/i;
/** "As a parlay I meant." */
const PUTS_RIGHT = /\bi (mean|meant)\b/i;
/** "Thats 6 and some are monday. just today": what is wrong with what was shown, and behind it what is wanted. */
const WRONG =
  /^(that['’]?s|that is|those are|these are|they['’]?re|they are|some (are|of)|half of|(yo)?u (gave|showed|included|put|picked|added))\b[^?]*[.!;…]$/i;
const WANTED =
  /^(just|only|i (only )?(want|wanted|said|asked|meant|need|needed)|give me|gimme|show me|make|keep|without)\b/i;
const SHOWN: ReadonlySet<After> = new Set<After>(['list', 'bet', 'bets', 'parlay']);

/**
 * What a message asks behind a word on what was shown ("all overs lol. got an under?"): that word narrows nothing. All of it, where it
 * says nothing else, names somebody or has a number. `hasNames`: whether a clause names somebody.
 */
export function behindComplaint(text: string, after: After, hasNames: (clause: string) => boolean): string {
  if (!SHOWN.has(after)) return text;
  const clauses = text.trim().split(CLAUSE_END);
  if (clauses.length === 1) return text;
  const [first = '', second = ''] = clauses;
  if (WRONG.test(first) && WANTED.test(second)) return clauses.slice(1).join(' ');
  const asks = clauses.findIndex(
    (clause) => /\d/.test(clause) || PUTS_RIGHT.test(clause) || !isReaction(clause, after) || hasNames(clause),
  );
  return asks <= 0 ? text : clauses.slice(asks).join(' ');
}

/** "Ok skip it." leaves what was shown as it is. */
const SETS_ASIDE =
  /^((ok|okay|k|nah|no|fine|alright|meh|eh|yeah|ya|lol),? )*(skip (it|that|this|them|those)|nvm|never ?mind( (it|that))?|forget (it|that|about (it|that))|scrap (it|that)|pass on (it|that)|moving on)( then| for now| lol)?[.!,;…]*$/i;

function isReaction(clause: string, after: After): boolean {
  if (SETS_ASIDE.test(clause)) return true;
  const [best] = readAct(tokenise(clause), after);
  return best?.act === 'react' && best.share >= SURE_SHARE;
}
