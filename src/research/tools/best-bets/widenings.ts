import { EASTERN } from '#contract/betting-zone.ts';
import type { Reading } from '../../language/reading.ts';
import { countsOneOf, statWords } from '../../slate/prop-keys.ts';
import type { Slate } from '../../slate/slate.ts';
import { list } from '../../words/format.ts';
import { gamesWord, leagueWords } from '../../words/league-words.ts';
import { dayOfWords } from '../../words/span-words.ts';
import { contains, type Demands, eventFits, isSide, marketFits } from './fit.ts';

/** One way of giving up part of a question so that it can still be answered, with the sentence that admits it. */
export type Widening = {
  demands: Demands;
  /** Said where nothing was found before: this part of the question has no answer. */
  notice: string;
  /** Said where something was found already. */
  more: string;
  /** What it finds is not what was asked for; a later day of the same is. */
  isOther: boolean;
  /** It finds bets of later days, which stand in for those of the day that was named, and fill up none of its lists. */
  isLater: boolean;
};

/** What to give up, one after another: first what nobody prices, then the time, then the market, then the team. */
export function widenings(slate: Slate, reading: Reading, now: Date): Widening[] {
  const steps: Widening[] = [];
  if (reading.exact) return steps;
  let demands: Demands = reading;
  let isOther = false;
  const give = (dropped: Partial<Demands>, notice: string, more = notice) => {
    demands = { ...demands, ...dropped };
    isOther ||= !('window' in dropped) || !isToday(reading);
    steps.push({ demands, notice, more, isOther, isLater: reading.window !== null && demands.window === null });
  };
  const hasStats = (reading.stats ?? []).length > 0;
  const isPriced = hasStats && pricesStats(slate, reading, now);
  if (hasStats && !isPriced) give({ stats: [], line: null }, unpricedStats(reading));
  if (reading.line !== null && (isPriced || !hasStats)) giveLine(reading, reading.line, give);
  if (reading.window) give({ window: null }, ...windowNotices(slate, reading, now));
  if (isPriced)
    give(
      { stats: [] },
      unpricedStats(reading),
      `Nothing more is priced on ${statList(reading)}; other props are added.`,
    );
  if (reading.players.length > 0) give({ players: [], near: null }, playerNotice(slate, reading));
  if (reading.side === 'over' || reading.side === 'under' || reading.side === 'draw') {
    give({ side: null }, `Other sides are added, because too few prices on the ${reading.side} are stored.`);
  }
  if (reading.markets.length > 0) give({ markets: [], near: null }, ...marketNotices(slate, reading, now));
  if (mayLeaveTeams(reading)) {
    const leagues = [...new Set(reading.teams.map((team) => team.league))];
    give({ teams: [], competitions: [], leagues, together: false }, ...teamNotices(slate, reading, now));
  }
  return steps;
}

/** A parlay of one game takes no leg of another. */
const mayLeaveTeams = ({ teams, sameGame }: Reading): boolean => teams.length > 0 && sameGame !== true;

/** Who asks for today is content with the next games; who names another day or an hour means it. */
const isToday = ({ window }: Reading): boolean =>
  /^(today|tonight|this (morning|afternoon))$/.test(window?.label ?? '');

type Give = (dropped: Partial<Demands>, notice: string, more?: string) => void;

/** The nearest line stands in for one that nobody offers. */
function giveLine(reading: Reading, line: number, give: Give): void {
  const bet = lineWords(reading, line);
  give(
    { line: null, near: line },
    `No book offers ${bet}; the nearest line that is priced is shown.`,
    `Nothing more is priced at ${bet}; other lines are added.`,
  );
}

function lineWords({ side, teams, markets }: Reading, line: number): string {
  if (side === 'over' || side === 'under') return `${side} ${line}`;
  const isSpread = markets.includes('spread');
  const [team] = teams;
  const words = isSpread && line > 0 ? `+${line}` : `${line}`;
  return isSpread && team && teams.length === 1 ? `${team.name} ${words}` : words;
}

/** Whether anything of what the prop counts is stored for the leagues, sides and players that were named. */
const pricesStats = (slate: Slate, reading: Reading, now: Date): boolean =>
  slate.events.some(
    (event) =>
      eventFits({ ...reading, window: null }, event, now) &&
      event.markets.some(
        (market) =>
          marketFits({ ...reading, markets: [], side: null }, event, market) &&
          countsOneOf(reading.stats ?? [], market.market),
      ),
  );

