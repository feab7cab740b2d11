import { boardOf, gamesAsked } from '../calls/board-calls.ts';
import { type Asked, askWho, say, sayLost } from '../calls/call.ts';
import { readJudgement } from '../calls/judgements.ts';
import { lookUp } from '../calls/look-up-call.ts';
import { movesAsked } from '../calls/moves-calls.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import { WHICH_BET } from '../calls/which-one.ts';
import { OUTSIDE } from '../free/outside-asked.ts';
import { betsCall } from '../lists/about-bet.ts';
import { longestTerm } from '../read-term.ts';
import type { BetFocus } from '../reading.ts';
import { aboutMarket } from './about-market.ts';
import type { Act } from './act.ts';
import type { ActQuestion } from './act-question.ts';
import { wereJudged } from './after.ts';
import { reactionTo, SHOWN_ABOVE } from './react-to.ts';
import { SURE_SHARE } from './read-act.ts';
import { scanWanted } from './scan-wanted.ts';
import type { AnyWanted } from './wanted-of.ts';
import { withWinner } from './with-winner.ts';

type Teller = (question: ActQuestion, elsewhere: boolean) => Asked | null;

/**
 * What is told where nothing that was read can be done: what a message most likely wants is named, with what is missing for it, and is done
 * where the bets that were shown are enough. Null: it is not likely enough to want any one thing.
 * `isAskedWho`: it is asked back already who or which game is meant.
 */
export function toldByAct(any: AnyWanted | null, isAskedWho = false): Asked | null {
  if (any === null || any.share < SURE_SHARE) return null;
  if (isAskedWho && !OF_NO_BET.has(any.question.act)) return null;
  return TELLERS[any.question.act]?.(any.question, any.elsewhere) ?? null;
}

/** What wants no bet is not asked for one. */
const OF_NO_BET: ReadonlySet<Act> = new Set<Act>([
  'calc',
  'term',
  'outside',
  'react',
  'save',
  'scan',
  'moves',
  'doubt',
]);

const whichBet: Teller = ({ mentions }) => (mentions.length > 0 ? null : askWho(WHICH_BET));

const whatIsMissing =
  (text: string, choices: readonly string[] = []): Teller =>
  () =>
    sayLost(text, choices);

const TELLERS: Readonly<Partial<Record<Act, Teller>>> = {
  why: whichBet,
  against: whichBet,
  sure: whichBet,
  fair: whichBet,
  limit: whichBet,
  play: whichBet,
  judge: whichBet,
  best: whichBet,
  worst: whichBet,
  react: ({ after, plain }) => (after === 'none' ? null : say(reactionTo(plain))),
  outside: ({ mentions, market }) => (mentions.length + market.leagues.length > 0 ? null : say(OUTSIDE)),
  doubt: (question) => aboutMarket({ ...question, act: 'books' }) ?? say(HOW_SURE),
  again: ({ previous }) => (previous?.list === true ? { kind: 'about', about: { kind: 'again' } } : say(SHOWN_ABOVE)),
  keep: ({ previous }) => (previous?.list === true ? sayLost(WHICH_KEPT) : say(SHOWN_ABOVE)),
  drop: withoutPointed,
  when: (question) => aboutMarket(question) ?? askWho('Which game do you mean? Name a team.'),
  games: (question) => aboutMarket({ ...question, act: 'when' }) ?? gamesAsked(question.market),
  moves: ({ market }) => movesAsked({ ...market, bets: [] }),
  scan: ({ plain, market }) => scanWanted(plain, market),
  calc: whatIsMissing(
    'I could not read that calculation. I can work out payouts, parlays, fair odds and vig, expected value, Kelly stakes, hedges, middles, boosts, free bets and cash-outs. Give me the numbers, such as "EV of $20 at +300 with a 27% chance".',
  ),
  term: ({ tokens }) => {
    const term = longestTerm(tokens);
    return term === null
      ? sayLost('Which term do you mean? Ask for example "what is a teaser?".')
      : lookUp({ kind: 'term', term: term.replaceAll('_', ' ') });
  },
  stake: stakeOfNamed,
  pays: whatIsMissing('How much on which bet? Say "30 on the first", for example, and I will work out what it pays.'),
  save: whatIsMissing(
    'Nothing was saved. To track a bet say "log Bills -3 at -110, $20"; for an alert "tell me when the Bills moneyline hits +120", or press "Alert me" on a pick for a move or a start.',
  ),
  add: (question) =>
    question.previous?.ticket === true
      ? sayLost('Which leg should I add? Name it, or let me pick one.', ['Add one more leg', 'Add a safe leg'])
      : sayLost('What should it be combined with? Name the other bet.'),
  swap: (question) => sayLost('Which one should go, and what goes in for it?', ofLegs('Swap', question)),
  join: whatIsMissing('Which ones go into one bet? Name them by number, such as "parlay 1 and 2".'),
  flip: whatIsMissing('The other side of which bet? Name a team or a player.'),
  compare: whatIsMissing('Which bets should I compare? Name both.'),
  change: (question) => boardOfGame(question) ?? sayLost(WHAT_CHANGES),
  more: whatIsMissing('More of what? Say for example "more NBA picks" or "more games".'),
};

/** "A sane stake on the Lakers": the verdict on that bet says it. */
function stakeOfNamed({ said, where, amounts }: ActQuestion): Asked | null {
  const named = said.filter(hasSubject).map(withWinner);
  const judged = named.length > 0 ? readJudgement(named, { where: { ...where, window: null }, amounts }) : null;
  if (judged) return judged.kind === 'calls' ? { ...judged, tells: 'stake' } : judged;
  return sayLost('For a stake I need the bet: name it, or ask for picks, and each comes with its stake.');
}

/** "Forget the second one" behind bets that were judged: the others stay. */
function withoutPointed(question: ActQuestion, elsewhere: boolean): Asked | null {
  const { previous, after, shown, places, open } = question;
  const left = shown.filter((_, at) => !places.includes(at + 1));
  if (elsewhere || open || left.length === 0) return sayLost('Which one should go?', ofLegs('Drop', question));
  if (previous === null || !wereJudged(after, previous)) return null;
  return { kind: 'calls', calls: [betsCall(left, previous)], assumed: [], explains: 'play' };
}

const MOST_CHOICES = 4;

const ofLegs = (
  verb: string,
  { previous, shown }: { previous: ActQuestion['previous']; shown: readonly BetFocus[] },
) => (previous?.ticket === true ? shown.slice(0, MOST_CHOICES).map((_, at) => `${verb} leg ${at + 1}`) : []);

/** "Dodgers Cubs then. Tokyo series": both teams of a game are its prices, whatever else was said. */
function boardOfGame({ mentions, market, previous }: ActQuestion): Asked | null {
  const [one, other] = mentions;
  const isGame =
    one?.kind === 'side' &&
    other !== undefined &&
    one.persons.some(({ event }) => other.persons.some((two) => two.event === event));
  return isGame && previous?.list !== true && previous?.ticket !== true ? boardOf({ ...market, window: null }) : null;
}

const WHAT_CHANGES =
  'I could not tell what you want changed. Name it: a league, a team, a day, a market, a line, a price, a book or how many.';
const HOW_SURE =
  'Every number here is computed from stored prices, each with its book and its age; the sources are listed under each answer. If one is wrong, "Report this answer" sends it to the people who run this.';
const WHICH_KEPT = 'Which ones should stay? Name them by number, such as "keep 1 and 3".';
