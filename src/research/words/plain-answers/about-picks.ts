import type { ToldPick } from '#contract/stored-picks.ts';
import { type AboutAll, type AboutFigure, type AboutPicks, isAboutFigure } from '../../language/lists/about-picks.ts';
import type { BetOrder } from '../../language/reading.ts';
import { hasLimit } from '../../tools/best-bets/reach.ts';
import { type Bettor, writeOdds, writeWorstOdds } from '../bettor.ts';
import { chanceWords, dollars, list, percent, plural, signedPercent, unitsWords } from '../format.ts';
import { shortGame } from '../short-names.ts';
import { whetherBad } from '../whether-bad.ts';
import { aboveFair } from './above-fair.ts';
import { fairText, limitOf, withoutMarks } from './explain-pick.ts';
import { pickRow } from './pick-row.ts';
import { simplyWords } from './simply-words.ts';
import { splitText } from './split-text.ts';
import { whyPicked } from './why-picked.ts';

/** What was computed and said of those picks then, in plain text. */
export function aboutPicks(told: readonly (ToldPick | null)[], asked: AboutPicks, bettor: Bettor): string | null {
  if (asked.kind === 'why') return whyPicked(told, asked, bettor);
  const picks = told.filter((pick) => pick !== null);
  if (picks.length === 0) return null;
  return isAboutFigure(asked) ? ofOne(picks, asked, bettor) : ofAll(picks, asked, bettor);
}

/** Which of the picks are left behind a question, in which order; null where it changes nothing of the list. Places count from 1. */
export function keptBy(told: readonly (ToldPick | null)[], asked: AboutPicks): number[] | null {
  const all = told.flatMap((pick, at) => (pick === null ? [] : [{ pick, place: at + 1 }]));
  const left = (some: readonly { place: number }[]) => some.map(({ place }) => place);
  switch (asked.kind) {
    case 'keep':
      return left(asked.fromEnd ? all.slice(-asked.count) : all.slice(0, asked.count));
    case 'places':
      return asked.places.flatMap((place) => (place < 0 ? all.at(place) : all[place - 1])?.place ?? []);
    case 'drop_weakest': {
      const gone =
        all[
          firstBy(
            all.map(({ pick }) => pick),
            BY.weakest,
          ) - 1
        ]?.pick;
      return left(all.filter(({ pick }) => pick !== gone));
    }
    case 'drop':
      return left(all.filter((_, at) => at !== (asked.place < 0 ? all.length - 1 : asked.place - 1)));
    case 'only':
      return left(all.filter(({ pick }) => sideOf(pick) === asked.side));
    case 'ordered': {
      const { by } = ORDER_OF[asked.order];
      return asked.one ? null : left([...all].sort((a, b) => by(a.pick, b.pick)));
    }
    default:
      return null;
  }
}

/** Which one of several the answer is about, by its place from 1: the next question may lean on it. Null: all of them. */
export function pointedBy(told: readonly (ToldPick | null)[], asked: AboutPicks): number | null {
  const picks = told.filter((pick) => pick !== null);
  if (asked.kind === 'weakest' || asked.kind === 'strongest' || asked.kind === 'riskiest')
    return firstBy(picks, BY[asked.kind]) || null;
  if (asked.kind === 'ordered') return asked.one ? firstBy(picks, ORDER_OF[asked.order].by) || null : null;
  if (!('place' in asked) || asked.kind === 'drop' || asked.place == null) return null;
  return asked.place < 0 ? told.length : asked.place;
}

type Comparing = (a: ToldPick, b: ToldPick) => number;

const BY: Readonly<Record<'weakest' | 'riskiest' | 'strongest', Comparing>> = {
  weakest: (a, b) => a.edge - b.edge || a.confidence - b.confidence,
  riskiest: (a, b) => a.fairProbability - b.fairProbability,
  strongest: (a, b) => b.confidence - a.confidence || b.edge - a.edge,
};

/** The place of the first in an order, from 1; 0 where there is none. */
const firstBy = (picks: readonly ToldPick[], by: Comparing): number => {
  const [first] = [...picks].sort(by);
  return first ? picks.indexOf(first) + 1 : 0;
};

