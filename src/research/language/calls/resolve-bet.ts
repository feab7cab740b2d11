import type { BetRefDraft } from '#contract/research/bet.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { Selection } from '../../slate/price.ts';
import { countsOneOf, statWords } from '../../slate/prop-keys.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { list } from '../../words/format.ts';
import { propName, selectionLine } from '../../words/pick-label.ts';
import { MAIN_STATS, type PropStat } from '../prop-stats.ts';
import { fittingPersons, type GameChoice, isUnfound, type Unresolved } from './find-game.ts';
import type { MarketWord, UnsoldMarket } from './pieces.ts';
import { plausibleFor } from './plausible.ts';
import type { StatedBet } from './stated-bets.ts';

/** A stated bet as the desk takes it; or what of it is missing, in a sentence, with readings to choose from. */
export type Resolved = { refs: readonly BetRefDraft[] } | Unresolved;

const missing = (sentence: string, choices: readonly string[] = []): Unresolved => ({ missing: sentence, choices });

type Where = GameChoice & { period: string | null };

/** Nothing of a bet is put in for something else that was named: what the slate does not have is missing, by its name. */
export function resolveBet(bet: StatedBet, where: Where): Resolved {
  const whom = bet.player ?? bet.side;
  const subject = whom && plausibleFor(bet, whom);
  if (!subject) return missing('I did not recognize a game, team or player there. Which bet do you mean?');
  const persons = fittingPersons(subject, bet.opponent, where);
  if (isUnfound(persons)) return persons;
  const [person] = persons;
  if (!person) return missing(`I have no upcoming game with ${subject.names.join(' or ')}.`);
  const { event } = person;
  const shape = person.kind === 'player' ? propOf(bet, person.name, event) : gameBetOf(bet, person.selection, event);
  if ('missing' in shape) return shape;
  const named: BetRefDraft['named'] = [
    'side',
    ...(bet.line ? (['line'] as const) : []),
    ...(bet.price ? (['price'] as const) : []),
    ...(bet.book ? (['book'] as const) : []),
    ...(person.kind === 'player' ? (['player'] as const) : []),
  ];
  const rest = { eventId: event.id, price: bet.price, book: bet.book, named };
  return {
    refs: shape.map((one) => ({ ...rest, ...one, ...(where.period !== null && { period: where.period }) })),
  };
}

type Shape = Pick<BetRefDraft, 'market' | 'side' | 'line' | 'player'>;

function gameBetOf(bet: StatedBet, own: 'home' | 'away', event: SlateEvent): Shape[] | Unresolved {
  const { market, direction, line } = bet;
  const game = gameLabel(event);
  const unsold = market && UNSOLD.get(market);
  if (unsold) {
    const none = missing(`I have no ${unsold} of ${game}, so none is priced.`);
    return { ...withHandicap(none, bet, own, event), unsoldOf: event.id };
  }
  if (bet.stats.length > 0) return ofPlayers(bet.stats, event);
  const asksWinner = market === 'moneyline' && bet.opponent !== null && !bet.backs && bet.price === null && !line;
  if (asksWinner) return winnersOf(own, event).map((side) => ({ market: 'moneyline', side, line: null, player: null }));
  if (direction === 'draw') return [{ market: 'moneyline', side: 'draw', line: null, player: null }];
  if (direction === 'over' || direction === 'under')
    return [{ market: 'total', side: direction, line: line?.line ?? null, player: null }];
  if (market === 'total')
    return (['over', 'under'] as const).map((side) => ({
      market: 'total',
      side,
      line: line?.line ?? null,
      player: null,
    }));
  if (line || market === 'spread')
    return [{ market: 'spread', side: own, line: spreadLine(line, own, event), player: null }];
  return [{ market: 'moneyline', side: own, line: null, player: null }];
}

/** What is counted of players has no price on a game as a whole. */
function ofPlayers(stats: readonly PropStat[], event: SlateEvent): Unresolved {
  if (event.markets.every(({ player }) => player === ''))
    return missing(
      `I have no player props for ${gameLabel(event)}, so there is no price on ${statsText(stats)}. Its moneyline, spread and total are what can be asked for.`,
    );
  const markets = [...new Set(event.markets.map(({ market }) => market))].filter((one) => countsOneOf(stats, one));
  const unpriced = missing(`I have no price on ${statsText(stats)} for ${gameLabel(event)} as a whole.`);
  return markets.length === 0 ? unpriced : { ...unpriced, boards: { eventId: event.id, markets } };
}

