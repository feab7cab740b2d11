import type { BetRef } from '#contract/research/bet.ts';
import { PriceBetsInput } from '#contract/research/price-bets.ts';
import { isBetweenPersons } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { type Asked, calls } from '../calls/call.ts';
import { planCalls } from '../calls/plan-calls.ts';
import type { Question } from '../calls/tagged.ts';
import { scoreTold } from '../free/forecast.ts';
import { readQuestion } from '../read-question.ts';
import { planEdit } from './plan-edit.ts';
import type { TicketEdit } from './ticket-edit.ts';
import type { Want } from './wants.ts';

/** Of what a question is: the bets, each as it is named, where there are several; the id of the game of who is named. */
export type NamedBets = {
  want: Want;
  bets: readonly string[];
  game: string | null;
  /** The change of a parlay that was shown. */
  edit?: TicketEdit;
};

/** Which call is asked with several bets. */
const CALLED: Readonly<Partial<Record<Want, 'price_bets' | 'build_parlay'>>> = {
  compare: 'price_bets',
  'parlay.judge': 'build_parlay',
  'parlay.pays': 'build_parlay',
};
export const isOfSeveral = (want: Want): boolean => CALLED[want] !== undefined;

/** What is told of one game, whatever the words of its question say beside it. */
const TOLD: Readonly<Partial<Record<Want, (event: SlateEvent) => Asked>>> = { 'none.score': scoreTold };

const MARKETS = ['moneyline', 'spread', 'total'] as const;
const MOST_ROWS = 12;

/** What is told of who meets whom, whose names mean nobody else: "what are the lines in Djokovic at Shapovalov" asks for no team "in" it. */
const OF_PERSONS: Readonly<Partial<Record<Want, (event: SlateEvent) => Asked>>> = {
  'lines.game': ({ id: eventId, markets }) =>
    calls(
      MARKETS.filter((kind) => markets.some(({ market }) => market === kind)).map((market) => ({
        tool: 'show_board',
        input: { eventId, market, limit: MOST_ROWS },
      })),
    ),
  'facts.when': ({ home }) => calls([{ tool: 'find_games', input: { names: [home] } }]),
  'facts.injuries': ({ id: eventId }) => calls([{ tool: 'facts_about', input: { eventId, kinds: ['injury'] } }]),
  moved: ({ id: eventId }) =>
    calls(
      (['home', 'away'] as const).map((side) => ({
        tool: 'line_moves',
        input: { eventId, market: 'moneyline', side, limit: MOST_ROWS },
      })),
    ),
};

/** What is looked up of who is named: what was said before changes nothing of it. */
const LOOKED_UP = /^(?:facts|none|lines|props|favored|moved)(?:\.|$)/;
export const isLookedUp = (want: Want): boolean => LOOKED_UP.test(want);

const MOST_BETS = 5;

/**
 * What a question of several bets comes to: each bet is read by itself, and what is asked of them by the whole question. Null: it is of no
 * several bets.
 */
export function planNamed(named: NamedBets, question: Question): Asked | null {
  const { want, bets, game, edit } = named;
  if (edit) return planEdit(edit, question, (bet) => betsRead(bet, question)) ?? planCalls(question);
  const told = game === null ? null : toldOfGame(want, game, question);
  if (told) return told;
  if (isLookedUp(want)) return stillOf(planCalls(asIfFirst(question)), question);
  const tool = bets.length > MOST_BETS ? undefined : CALLED[want];
  return (tool && ofBets(tool, named, question)) ?? planCalls(question);
}

const TOTAL = /\b(?:total|over|under|rounds?|spread)\b/i;

function toldOfGame(want: Want, game: string, { slate, text }: Question): Asked | null {
  const event = slate.events.find(({ id }) => id === game);
  // How a total moved is no matter of who wins.
  const isOfWinner = want !== 'moved' || !TOTAL.test(text);
  const tell = TOLD[want] ?? (event && isOfWinner && isBetweenPersons(event) ? OF_PERSONS[want] : undefined);
  return tell && event ? tell(event) : null;
}

/** One call with all bets that are named. Null: it is not clear which one of them is. */
function ofBets(tool: 'price_bets' | 'build_parlay', { want, bets }: NamedBets, question: Question): Asked | null {
  const refs = bets.map((bet) => betsRead(bet, question));
  const isClear = refs.every(({ length }) => length === 1 || (length === 2 && tool === 'price_bets'));
  const all = refs.flat();
  if (!isClear || all.length > MOST_BETS) return null;
  if (tool === 'price_bets') return calls([{ tool, input: { bets: all } }]);
  const asked = planCalls(question);
  const [call, ...others] = asked?.kind === 'calls' ? asked.calls : [];
  const own = call && call.tool === tool && others.length === 0 ? call : null;
  return calls([{ tool, input: { ...(own?.input ?? priceOnly(want)), legs: all } }]);
}

const priceOnly = (want: Want) => (want === 'parlay.pays' ? { priceOnly: true } : {});

/** What is told of the game of a bet leaves that bet what is spoken of. */
function stillOf(asked: Asked | null, { previous }: Question): Asked | null {
  if (asked?.kind !== 'say' || asked.spoken === undefined) return asked;
  const { spoken, ...told } = asked;
  const games = new Set((spoken.focus ?? []).map(({ eventId }) => eventId));
  return (previous?.focus ?? []).some(({ eventId }) => games.has(eventId)) ? told : asked;
}

/** The same as it would be asked at the start of a chat. */
const asIfFirst = (question: Question, text = question.text): Question => {
  const { nowMs, zone } = question;
  return { ...question, text, previous: null, reading: readQuestion(text, { nowMs, timeZone: zone, previous: null }) };
};

/** One bet as it is judged by itself: two sides where none is named; none where it is not known. */
function betsRead(bet: string, question: Question): readonly BetRef[] {
  const asked = planCalls(asIfFirst(question, `Is ${bet} a good bet?`));
  const [call, ...others] = asked?.kind === 'calls' ? asked.calls : [];
  if (call?.tool !== 'price_bets' || others.length > 0) return [];
  return PriceBetsInput.safeParse(call.input).data?.bets ?? [];
}