function ofOne(picks: readonly ToldPick[], { kind, place }: AboutFigure, bettor: Bettor): string | null {
  const pick = place < 0 ? picks.at(place) : picks[place - 1];
  if (!pick)
    return `There ${picks.length === 1 ? 'was 1 pick' : `were ${picks.length} picks`}, so there is no #${place}.`;
  const price = `${nameOf(pick)}, ${writeOdds(bettor, pick.oddsDecimal)} at ${pick.book}`;
  switch (kind) {
    case 'sure':
      return sureText(pick);
    case 'simply':
      return simplyWords({
        name: nameOf(pick),
        price: `${writeOdds(bettor, pick.oddsDecimal)} at ${pick.book}`,
        chance: pick.fairProbability,
        decimal: pick.oddsDecimal,
        ev: pick.edge,
        end: pick.verdict === 'pass' ? 'So skip it.' : `So it is worth ${unitsWords(pick.units)}.`,
      });
    case 'against':
      return [
        `Against ${nameOf(pick)}:`,
        withoutMarks(pick.riskFactor),
        withoutMarks(pick.deepDive?.against),
        losesText(pick),
      ]
        .filter((part) => part !== '')
        .join(' ');
    case 'limit':
      return `${price}: ${limitText(pick, bettor)}`;
    case 'fair':
      return `${nameOf(pick)}: ${fairText(pick, bettor)}, as it wins ${percent(pick.fairProbability)} of the time. ${writeOdds(bettor, pick.oddsDecimal)} at ${pick.book} is an edge of ${signedPercent(pick.edge)}.`;
    case 'above_fair':
      return whyAbove(pick, bettor);
    case 'play':
      return playText(pick, price, bettor);
    case 'bad':
      return whetherBad(playText(pick, price, bettor));
  }
}

const playText = (pick: ToldPick, price: string, bettor: Bettor): string =>
  pick.verdict === 'pass'
    ? `No, pass: ${price}. An edge of ${signedPercent(pick.edge)} is too little for how sure the fair price is. ${limitText(pick, bettor)}`
    : `${pick.verdict === 'bet' ? 'Yes' : 'Only small, as a lean'}: ${unitsWords(pick.units)} on ${price}. The edge is ${signedPercent(pick.edge)}. ${limitText(pick, bettor)}`;

const whyAbove = (pick: ToldPick, bettor: Bettor): string =>
  aboveFair({
    name: pick.pick,
    chance: pick.fairProbability,
    fairText: fairText(pick, bettor),
    doubt: pick.proof?.fairProbabilitySd ?? null,
    price: `${writeOdds(bettor, pick.oddsDecimal)} at ${pick.book}`,
    edge: pick.edge,
    isReal: pick.proof?.edgePositiveProbability ?? null,
    verdict: pick.verdict,
    worstText: hasLimit(pick) ? worstOf(pick, bettor) : null,
  });

const worstOf = ({ worstDecimal, worstOdds }: ToldPick, bettor: Bettor): string =>
  worstDecimal === undefined ? worstOdds : writeWorstOdds(bettor, worstDecimal);

/** How often it wins, how likely it is that the edge is there, and what that comes to. */
function sureText(pick: ToldPick): string {
  const { confidence, fairProbability, edge, verdict, units, proof } = pick;
  const real = proof && edge > 0 ? `: ${chanceWords(proof.edgePositiveProbability)} sure that the edge is real` : '';
  const stake = verdict === 'pass' ? 'a pass, so nothing is staked' : `a ${verdict} of ${unitsWords(units)}`;
  return `${confidence} out of 5${real}. ${nameOf(pick)} wins ${percent(fairProbability)} of the time, an edge of ${signedPercent(edge)}. That makes it ${stake}.`;
}