const UNSOLD: ReadonlyMap<MarketWord, string> = new Map<UnsoldMarket, string>([
  ['team_total', 'team total'],
  ['draw_no_bet', 'draw no bet price'],
  ['double_chance', 'double chance price'],
  ['both_score', 'price on both teams to score'],
]);

/** Draw no bet is settled as the handicap of 0 is: where that is stored it can be asked for. */
function withHandicap(
  unsold: Unresolved,
  { market, price }: StatedBet,
  own: 'home' | 'away',
  event: SlateEvent,
): Unresolved {
  const hasLevel = event.markets.some((one) => one.market === 'spread' && one.lineHundredths === 0);
  if (market !== 'draw_no_bet' || !hasLevel) return unsold;
  const choice = [event[own], 'pk', price].filter((part) => part !== null).join(' ');
  return missing(`${unsold.missing} The handicap of 0 is stored, which is settled alike.`, [choice]);
}

/** "USA Paraguay, who wins": everybody who can, the first named first. */
function winnersOf(own: 'home' | 'away', { markets }: SlateEvent): Selection[] {
  const hasDraw = hasDrawPrice({ markets });
  return [own, own === 'home' ? 'away' : 'home', ...(hasDraw ? (['draw'] as const) : [])];
}

/** "Lakers 6.5": which way the books have it. */
function spreadLine(line: StatedBet['line'], own: 'home' | 'away', { markets }: SlateEvent): number | null {
  if (!line || line.signed) return line?.line ?? null;
  const main = mainLine(markets.filter(({ market }) => market === 'spread'));
  const stored = main ? selectionLine(main, own) : null;
  return stored !== null && stored < 0 ? -line.line : line.line;
}

function propOf(bet: StatedBet, player: string, event: SlateEvent): Shape[] | Unresolved {
  const own = ofDirection(
    bet,
    event.markets.filter((one) => one.player === player),
  );
  const asked = own.filter(
    ({ market }) =>
      (bet.propMarket === null || market === bet.propMarket) &&
      (bet.stats.length === 0 || countsOneOf(bet.stats, market)),
  );
  const kinds = [...new Set(asked.map(({ market }) => market))];
  if (kinds.length === 0)
    return missing(
      `I have no price on ${statsText(bet.stats)} for ${player}; stored are ${list([...new Set(own.map(({ market }) => propName(market)))])}.`,
    );
  const onLine = kinds.filter((kind) =>
    asked.some(
      ({ market, lineHundredths }) => market === kind && lineHundredths === Math.round((bet.line?.line ?? NaN) * 100),
    ),
  );
  const [kind, ...others] = onLine.length === 1 ? onLine : kinds;
  if (kind === undefined) return missing(`I have no prop of ${player}.`);
  if (others.length > 0) {
    const names = kinds.slice(0, 4).map(propName);
    return missing(
      `${player} has several props.`,
      names.map((name) => `${player} ${saidOf(bet)}${name}`),
    );
  }
  const sides = sidesOf(bet, asked.find(({ market }) => market === kind)?.outcomes ?? []);
  return sides.map((side) => ({ market: kind, side, line: bet.line?.line ?? null, player }));
}

/** Whether he scores is no number of his, and has no over. */
function ofDirection({ direction, stats, line }: StatedBet, markets: readonly SlateMarket[]): readonly SlateMarket[] {
  if ((direction === 'over' || direction === 'under') && stats.length === 0 && !line) {
    const numbers = markets.filter(({ outcomes }) => outcomes.includes(direction));
    const isOf = (stat: PropStat) => numbers.filter(({ market }) => countsOneOf([stat], market));
    const main = MAIN_STATS.find((stat) => isOf(stat).length > 0);
    const meant = main ? isOf(main) : numbers;
    return meant.length > 0 ? meant : markets;
  }
  const isYesOrNo = (direction === 'yes' || direction === 'no') && stats.length === 0;
  const scored = isYesOrNo ? markets.filter(({ outcomes }) => outcomes.includes('yes')) : [];
  return scored.length > 0 ? scored : markets;
}

const saidOf = ({ direction, line }: StatedBet): string =>
  [direction, line?.line]
    .filter((part) => part != null)
    .map((part) => `${part} `)
    .join('');

/** Of a prop with a side named that side; else both, or that he does. */
function sidesOf({ direction }: StatedBet, outcomes: readonly Selection[]): Selection[] {
  if (outcomes.includes('yes')) return [direction === 'no' || direction === 'under' ? 'no' : 'yes'];
  if (direction === 'over' || direction === 'under') return [direction];
  return ['over', 'under'];
}

export const statsText = (stats: readonly PropStat[]): string =>
  list(stats.slice(0, 2).map(statWords)).replace(' and ', ' or ');
