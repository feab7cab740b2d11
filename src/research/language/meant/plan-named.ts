import type { BetRef, BetRefDraft } from '#contract/research/bet.ts';
import type { FactKindName } from '#contract/research/facts.ts';
import { PriceBetsInput } from '#contract/research/price-bets.ts';
import { isBetweenPersons } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { spokenBets } from '../acts/after.ts';
import { type Asked, type BetQuestion, calls } from '../calls/call.ts';
import { factsCall } from '../calls/fact-calls.ts';
import { planCalls } from '../calls/plan-calls.ts';
import { type Question, tag } from '../calls/tagged.ts';
import { type OfGame, sidesOf, TOTALS } from '../calls/whole-game.ts';
import { planCovered } from '../covered/plan-covered.ts';
import { scoreTold } from '../free/forecast.ts';
import { moneyAsked } from '../money/money-asked.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';
import { type ListStranger, planStranger } from '../shown/list-stranger.ts';
import { type Margin, withMargin } from '../shown/margin-asked.ts';
import { planSpoken } from '../shown/plan-spoken.ts';
import { planTicket } from '../shown/plan-ticket.ts';
import { type PricesAsked, planPrices } from '../shown/prices-asked.ts';
import type { SpokenAsked } from '../shown/spoken-asked.ts';
import type { TicketAsked } from '../shown/ticket-asked.ts';
import { isSame, legOf, type TicketMore } from '../tickets/ticket-call.ts';
import { planEdit } from './plan-edit.ts';
import type { TicketEdit } from './ticket-edit.ts';
import type { Want } from './wants.ts';

/** Of what a question is: the bets, each as it is named, where there are several; the id of the game of who is named. */
export type NamedBets = {
  want: Want;
  bets: readonly string[];
  game: string | null;
  /** Who of it is asked for on the spread alone. */
  isOfSpread?: true;
  /** The change of a parlay that was shown. */
  edit?: TicketEdit;
  /** What is asked of the bet that was spoken of. */
  spoken?: SpokenAsked;
  /** What is asked of the parlay that was shown. */
  ticket?: TicketAsked;
  /** Who is named as one of the picks that were shown, and is none. */
  stranger?: ListStranger;
  /** What facts of its game, where several kinds are asked for; of whom, where it is of one side. */
  facts?: { kinds: readonly FactKindName[]; names?: readonly string[] };
  /** Of which bets alone the prices are asked for. */
  prices?: PricesAsked;
  /** By how much the side that was spoken of is supposed to win. */
  margin?: Margin;
  /** It is asked of bets on every side of one market. */
  isCovered?: true;
  /** It asks what is to be staked on a bet that is named. */
  isStaked?: true;
  /** As what the one bet that is named whole is told. */
  tells?: BetQuestion;
};

/** Which call is asked with several bets. */
const CALLED: Readonly<Partial<Record<Want, 'price_bets' | 'build_parlay'>>> = {
  compare: 'price_bets',
  'parlay.judge': 'build_parlay',
  'parlay.pays': 'build_parlay',
};
export const isOfSeveral = (want: Want): boolean => CALLED[want] !== undefined;

/** What is told of one game, whatever the words of its question say beside it. */
const TOLD: Readonly<Partial<Record<Want, (event: SlateEvent) => Asked>>> = {
  'none.score': scoreTold,
  'lean.side': (event) => judgedIn(event, sidesOf(event)),
  'lean.total': (event) => judgedIn(event, TOTALS),
};

/** Its bets beside each other. */
const judgedIn = ({ id: eventId, markets }: SlateEvent, all: readonly OfGame[]): Asked =>
  calls([
    {
      tool: 'price_bets',
      input: {
        bets: all
          .filter(({ market }) => markets.some((one) => one.market === market))
          .map((bet) => legOf({ ...bet, eventId })),
      },
    },
  ]);

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
  const { want, bets, game, edit, tells, facts, margin } = named;
  if (margin) return withMargin(margin, planCalls(question));
  if (tells) return toldAlone(planCalls(asIfFirst(question)), tells);
  if (facts && game !== null) {
    const { kinds, ...of } = facts;
    return calls([factsCall({ eventId: game, ...of }, kinds)]);
  }
  const shown = ofMoney(named, question) ?? ofShown(named);
  if (shown) return shown;
  if (edit) return planEdit(edit, question, (bet) => betsRead(bet, question)) ?? planCalls(question);
  const told = game === null ? null : toldOfGame(named, game, question);
  if (told) return told;
  if (isLookedUp(want)) return stillOf(planCalls(asIfFirst(question)), question);
  const tool = bets.length > MOST_BETS ? undefined : CALLED[want];
  return (tool && ofBets(tool, named, question)) ?? planCalls(question);
}

/** What is asked of bets on every side of one market, or of a stake. */
const ofMoney = ({ isCovered, isStaked }: NamedBets, question: Question): Asked | null =>
  (isCovered ? planCovered(question) : null) ?? (isStaked ? moneyAsked(tag(question)) : null);

/** What is asked of a bet, a parlay or a list that is known to be meant. */
const ofShown = ({ spoken, ticket, stranger, prices }: NamedBets): Asked | null =>
  (spoken && planSpoken(spoken)) ??
  (ticket && planTicket(ticket)) ??
  (stranger && planStranger(stranger)) ??
  (prices ? planPrices(prices) : null);

/** One bet that is judged here for the first time, told as it was asked. */
function toldAlone(asked: Asked | null, tells: BetQuestion): Asked | null {
  const [call, ...others] = asked?.kind === 'calls' && !asked.explains ? asked.calls : [];
  return asked?.kind === 'calls' && call?.tool === 'price_bets' && others.length === 0 ? { ...asked, tells } : asked;
}

const TOTAL = /\b(?:total|over|under|rounds?|spread)\b/i;

function toldOfGame({ want, isOfSpread }: NamedBets, game: string, { slate, text }: Question): Asked | null {
  const event = slate.events.find(({ id }) => id === game);
  if (isOfSpread && event?.markets.some(({ market }) => market === 'spread'))
    return judgedIn(
      event,
      sidesOf(event).filter(({ market }) => market === 'spread'),
    );
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
  const { price, priceOnly: _, ...input } = (own?.input ?? {}) as TicketMore;
  const held = all.map((ref) => heldAs(ref, question.previous));
  const legs = held.map(({ leg }) => leg);
  // What is named beside the bet that was spoken of is the price of who comes to it, and not of both.
  const isOfLeg = held.some(({ isSpoken }) => isSpoken) && legs.some((leg) => leg.price !== null);
  const whole = price === undefined || isOfLeg ? {} : { price };
  const stake = held.find(({ stakeCents }) => stakeCents !== undefined);
  return calls([
    { tool, input: { ...(stake && { stakeCents: stake.stakeCents }), ...input, ...priceOnly(want), ...whole, legs } },
  ]);
}

type Held = { leg: BetRefDraft; isSpoken?: true; stakeCents?: number | undefined };

/** The bet that was spoken of is one at the price and for the stake that its writer named. */
function heldAs(ref: BetRef, previous: Reading | null): Held {
  const bet = spokenBets(previous).find((one) => isSame([one], [ref]));
  if (!bet || previous?.ticket === true || previous?.list === true) return { leg: ref };
  const leg = ref.price === null ? legOf({ ...bet, line: ref.line ?? bet.line }) : ref;
  return { leg, isSpoken: true, stakeCents: bet.stakeCents };
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