function ofAll(picks: readonly ToldPick[], asked: AboutAll, bettor: Bettor): string {
  switch (asked.kind) {
    case 'drop_weakest': {
      const gone = firstBy(picks, BY.weakest);
      return listOf(
        picks.filter((_, at) => at !== gone - 1),
        bettor,
      );
    }
    case 'weakest':
    case 'riskiest':
    case 'strongest':
      return ranked(picks, asked.kind, bettor);
    case 'pass_all':
      return passText(picks, bettor);
    case 'best_already':
      return `No. Of everything that fits what you asked, ${picks.length === 1 ? 'this one comes' : `these ${picks.length} come`} first:\n${rowsOf(picks, bettor).join('\n')}\nSay "show me others" for the next ones.`;
    case 'again':
      return ['The picks of that answer, at the prices of then:', ...rowsOf(picks, bettor)].join('\n');
    case 'ordered':
      return orderedText(picks, asked, bettor);
    case 'only':
      return onlyText(picks, asked.side, bettor);
    case 'exposure':
      return exposureText(picks, bettor);
    case 'average_edge':
      return `The ${plural(picks.length, 'pick')} have an edge of ${signedPercent(meanEdge(picks))} on average, counting each the same.`;
    case 'why_none':
      return whyNone(picks, bettor);
    case 'stakes':
      return [
        ...ofBankroll(asked.bankrollCents),
        ...(asked.mostCents === undefined ? [] : [`No more than ${dollars(asked.mostCents)} on any of them:`]),
        ...onlyOf(picks, asked.place).map((pick) =>
          stakeText(pick, withBankroll(bettor, asked.bankrollCents), asked.mostCents),
        ),
      ].join('\n');
    case 'split':
      return splitText(picks, asked.totalCents, bettor);
    case 'pays':
      return paysText(picks, asked, bettor);
    case 'same_stake':
      return sameStakeText(picks, asked.cents);
    case 'keep':
      return listOf(asked.fromEnd ? picks.slice(-asked.count) : picks.slice(0, asked.count), bettor);
    case 'places':
      return listOf(
        asked.places.flatMap((place) => (place < 0 ? picks.at(place) : picks[place - 1]) ?? []),
        bettor,
      );
    case 'drop':
      return listOf(
        picks.filter((_, at) => at !== (asked.place < 0 ? picks.length - 1 : asked.place - 1)),
        bettor,
      );
  }
}

const onlyOf = (picks: readonly ToldPick[], place: number | undefined): readonly ToldPick[] =>
  place === undefined ? picks : picks.slice(place - 1, place);

const limitText = (pick: ToldPick, bettor: Bettor): string => limitOf(pick, worstOf(pick, bettor));

/** What one has said to stake from counts for this answer. */
const withBankroll = (bettor: Bettor, bankrollCents: number | null): Bettor =>
  bankrollCents === null ? bettor : { ...bettor, bankrollCents, unitCents: null };

const ORDER_OF: Readonly<Record<BetOrder, { by: (a: ToldPick, b: ToldPick) => number; words: string; first: string }>> =
  {
    edge: { by: (a, b) => b.edge - a.edge, words: 'edge', first: 'The biggest edge is' },
    chance: {
      by: (a, b) => b.fairProbability - a.fairProbability,
      words: 'chance to win',
      first: 'The likeliest to win is',
    },
    longest: {
      by: (a, b) => b.oddsDecimal - a.oddsDecimal,
      words: 'price, the longest first',
      first: 'The longest price is',
    },
    shortest: {
      by: (a, b) => a.oddsDecimal - b.oddsDecimal,
      words: 'price, the shortest first',
      first: 'The shortest price is',
    },
    confidence: {
      by: (a, b) => b.confidence - a.confidence || b.edge - a.edge,
      words: 'confidence',
      first: 'The surest is',
    },
    start: { by: (a, b) => startOf(a) - startOf(b), words: 'start', first: 'The first to start is' },
  };

const startOf = ({ startsAt }: ToldPick): number => (startsAt ? Date.parse(startsAt) : Number.POSITIVE_INFINITY);

/** What no bet is, however likely it is to win. */
export const NO_LOCK = 'There is no lock; any bet can lose.';

function orderedText(
  picks: readonly ToldPick[],
  { order, one, lock = false }: { order: BetOrder; one: boolean; lock?: boolean },
  bettor: Bettor,
): string {
  const { by, words, first } = ORDER_OF[order];
  const sorted = [...picks].sort(by);
  const [best] = sorted;
  if (one && best) {
    const said = order === 'chance' ? `, ${percent(best.fairProbability)}` : '';
    return `${lock ? `${NO_LOCK} ` : ''}${first} #${picks.indexOf(best) + 1}, ${nameOf(best)}${said}: ${writeOdds(bettor, best.oddsDecimal)} at ${best.book}, edge ${signedPercent(best.edge)}, ${best.verdict}, ${unitsWords(best.units)}.`;
  }
  return [`By ${words}:`, ...rowsOf(sorted, bettor)].join('\n');
}

function onlyText(
  picks: readonly ToldPick[],
  side: 'over' | 'under' | 'underdog' | 'favorite',
  bettor: Bettor,
): string {
  const left = picks.filter((pick) => sideOf(pick) === side);
  return left.length === 0
    ? `None of the ${plural(picks.length, 'pick')} is ${side === 'over' || side === 'under' ? `an ${side}` : `on ${side === 'underdog' ? 'an underdog' : 'a favorite'}`}.`
    : listOf(left, bettor);
}

