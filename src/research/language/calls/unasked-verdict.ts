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
const SURE = 0.6;

/** A verdict costs a token: it is given to whoever asks for one. Who most likely asks for something else is answered that, or asked. Null: it is asked for. */
export function unaskedVerdict(read: Tagged, asked: Asked | null): Asked | null {
  const { likeliest, amounts } = read;
  const isVerdict =
    asked?.kind === 'calls' && asked.explains === undefined && asked.calls.some(({ tool }) => tool === 'price_bets');
  if (!isVerdict || amounts.prices.length > 0 || likeliest.share < SURE) return null;
  const { ofShown, anew, any } = wantedOf(read);
  const isOfOther = likeliest.act === 'why' && any?.elsewhere === true && read.mentions.length > 0;
  // "Bills spread" may ask for its price or whether it is worth it.
  const isStated = likeliest.act === 'board' && read.said.some(saysBet);
  if (isStated || (!NO_VERDICT.has(likeliest.act) && !isOfOther)) return null;
  const instead = (ofShown && answerAct(ofShown.question)) ?? byAct(any) ?? (anew && askAnew(anew.question, false));
  return instead && !judges(instead) ? instead : say(WHICH);
}

const judges = (asked: Asked): boolean =>
  asked.kind === 'picks' ||
  (asked.kind === 'calls' && asked.explains === undefined && asked.calls.some(({ tool }) => tool === 'price_bets'));

const WHICH =
  'I am not sure that a verdict is asked for, so none is given and nothing is charged. Ask "is it a bet?" for one, or say what you want to know of it.';
