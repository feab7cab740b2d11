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
  if (read.amounts.prices.length > 0 || !asksElse(read, asked)) return null;
  const { ofShown, anew, any } = wantedOf(read);
  const instead = (ofShown && answerAct(ofShown.question)) ?? byAct(any) ?? (anew && askAnew(anew.question, false));
  return instead && !judges(instead) ? instead : say(WHICH);
}

/** Whether a verdict or another parlay would be made for who most likely wants neither. */
function asksElse(read: Tagged, asked: Asked | null): boolean {
  const { likeliest, mentions, said } = read;
  // "Bills spread" may ask for its price or whether it is worth it.
  if (likeliest.act === 'board' && said.some(saysBet)) return false;
  if (makes(asked, 'price_bets'))
    return (
      isOtherThan(NO_VERDICT, likeliest) || (isOtherThan(WHY, likeliest) && mentions.length > 0 && isElsewhere(read))
    );
  return makes(asked, 'build_parlay') && !isFree(asked) && (isAskedOfTicket(read) || isOtherThan(NO_PARLAY, likeliest));
}

/** What it pays, and no verdict. */
const isFree = (asked: Asked | null): boolean =>
  asked?.kind === 'calls' && asked.calls.every(({ input }) => 'priceOnly' in input);

const isElsewhere = (read: Tagged): boolean => wantedOf(read).any?.elsewhere === true;

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