/** Of a total or prop its direction; of a side by the points that it gives or gets, else by its price. */
function sideOf({ pick, oddsDecimal }: ToldPick): 'over' | 'under' | 'underdog' | 'favorite' {
  const direction = /\b(over|under)\b/i.exec(pick)?.[1]?.toLowerCase();
  if (direction === 'over' || direction === 'under') return direction;
  const points = / ([+-])\d+(\.\d+)?$/.exec(pick)?.[1];
  if (points) return points === '+' ? 'underdog' : 'favorite';
  return oddsDecimal > 2 ? 'underdog' : 'favorite';
}

const meanEdge = (picks: readonly ToldPick[]): number => picks.reduce((sum, { edge }) => sum + edge, 0) / picks.length;

function exposureText(picks: readonly ToldPick[], bettor: Bettor): string {
  const units = picks.reduce((sum, pick) => sum + pick.units, 0);
  if (units === 0) return 'Nothing is staked: all of those picks are passes.';
  const unit = unitOf(bettor);
  const money =
    unit === null ? `, ${units}% of the bankroll where a unit is 1%` : `, ${dollars(Math.round(unit * units))}`;
  return `All ${plural(picks.length, 'pick')} together risk ${unitsWords(units)}${money}.`;
}

function whyNone(picks: readonly ToldPick[], bettor: Bettor): string {
  const staked = picks.filter(({ verdict }) => verdict !== 'pass');
  if (staked.length > 0)
    return `${staked.length === 1 ? 'One of those picks is' : `${staked.length} of those picks are`} worth a stake:\n${rowsOf(staked, bettor).join('\n')}`;
  const [best] = [...picks].sort((a, b) => b.edge - a.edge);
  if (!best) return '';
  return `No price here beats its fair price by more than the fair price is uncertain. The nearest is ${nameOf(best)}: ${writeOdds(bettor, best.oddsDecimal)} at ${best.book} against a fair ${fairText(best, bettor)}, ${signedPercent(best.edge)}. ${limitText(best, bettor)}`;
}

const unitOf = ({ unitCents, bankrollCents }: Bettor): number | null =>
  unitCents ?? (bankrollCents === null ? null : bankrollCents * CENTS_A_UNIT);
const rowsOf = (picks: readonly ToldPick[], bettor: Bettor): string[] =>
  picks.map((pick, at) => pickRow(pick, at, bettor));

const nameOf = ({ pick, game }: ToldPick): string => `${pick} (${shortGame(game)})`;
const losesText = ({ fairProbability }: ToldPick): string =>
  `By the fair chance it does not win ${percent(1 - fairProbability)} of the time.`;

function ranked(picks: readonly ToldPick[], word: keyof typeof BY, bettor: Bettor): string {
  const place = firstBy(picks, BY[word]);
  const found = picks[place - 1];
  if (!found) return '';
  if (word === 'riskiest') return riskiestText(picks, found, bettor);
  if (word === 'strongest' && picks.every(({ verdict, units }) => verdict === 'pass' || units === 0))
    return `None of them is a bet. The least bad of the ${plural(picks.length, 'pick')} is #${place}, ${nameOf(found)} at ${writeOdds(bettor, found.oddsDecimal)} (${found.book}): ${signedPercent(found.edge)} on average, a pass, nothing staked.`;
  return `The ${word} of the ${plural(picks.length, 'pick')} is #${place}, ${nameOf(found)} at ${writeOdds(bettor, found.oddsDecimal)} (${found.book}): an edge of ${signedPercent(found.edge)}, confidence ${found.confidence} of 5, ${unitsWords(found.units)}.`;
}

/** Whether all of them are passes, before which comes nearest. */
function passText(picks: readonly ToldPick[], bettor: Bettor): string {
  const taken = picks.filter(({ verdict, units }) => verdict !== 'pass' && units > 0);
  const told = (pick: ToldPick) =>
    `#${picks.indexOf(pick) + 1}, ${nameOf(pick)} at ${writeOdds(bettor, pick.oddsDecimal)} (${pick.book})`;
  const others = picks.length - taken.length;
  if (taken.length > 0)
    return `${list(taken.map((pick) => `${told(pick)}, is a ${pick.verdict}: ${unitsWords(pick.units)}`))}.${others === 0 ? '' : ` Pass on the other${others === 1 ? '' : ` ${others}`}.`}`;
  const [nearest] = picks.toSorted((a, b) => b.edge - a.edge);
  if (!nearest) return '';
  const onAll = picks.length === 1 ? '' : picks.length === 2 ? ' on both' : ` on all ${picks.length}`;
  return `Pass${onAll}. ${picks.length === 1 ? 'It is' : 'The nearest to a bet is'} ${told(nearest)}: ${signedPercent(nearest.edge)} on average, and nothing is staked.`;
}

