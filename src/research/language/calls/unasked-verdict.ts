import type { Act } from '../acts/act.ts';
import { answerAct } from '../acts/answer-act.ts';
import { askAnew } from '../acts/ask-anew.ts';
import { byAct } from '../acts/by-act.ts';
import { wantedOf } from '../acts/wanted-of.ts';
import { type Asked, say } from './call.ts';
import { saysBet } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

/** What asks for something else than whether a bet is worth it. */
const NO_VERDICT: ReadonlySet<Act> = new Set<Act>([
  'pays',
  'react',
  'product',
  'setting',
  'term',
  'facts',
  'when',
  'moves',
  'board',
  'books',
  'games',
  'scan',
  'calc',
  'save',
  'outside',
]);
/** What asks for no other parlay. */
const NO_PARLAY: ReadonlySet<Act> = new Set<Act>([
  'react',
  'hedge',
  'product',
  'term',
  'facts',
  'when',
  'moves',
  'save',
  'outside',
]);
/** What is asked of a parlay that stands, and makes no other. */
const OF_TICKET: ReadonlySet<Act> = new Set<Act>(['why', 'against', 'sure', 'worst', 'rank']);
const SURE = 0.6;
const SURE_OF_TICKET = 0.5;

/** A verdict costs a token: it is given to whoever asks for one. Who most likely asks for something else is answered that, or asked. Null: it is asked for. */
export function unaskedVerdict(read: Tagged, asked: Asked | null): Asked | null {
  const { likeliest, amounts } = read;
  const [isVerdict, isParlay] = [makes(asked, 'price_bets'), makes(asked, 'build_parlay')];
  if (!(isVerdict || isParlay) || amounts.prices.length > 0) return null;
  const isOther = (isParlay && isAskedOfTicket(read)) || isOtherThan(isVerdict ? NO_VERDICT : NO_PARLAY, likeliest);
  const { ofShown, anew, any } = wantedOf(read);
  const isOfOther = isVerdict && isOtherThan(WHY, likeliest) && any?.elsewhere === true && read.mentions.length > 0;
  // "Bills spread" may ask for its price or whether it is worth it.
  const isStated = likeliest.act === 'board' && read.said.some(saysBet);
  if (isStated || (!isOther && !isOfOther)) return null;
  const instead = (ofShown && answerAct(ofShown.question)) ?? byAct(any) ?? (anew && askAnew(anew.question, false));
  return instead && !judges(instead) ? instead : say(WHICH);
}

const isAskedOfTicket = ({ previous, likeliest }: Tagged): boolean =>
  previous?.ticket === true && OF_TICKET.has(likeliest.act) && likeliest.share >= SURE_OF_TICKET;

const WHY: ReadonlySet<Act> = new Set<Act>(['why']);
const isOtherThan = (acts: ReadonlySet<Act>, { act, share }: Tagged['likeliest']): boolean =>
  share >= SURE && acts.has(act);

const judges = (asked: Asked): boolean =>
  asked.kind === 'picks' || makes(asked, 'price_bets') || makes(asked, 'build_parlay');

const makes = (asked: Asked | null, which: 'price_bets' | 'build_parlay'): boolean =>
  asked?.kind === 'calls' && asked.explains === undefined && asked.calls.some(({ tool }) => tool === which);

const WHICH =
  'I am not sure that a verdict is asked for, so none is given and nothing is charged. Ask "is it a bet?" for one, or say what you want to know of it.';
