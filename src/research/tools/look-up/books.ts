import type { BookKind, BookRegion } from '#contract/research/books.ts';
import type { BookLine, LookUpResult, LookUpTopic } from '#contract/research/look-up.ts';
import type { Choice } from '#contract/research/outcome.ts';
import { US_STATE_NAMES, type UsState } from '#contract/research/us-states.ts';
import { licensedWhere } from '../../books/can-bet.ts';
import { findBooks } from '../../books/find-books.ts';
import { stateRules } from '../../books/state-rules.ts';
import { capital, list, plural } from '../../words/format.ts';
import { dayWords } from '../../words/moment-words.ts';
import * as figures from '../calculate/figures.ts';
import { type Outcome, refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import { bookLines } from './book-lines.ts';
import { nearestNames } from './nearest-names.ts';
import { told } from './told.ts';

type Asked = Extract<LookUpTopic, { kind: 'books' }>;

const MOST_CHOICES = 3;
const MOST_NAMED = 4;
const MAY_CHANGE = 'Licenses change, so the book itself has the last word.';

/** The books of the registry: where this bettor can bet, and which inform the fair price alone. */
export function lookUpBooks(asked: Asked, world: World): Outcome<LookUpResult> {
  const { name, state } = asked;
  const lines = bookLines(world, state);
  if (name !== undefined) return oneBook(name, lines, asked, world);
  const open = lines.filter(({ canBet }) => canBet);
  const priced = open.filter(({ isPriced }) => isPriced);
  return told('books', {
    title: state === undefined ? 'Books' : `Books in ${US_STATE_NAMES[state]}`,
    text: [whereWords(asked, open, world), ...(state === undefined ? restWords(lines) : []), MAY_CHANGE].join(' '),
    figures: [
      figures.count('open', 'Where you can bet', open.length),
      figures.count('priced', 'Of these with prices now', priced.length),
    ],
    rows: state === undefined ? lines : open,
    page: asked,
  });
}

function whereWords({ state }: Asked, open: readonly BookLine[], { bettor }: World): string {
  const priced = open.filter(({ isPriced }) => isPriced).map(({ title }) => title);
  const withPrices =
    priced.length === 0
      ? 'None of them has prices here now.'
      : `${priced.length === open.length ? 'All of them have' : `${priced.length} of them ${priced.length === 1 ? 'has' : 'have'}`} prices here now: ${list(priced)}.`;
  if (state !== undefined) {
    const place = US_STATE_NAMES[state];
    if (open.length === 0) return `No sportsbook in the registry takes bets online in ${place}: ${noneWords(state)}`;
    return `Online sports betting is legal in ${place} for adults who are there when they bet: ${plural(open.length, 'sportsbook')} in the registry ${open.length === 1 ? 'takes' : 'take'} bets online in ${place}. ${withPrices}`;
  }
  if (bettor.sportsbooks.length > 0)
    return `You set ${list(open.map(({ title }) => title))} as where you can bet. ${withPrices}`;
  return namedWords(open, bettor);
}

/** Whose prices are here comes first, then who else could be bet at. */
function namedWords(open: readonly BookLine[], bettor: World['bettor']): string {
  const titles = (isPriced: boolean) => open.filter((line) => line.isPriced === isPriced).map(({ title }) => title);
  const [priced, others] = [titles(true), titles(false)];
  const now =
    priced.length === 0
      ? 'No book where you can bet has prices here now.'
      : `${plural(priced.length, 'book')} where you can bet ${priced.length === 1 ? 'has' : 'have'} prices here now: ${list(priced)}.`;
  const rest =
    others.length === 0 ? '' : ` ${capital(licensedWhere(bettor))} too, without prices now: ${list(others)}.`;
  return `${now}${rest}${bettor.state === null ? ' Name a state to see its own.' : ''}`;
}

function noneWords(state: UsState): string {
  const place = US_STATE_NAMES[state];
  const { online } = stateRules(state);
  if (online === 'statewide') return 'online betting is legal there, at books whose prices are not known here.';
  if (online === 'on_site') return 'bets are taken there on site only, in casinos and the like.';
  return `no legal online sportsbook there is known here. What the law of ${place} says of other ways to bet is not stored.`;
}

function restWords(lines: readonly BookLine[]): string[] {
  const rest = lines.filter(({ canBet, isPriced }) => !canBet && isPriced).map(({ title }) => title);
  if (rest.length === 0) return [];
  const { length } = rest;
  const named =
    length > MOST_NAMED + 1 ? [...rest.slice(0, MOST_NAMED), `${length - MOST_NAMED} more in the list`] : rest;
  return [`For the fair price alone there are prices of ${list(named)}.`];
}

function oneBook(name: string, lines: readonly BookLine[], asked: Asked, { slate }: World): Outcome<LookUpResult> {
  const keys = new Set(findBooks(name, slate.bookTitles).map(({ key }) => key));
  const rows = lines.filter((line) => line.keys.some((key) => keys.has(key)));
  const [first] = rows;
  if (first === undefined)
    return refusal('not_recorded', `No book is known here as "${name}".`, {
      named: [name],
      choices: choicesFor(name, lines),
    });
  return told('books', {
    title: first.title,
    text: rows.map((line) => wordsOf(line, asked)).join(' '),
    rows,
    page: asked,
  });
}

const choicesFor = (name: string, lines: readonly BookLine[]): Choice[] =>
  [
    ...new Set(
      nearestNames(
        name,
        lines.map(({ title }) => title),
      ),
    ),
  ]
    .slice(0, MOST_CHOICES)
    .map((title) => ({
      label: `What about ${title}?`,
      tool: 'look_up',
      input: { topic: { kind: 'books', name: title } },
    }));

const KINDS: Readonly<Record<BookKind, string>> = {
  book: 'a sportsbook',
  exchange: 'an exchange, where bettors bet with each other',
  prediction: 'a prediction market, which sells contracts',
  sweepstakes: 'a sweepstakes book, which plays with coins',
  fantasy: 'a fantasy site, which pays for picks of players',
};
const REGIONS: Readonly<Record<BookRegion, string>> = {
  us: 'in the US',
  offshore: 'offshore, with no US license',
  world: 'abroad, with no US license',
  uk: 'in the UK',
  eu: 'in Europe',
  au: 'in Australia',
  closed: 'closed to bets',
};
const SHARPNESS = {
  sharp: 'It counts as sharp: it moves its prices by what winners bet.',
  semi: 'It counts as semi-sharp.',
  retail: 'It counts as a retail book.',
} as const;

function wordsOf(line: BookLine, { state }: Asked): string {
  const { title, bookKind, region, states, checked, sharpness, commission, canBet, isPriced } = line;
  const place = state && US_STATE_NAMES[state];
  const can =
    states.length === 0
      ? 'No bet is recommended there; its prices inform the fair price.'
      : place
        ? `In ${place} it ${canBet ? 'takes' : 'does not take'} bets online.`
        : `It takes bets online in ${states.length} states: ${states.join(', ')}.`;
  return [
    `${title} is ${KINDS[bookKind]}, ${REGIONS[region]}.`,
    can,
    ...(checked ? [`That is as of ${dayWords(new Date(checked.date), 'UTC')}. ${MAY_CHANGE}`] : []),
    SHARPNESS[sharpness],
    ...(commission > 0 ? [`It takes ${figures.shareText(commission, 0)} of what is won.`] : []),
    isPriced ? 'It has prices here now.' : 'It has no prices here now.',
  ].join(' ');
}