function riskiestText(picks: readonly ToldPick[], found: ToldPick, bettor: Bettor): string {
  const others = picks
    .filter((pick) => pick !== found)
    .map((pick) => `${percent(pick.fairProbability)} for ${nameOf(pick)}`);
  const beside = others.length === 0 ? '' : `, against ${list(others)}`;
  return `#${picks.indexOf(found) + 1} is the riskiest, as it wins least often: ${nameOf(found)} at ${writeOdds(bettor, found.oddsDecimal)} (${found.book}) ${percent(found.fairProbability)} of the time${beside}.`;
}

const CENTS_A_UNIT = 0.01;

/** "If I got 800": what a unit is then. */
const ofBankroll = (cents: number | null): string[] =>
  cents === null ? [] : [`Of ${dollars(cents)} a unit is ${dollars(Math.round(cents * CENTS_A_UNIT))}, 1% of it.`];

function stakeText(pick: ToldPick, bettor: Bettor, most = Number.POSITIVE_INFINITY): string {
  const unit = unitOf(bettor);
  const name = `${nameOf(pick)} at ${writeOdds(bettor, pick.oddsDecimal)}`;
  if (pick.verdict === 'pass' || pick.units === 0) return `${name}: nothing, it is a pass.`;
  if (unit === null) return `${name}: ${unitsWords(pick.units)} (1 unit is 1% of your bankroll).`;
  const cents = Math.round(unit * pick.units);
  return cents > most
    ? `${name}: ${dollars(most)}, your cap, where ${unitsWords(pick.units)} would be ${dollars(cents)}.`
    : `${name}: ${unitsWords(pick.units)}, ${dollars(cents)}.`;
}

const STANDARD_CENTS = 100_00;

/** What a stake wins at the price that was told; of all of them where none is pointed at. */
function paysText(
  picks: readonly ToldPick[],
  { place, cents }: { place: number | null; cents: number | null },
  bettor: Bettor,
): string {
  const meant = place === null ? picks : [place < 0 ? picks.at(place) : picks[place - 1]].flatMap((pick) => pick ?? []);
  const stake = cents ?? STANDARD_CENTS;
  const each = meant.length > 1 ? ' each' : '';
  return [
    `${cents === null ? 'No stake was named, so for' : 'For'} ${dollars(stake)}${each}:`,
    ...meant.map((pick) => {
      const profit = Math.round(stake * (pick.oddsDecimal - 1));
      return `${nameOf(pick)} at ${writeOdds(bettor, pick.oddsDecimal)} (${pick.book}) wins ${dollars(profit)} and returns ${dollars(stake + profit)}.`;
    }),
    ...allTogether(meant, stake),
  ].join('\n');
}

/** As single bets, of which each may lose. */
function allTogether(picks: readonly ToldPick[], stake: number): string[] {
  if (picks.length < 2) return [];
  const profit = picks.reduce((sum, { oddsDecimal }) => sum + Math.round(stake * (oddsDecimal - 1)), 0);
  const risk = stake * picks.length;
  return [
    `As ${picks.length} single bets that risks ${dollars(risk)}: if all win you are up ${dollars(profit)}, if none does you are down ${dollars(risk)}.`,
  ];
}

/** What equal stakes gain on average: the stake times the sum of the edges as they were told. */
function sameStakeText(picks: readonly ToldPick[], cents: number): string {
  const expected = Math.round(cents * picks.reduce((sum, { edge }) => sum + edge, 0));
  const words = expected < 0 ? `a loss of ${dollars(-expected)}` : `a gain of ${dollars(expected)}`;
  return `${dollars(cents)} on each of the ${plural(picks.length, 'pick')} risks ${dollars(cents * picks.length)}. By the fair chances of that answer the average outcome is ${words}; a single day lies far from its average.`;
}

function listOf(picks: readonly ToldPick[], bettor: Bettor): string {
  if (picks.length === 0) return 'Nothing is left of those picks.';
  return [`${plural(picks.length, 'pick')} left:`, ...rowsOf(picks, bettor)].join('\n');
}