const statList = ({ stats = [] }: Reading): string => list(stats.slice(0, 3).map(statWords)).replace(' and ', ' or ');

function unpricedStats(reading: Reading): string {
  const who = reading.players.length > 0 ? ` for ${list(reading.players)}` : '';
  return `I have no price on ${statList(reading)}${who}, so what else is priced is shown instead.`;
}

function playerNotice(slate: Slate, { players }: Reading): string {
  const unpriced = players.filter(
    (player) => !slate.events.some(({ markets }) => markets.some((market) => contains(market.player, player))),
  );
  if (unpriced.length === 0) return `Nothing more is priced for ${list(players)}; other bets are added.`;
  return `I have no price for ${list(unpriced)}.`;
}

function windowNotices(slate: Slate, reading: Reading, now: Date): [string, string] {
  const label = reading.window?.label ?? 'then';
  const games = slate.events.filter((event) => eventFits(reading, event, now)).length;
  const isTeam = reading.teams.length > 0;
  const what = isTeam ? list(reading.teams.map((team) => team.name)) : leagueWords(reading);
  if (games === 0) {
    const none = `No priced ${what === '' ? '' : `${what} `}game starts ${label}${nextStart(slate, reading, now)}; the next ones are shown.`;
    return [none, none];
  }
  const few = isTeam
    ? `Nothing more is priced for ${what} ${label}; the next games are added.`
    : `Too few ${what === '' ? '' : `${what} `}prices fit ${label}; the next games are added.`;
  return [few, few];
}

/** When the next game of what was named starts, for whoever named a time that has none. */
function nextStart(slate: Slate, reading: Reading, now: Date): string {
  const ahead = slate.events.filter(
    (event) => event.markets.length > 0 && eventFits({ ...reading, window: null }, event, now),
  );
  const starts = ahead.map(({ startsAt }) => startsAt.getTime());
  const later = starts.filter((at) => at >= (reading.window?.fromMs ?? 0));
  const first = Math.min(...(later.length > 0 ? later : starts));
  if (!Number.isFinite(first)) return '';
  return ` (${later.length > 0 ? 'the next one' : 'the first stored'} is on ${dayOfWords(first, EASTERN)})`;
}

function teamNotices(slate: Slate, reading: Reading, now: Date): [string, string] {
  const absent = absentTeams(slate, reading, now);
  const others = `${leagueWords(reading)} ${gamesWord(reading)}`.trim();
  if (absent.length === 0) {
    const named = list(reading.teams.map(({ name }) => name)).replace(' and ', ' or ');
    return [
      `Nothing on ${named} fits, so other ${others} are shown.`,
      `Nothing more on ${named} fits, so bets on other ${others} are added.`,
    ];
  }
  const none = `No priced game of ${list(absent).replace(' and ', ' or ')} is on the slate; other ${others} are shown instead.`;
  return [none, none];
}

const absentTeams = (slate: Slate, { teams }: Reading, now: Date): string[] =>
  teams
    .map(({ name }) => name)
    .filter(
      (name) => !slate.events.some((event) => event.startsAt > now && event.markets.length > 0 && isSide(event, name)),
    );

function marketNotices(slate: Slate, reading: Reading, now: Date): [string, string] {
  const kind = marketWords(reading);
  const isPriced = slate.events.some(
    (event) =>
      eventFits({ ...reading, window: null }, event, now) &&
      event.markets.some((market) => marketFits({ ...reading, side: null }, event, market)),
  );
  const none = isPriced
    ? `No ${kind} ${hasPriceLimit(reading) ? 'is at such a price' : 'fits all of that'} where you can bet; other markets are shown.`
    : `No ${kind} is priced here; other markets are shown.`;
  return [
    none,
    `Too few ${reading.markets.map((market) => `${market}s`).join(' or ')} are priced here; other markets are added.`,
  ];
}

const hasPriceLimit = ({ minDecimal, maxDecimal }: Reading): boolean => minDecimal != null || maxDecimal != null;

const marketWords = ({ markets }: Reading): string => markets.join(' or ');
