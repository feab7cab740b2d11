import type { Act } from '../acts/act.ts';
import { byAct } from '../acts/by-act.ts';
import { scanWanted } from '../acts/scan-wanted.ts';
import { wantedOf } from '../acts/wanted-of.ts';
import type { Asked } from './call.ts';
import { readJudgement } from './judgements.ts';
import { asksVerdict, shopsPrices } from './price-questions.ts';
import { hasSubject, type StatedBet, saysBet } from './stated-bets.ts';
import { type Tagged, toMarketQuestion } from './tagged.ts';

const SURE_OF_SCAN = 0.8;
const SURE_OF_PARLAY = 0.9;
const SURE_OF_JUDGEMENT = 0.5;
const SURE_OF_BET = 0.9;
const LISTS: ReadonlySet<Act> = new Set<Act>(['games', 'scan', 'board']);

/** What a message so surely wants that a word of it which also stands for something else decides nothing: "low hold games" lists no games. */
export function bySureAct(read: Tagged): Asked | null {
  const { act, share } = read.likeliest;
  // "NBA games with low vig" are told by their vig, and not by their starts.
  if (LISTS.has(act) && read.topics.has('low_hold')) return scanOf(read);
  if (act === 'scan') return share >= SURE_OF_SCAN ? scanOf(read) : null;
  if (act === 'parlay') return share >= SURE_OF_PARLAY ? parlayOf(read) : null;
  if (act !== 'judge' || share < SURE_OF_JUDGEMENT) return null;
  return slipOf(read) ?? (share >= SURE_OF_BET ? betAtBook(read) : null);
}

const scanOf = (read: Tagged): Asked | null =>
  read.previous === null && !read.hasNames && LISTS_GAMES.test(read.plain)
    ? scanWanted(read.plain, toMarketQuestion(read))
    : null;
/** What would be read as a list of games. */
const LISTS_GAMES = /\b(games?|matches|fights)\b/;

/** "Build me one for the 1pm games, 3 teams". */
const parlayOf = (read: Tagged): Asked | null =>
  read.reading.intent === 'picks' && !read.said.some(saysWhat) ? byAct(wantedOf(read).any) : null;

const saysWhat = (bet: StatedBet): boolean => hasSubject(bet) || saysBet(bet);

/** "Made a slip, tell me what's wrong with it: Bruins ML, Nuggets -4.5": bets on several, each known by its name. */
function slipOf({ said, bets, where, amounts, plain }: Tagged): Asked | null {
  const whole = said.filter((bet) => hasSubject(bet) && saysBet(bet));
  const names = whole.flatMap(({ player, side }) => (player ?? side)?.names ?? []);
  const isSlip = whole.length > 1 && whole.length === said.length && names.length === whole.length;
  return isSlip && new Set(names).size > 1 && !shopsPrices(plain) ? readJudgement(bets, { where, amounts }) : null;
}

/** "Should I bet the Chiefs ML at DraftKings": that bet there, and no wish for picks at a book. */
function betAtBook({ said, bets, where, amounts, plain }: Tagged): Asked | null {
  const [bet, ...others] = said;
  const isWhole = bet?.price === null && hasSubject(bet) && bet.market !== null && bet.book !== null;
  return isWhole && others.length === 0 && asksVerdict(plain) && !shopsPrices(plain)
    ? readJudgement(bets, { where, amounts })
    : null;
}
