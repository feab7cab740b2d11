import type { Reading } from '../reading.ts';
import { saidAsEdit } from './said-as-edit.ts';
import { ticketAsBet, withoutNo } from './without-no.ts';

const MOST_LETTERS = 60;
const ASKS =
  /\?|\b(never ?mind|nvm|forget it|leave it|no thanks|drop|swap|replace|remove|keep|odds|prices?|chances?|percent|which|trim|pays?|who|whats?|when|how|why|injur\w+)\b/i;
const FILLER = /^(idk|dunno|um+|uh+|hm+|ok|okay|just|maybe|i guess|lets do|let's do|do|put|try|give me|gimme)\b[\s,]*/i;

/** The change that was told of is to be made. */
const AGREES =
  /^((ok|okay|k|yes|yeah|yep|yea|ya|sure|alright|cool|fine|then|lets|let's|please|pls|do (it|that|this)|go (with|for) (it|that|him|them)|swap (it|them|that|em|him|those)( in)?|make (the|that|it a?) ?(swap|switch|change)|go ahead|sounds good)[\s,.!]*)+$/i;

/** "Zach LaVine under points" says which; more is another matter. */
const MOST_OF_KIND = 5;

/** In a change that was to be made: the leg that goes was not named. */
export const OPEN_LEG = '{leg}';

/** "Leg 3", "the second one", "the under 226.5", "white": which leg it is; a whole sentence says something else. */
const MOST_OF_LEG = 6;

/** "Best NHL bets", "thanks" names no leg. */
const ANEW =
  /\b(best|good|bets|picks|games|parlay|today|tonight|tomorrow|show|find|build|give|gimme|thx|thanks?|lol)\b|\$/i;

function withLeg(open: string, text: string): string {
  const answer = text
    .trim()
    .replace(FILLER, '')
    .replace(FILLER, '')
    .replace(/^(the|that|number|no\.?|its|it's)\s+/i, '');
  const isPlace = /^#?\d{1,2}[.!]?$/.test(answer);
  const isLeg = answer !== '' && answer.split(/\s+/).length <= MOST_OF_LEG && !ASKS.test(text) && !ANEW.test(text);
  return isLeg ? open.replace(OPEN_LEG, isPlace ? `leg ${answer.replace(/\D/g, '')}` : answer) : text;
}

/** What the name of a team ends, where it was asked back whose report is meant. */
export const REPORT_OF = 'injury report for the';
const MOST_OF_TEAM = 4;
const OF_BET = /\d|\b(ml|moneyline|spread|total|over|under|props?|worth|hedge)\b/i;

function withTeam(text: string): string {
  const answer = text
    .trim()
    .replace(FILLER, '')
    .replace(/^(the|hes on the|he plays for the|his team is the)\s+/i, '')
    .replace(/[\s,]+(then|please|pls|i guess)?[.!]*$/i, '');
  const isTeam = answer !== '' && answer.split(/\s+/).length <= MOST_OF_TEAM && !OF_BET.test(answer);
  return isTeam && !ASKS.test(text) && !ANEW.test(text) ? `${REPORT_OF} ${answer}` : text;
}

/** "What shall stand there instead?", "which of his props?" is answered: the change that was to be made, with what comes in. */
export function closedEdit(written: string, previous: Reading | null): string {
  const text = saidAsEdit(ticketAsBet(withoutNo(written, previous), previous), previous);
  const open = previous?.openEdit;
  if (open === REPORT_OF) return withTeam(text);
  if (open?.includes(OPEN_LEG)) return withLeg(open, text);
  if (open && !open.endsWith(' for') && AGREES.test(text.trim())) return open;
  if (!open || text.length > MOST_LETTERS || ASKS.test(text)) return text;
  const answer = text.trim().replace(FILLER, '').replace(FILLER, '');
  const isName = !open.endsWith(' for') && answer.split(/\s+/).length > MOST_OF_KIND;
  return answer === '' || isName ? text : `${open} ${answer}`;
}
