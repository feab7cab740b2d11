import type { LookUpResult, LookUpTopic, OwnBetRow } from '#contract/research/look-up.ts';
import type { Figure } from '#contract/research/quantities.ts';
import { expectedValue } from '#engine/odds/expected-value.ts';
import { profitOf } from '#engine/record/settlement.ts';
import { bookTitle } from '../../books/book-title.ts';
import { writeOdds } from '../../words/bettor.ts';
import { plural } from '../../words/format.ts';
import * as figures from '../calculate/figures.ts';
import { type Outcome, refusal } from '../outcome.ts';
import { loadedOf, type World } from '../world.ts';
import type { OwnBet } from './own-bet.ts';
import { told } from './told.ts';
import { trackedFigures, trackedWords } from './tracked-bets.ts';

type Asked = Extract<LookUpTopic, { kind: 'own_bets' }>;

/** The bets that the bettor keeps, and apart from them those that answers gave this account, with how they ended and what they were worth at the close. */
export function lookUpOwnBets({ limit, offset }: Asked, world: World): Outcome<LookUpResult> {
  const own = loadedOf(world.loaded.ownBets, 'own bets');
  if (own === null) return refusal('needs_account', 'Bets belong to an account: sign in to see yours.');
  const rows = own.bets.map((bet) => rowOf(bet, world));
  const { tracked } = own;
  const links = [
    { label: 'My Bets', path: '/bets' },
    { label: 'Dashboard', path: '/dashboard' },
  ];
  const lead = tracked ? `${trackedWords(tracked)}\n\n` : '';
  const ofMine = tracked ? trackedFigures(tracked) : [];
  if (rows.length === 0)
    return told('own_bets', {
      title: 'Your bets',
      text: `${lead}No answer has given you a bet or a lean yet.${tracked ? '' : ` ${KEEP_THEM}`}`,
      figures: ofMine,
      links,
    });
  const summary = summaryOf(rows);
  const read = own.total > rows.length ? ` The figures are of the newest ${rows.length}.` : '';
  return told('own_bets', {
    title: 'Your bets',
    text: `${lead}${wordsOf(own.total, summary)}${read} Each bet counts once, at the price at which it was first shown; passes are left out.${tracked ? '' : ` ${KEEP_THEM}`}`,
    figures: [...ofMine, ...figuresOf(summary)],
    rows,
    page: { limit, offset },
    links,
  });
}

const KEEP_THEM = 'What you really bet is counted once you keep it under My Bets.';

function rowOf(bet: OwnBet, { slate, bettor }: World): OwnBetRow {
  const { pick, game, sport, decimal, verdict, units, state, closeChance, odds } = bet;
  const isDecided = state !== 'open' && state !== 'undecided';
  return {
    kind: 'own_bet',
    ...{ pick, game, sport, decimal, verdict, units, state, odds },
    startsAt: bet.startsAt.toISOString(),
    shownAt: bet.shownAt.toISOString(),
    book: bookTitle(bet.bookKey, slate),
    text: writeOdds(bettor, decimal),
    profitUnits: isDecided ? units * profitOf(state, decimal) : null,
    closingValue: closeChance === null ? null : expectedValue(closeChance, decimal),
  };
}

type Summary = {
  won: number;
  lost: number;
  level: number;
  open: number;
  undecided: number;
  profit: number;
  staked: number;
  closes: number[];
  demo: number;
};

function summaryOf(rows: readonly OwnBetRow[]): Summary {
  const of = (...states: OwnBetRow['state'][]) => rows.filter(({ state }) => states.includes(state)).length;
  const decided = rows.filter(({ profitUnits }) => profitUnits !== null);
  return {
    won: of('win', 'half_win'),
    lost: of('loss', 'half_loss'),
    level: of('push', 'void'),
    open: of('open'),
    undecided: of('undecided'),
    profit: decided.reduce((sum, { profitUnits }) => sum + (profitUnits ?? 0), 0),
    staked: decided.reduce((sum, { units }) => sum + units, 0),
    closes: rows.flatMap(({ closingValue }) => (closingValue === null ? [] : [closingValue])),
    demo: rows.filter(({ odds }) => odds === 'demo').length,
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function wordsOf(total: number, { won, lost, level, open, undecided, profit, closes, demo }: Summary): string {
  const graded = won + lost + level;
  const record = `${won}-${lost}${level > 0 ? `-${level}` : ''}`;
  return [
    `Answers gave you ${plural(total, 'bet')}, leans included.`,
    graded > 0
      ? `${graded} are graded: ${record}, ${figures.units('', '', profit).text} at the advised stakes.`
      : 'None is graded yet.',
    ...(open > 0 ? [`${open} ${open === 1 ? 'awaits' : 'await'} a result.`] : []),
    ...(undecided > 0
      ? [`Of ${undecided} the final score does not say how ${undecided === 1 ? 'it' : 'they'} ended.`]
      : []),
    closes.length > 0
      ? `Closing line value was measured on ${closes.length}: ${figures.signedShareText(mean(closes))} on average.`
      : 'Closing line value was not measured on any of them.',
    ...(demo > 0 ? [`${demo} of them were priced from demo odds.`] : []),
  ].join(' ');
}

const figuresOf = ({ won, lost, level, open, undecided, profit, staked, closes }: Summary): Figure[] => [
  figures.count('won', 'Won', won),
  figures.count('lost', 'Lost', lost),
  figures.count('level', 'Pushed or void', level),
  figures.count('open', 'Open', open),
  figures.count('undecided', 'Not decided by the final score', undecided),
  ...(won + lost + level > 0 ? [figures.units('profit', 'Profit at the advised stakes', profit)] : []),
  ...(staked > 0 ? [figures.rate('roi', 'Return on the advised stakes', profit / staked)] : []),
  ...(closes.length > 0 ? [figures.rate('clv', 'Mean closing line value', mean(closes))] : []),
];
