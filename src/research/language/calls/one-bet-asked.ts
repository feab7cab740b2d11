import type { Asked } from './call.ts';
import type { Concept } from './concepts.ts';
import { readJudgement } from './judgements.ts';
import { asksVerdict } from './price-questions.ts';
import { toScore } from './score-asked.ts';
import { hasSubject, type StatedBet, saysBet } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

/** "Back Holloway against Pimblett": to win. */
function backed(bet: StatedBet, { tokens }: Tagged): StatedBet {
  const { side, opponent } = bet;
  if (!side || !opponent || saysBet(bet) || side.from < 1) return bet;
  const before = tokens.slice(Math.max(0, side.from - 3), side.from).map(({ text }) => text);
  return BACKS.test(before.join(' ')) ? { ...bet, market: 'moneyline', backs: true } : bet;
}
const BACKS =
  /\b(back|backing|(bet|betting|money|something|bucks) on|ride|riding|ride with|go with|going with)( the)?$/;

/** What is done with a bet, and not only whether it is good. */
const OF_ELSE: readonly Concept[] = [
  'teaser',
  'parlay',
  'round_robin',
  'hedge',
  'middle',
  'free_bet',
  'boost',
  'kelly',
  'cash_out',
];

/** What says which bet, beside its market. */
const namesSide = ({ side, player, direction, line, stats }: StatedBet): boolean =>
  (side ?? player ?? direction ?? line) !== null || stats.length > 0;

/** Which of several, or several, are wanted. */
const WISHES =
  /\b(best|top|bets|picks|plays|locks?|leans|which|what|whats|who|whos|where|how|show|list|find|give|gimme|get me|parlays?|legs?|some|all|more|another|safest|strongest|(?<!(?:tell me|know|see|say|wonder(?:ing)?) )if|is there|are there|any (other )?(bet|pick|play))\b/;

/**
 * "Is the draw in City Arsenal a good bet", "Bills moneyline worth it": whether the one bet that is named is one, and no search that may come
 * to another of its kind.
 */
export function oneBetAsked(read: Tagged): Asked | null {
  const { plain, said, bets, leans, reading, where, amounts, says } = read;
  if (OF_ELSE.some((concept) => says.has(concept))) return null;
  if (!asksVerdict(plain) || WISHES.test(plain) || reading.count !== null) return null;
  // What it leaves out is that of what was spoken of.
  const isFilled = leans && bets.length === 1 && said.length === 1 && said.every(namesSide);
  const [first, ...others] = (isFilled ? bets : said).filter((one) => hasSubject(one) || saysBet(one));
  const bet = first && backed(first, read);
  if (!bet || others.length > 0 || !hasSubject(bet) || !saysBet(bet)) return null;
  const judged = readJudgement([toScore(bet)], { where, amounts });
  return judged?.kind === 'calls' ? judged : null;
}
