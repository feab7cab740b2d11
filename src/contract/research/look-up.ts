import * as z from 'zod/mini';
import { OddsKind } from '../odds-kind.ts';
import { LimitUnit, LimitWindow } from '../play-limits.ts';
import { Verdict } from '../verdict.ts';
import { BookKind, BookRegion, Sharpness } from './books.ts';
import { PageLimit, PageOffset } from './games.ts';
import { kindError } from './kind-error.ts';
import { Figure } from './quantities.ts';
import { UsState } from './us-states.ts';

/** `look_up`: what stands here and can be read: a term, how a figure is made, the record, the own bets, books, prices, limits. Free. */

const NAME_MAX_LENGTH = 80;

const name = (words: string) =>
  z
    .string('must be a text')
    .check(
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(NAME_MAX_LENGTH, 'is too long'),
      z.describe(words),
    );

export const MethodName = z
  .enum([
    'fair_price',
    'chance',
    'edge',
    'push',
    'confidence',
    'units',
    'worst_odds',
    'verdict',
    'ranking',
    'parlay',
    'same_game',
    'other_lines',
    'hold',
    'closing_line_value',
    'grading',
  ])
  .check(z.describe('The figure, or the way to it, that is to be explained with its formula.'));
export type MethodName = z.infer<typeof MethodName>;

/** What people ask about the product and their account, each answered in a sentence or two. */
export const AboutMatter = z
  .enum([
    'account',
    'age',
    'alerts',
    'app',
    'balance',
    'bet_limits',
    'bet_size',
    'beta',
    'book_limits',
    'books_differ',
    'books_paying',
    'called_off',
    'cannot',
    'charges',
    'chats',
    'cost',
    'data',
    'delete',
    'edge_size',
    'empty',
    'expiry',
    'export',
    'fair_price',
    'fan_bias',
    'far_ahead',
    'fight_rules',
    'favorites',
    'first_bets',
    'free',
    'freshness',
    'free_bet_rules',
    'guarantee',
    'half_points',
    'helpline',
    'key_numbers',
    'language',
    'legal',
    'limits',
    'linked_bets',
    'live',
    'live_idea',
    'living',
    'maker',
    'memory',
    'model',
    'no_play',
    'odds_signs',
    'often_pass',
    'overtime',
    'parlay_rules',
    'parlay_sense',
    'payment',
    'pictures',
    'placing',
    'player_out',
    'pro',
    'promos',
    'prop_sense',
    'pushes',
    'rates',
    'ratings',
    'refund',
    'retired',
    'rounds_rules',
    'sayings',
    'sign_up',
    'slip',
    'soccer_rules',
    'stat_rules',
    'states',
    'subscription',
    'support',
    'tax',
    'tennis_rules',
    'time_out',
    'timing',
    'tipsters',
    'token_value',
    'tracking',
    'trap_lines',
    'trust',
    'void_leg',
    'wagers',
    'weather_sense',
    'which_book',
    'winnings',
  ])
  .check(z.describe('One matter of the product or the account; left out: what this is.'));
export type AboutMatter = z.infer<typeof AboutMatter>;

const term = z.strictObject({
  kind: z.literal('term'),
  term: z.optional(name('A betting term, such as "vig" or "closing line value"; left out: every term there is.')),
  limit: PageLimit,
  offset: PageOffset,
});
const method = z.strictObject({ kind: z.literal('method'), of: MethodName });
const record = z.strictObject({
  kind: z.literal('record'),
  sport: z.optional(name('One sport or league of it, such as NBA; left out: all of it.')),
});
const ownBets = z.strictObject({ kind: z.literal('own_bets'), limit: PageLimit, offset: PageOffset });
const books = z.strictObject({
  kind: z.literal('books'),
  state: z.optional(UsState),
  name: z.optional(name('One book by its title or key.')),
  limit: PageLimit,
  offset: PageOffset,
});
const sports = z.strictObject({ kind: z.literal('sports') });
const prices = z.strictObject({ kind: z.literal('prices') });
const limits = z.strictObject({ kind: z.literal('limits') });
const about = z.strictObject({ kind: z.literal('about'), of: z.optional(AboutMatter) });

const OPTIONS = [term, method, record, ownBets, books, sports, prices, limits, about] as const;

export const LookUpTopic = z.discriminatedUnion('kind', OPTIONS, kindError(OPTIONS));
export type LookUpTopic = z.infer<typeof LookUpTopic>;
export type LookUpKind = LookUpTopic['kind'];

export const LookUpInput = z.strictObject({ topic: LookUpTopic });
export type LookUpInput = z.infer<typeof LookUpInput>;

/** A page of the app. */
export const PageLink = z.object({ label: z.string(), path: z.string() });
export type PageLink = z.infer<typeof PageLink>;

export const TermRow = z.object({ kind: z.literal('term'), term: z.string(), alsoCalled: z.array(z.string()) });
export type TermRow = z.infer<typeof TermRow>;

/** Picks on the public record, by sport. */
export const RecordRow = z.object({ kind: z.literal('record'), sport: z.string(), picks: z.int() });
export type RecordRow = z.infer<typeof RecordRow>;

/** `open`: its game has no result yet; `undecided`: the final score does not decide it, and nothing else is stored. */
export const OwnBetState = z.enum(['win', 'half_win', 'push', 'void', 'half_loss', 'loss', 'open', 'undecided']);
export type OwnBetState = z.infer<typeof OwnBetState>;

/** A bet that an answer gave, at the price at which it was first shown. */
export const OwnBetRow = z.object({
  kind: z.literal('own_bet'),
  pick: z.string(),
  game: z.string(),
  sport: z.string(),
  startsAt: z.iso.datetime(),
  shownAt: z.iso.datetime(),
  book: z.string(),
  decimal: z.number(),
  /** The price as this bettor reads odds. */
  text: z.string(),
  verdict: Verdict,
  /** Advised stake. */
  units: z.number(),
  state: OwnBetState,
  /** What the advised stake won or lost, in units; null while nothing decides it. */
  profitUnits: z.nullable(z.number()),
  /** The price times the fair chance at the close, less 1; null where no close was measured. */
  closingValue: z.nullable(z.number()),
  odds: OddsKind,
});
export type OwnBetRow = z.infer<typeof OwnBetRow>;

export const BookLine = z.object({
  kind: z.literal('book'),
  /** The odds provider's keys; several where it lists a book once a state or country. */
  keys: z.array(z.string()),
  title: z.string(),
  bookKind: BookKind,
  region: BookRegion,
  /** Books of one family count once in a fair price. */
  family: z.string(),
  sharpness: Sharpness,
  /** Of what is won, 0 to 1. */
  commission: z.number(),
  states: z.array(z.string()),
  /** As of which day, and by which source, it takes bets in these states; null where there are none. */
  checked: z.nullable(z.object({ date: z.string(), source: z.string() })),
  /** Whether this bettor can bet there, in the asked state where one is; every other book informs the fair price. */
  canBet: z.boolean(),
  /** Whether prices of it are stored now. */
  isPriced: z.boolean(),
});
export type BookLine = z.infer<typeof BookLine>;

export const SportRow = z.object({
  kind: z.literal('sport'),
  /** The league, or the sport with its competition. */
  sport: z.string(),
  games: z.int(),
  nextStartsAt: z.iso.datetime(),
  /** Priced kinds of market. */
  markets: z.array(z.string()),
  books: z.int(),
});
export type SportRow = z.infer<typeof SportRow>;

/** Something that is sold. */
export const PriceRow = z.object({
  kind: z.literal('price'),
  name: z.string(),
  tokens: z.int(),
  cents: z.int(),
  /** Each token, in cents. */
  centsPerToken: z.number(),
  text: z.string(),
});
export type PriceRow = z.infer<typeof PriceRow>;

/** One of the limits that the bettor may set. Whole tokens or cents; null: none. */
export const LimitRow = z.object({
  kind: z.literal('limit'),
  unit: LimitUnit,
  window: LimitWindow,
  amount: z.nullable(z.int()),
  used: z.int(),
  pendingAmount: z.nullable(z.int()),
  pendingFrom: z.nullable(z.iso.datetime()),
  text: z.string(),
});
export type LimitRow = z.infer<typeof LimitRow>;

export const LookUpRow = z.discriminatedUnion('kind', [
  TermRow,
  RecordRow,
  OwnBetRow,
  BookLine,
  SportRow,
  PriceRow,
  LimitRow,
]);
export type LookUpRow = z.infer<typeof LookUpRow>;

export const LookUpResult = z.object({
  kind: z.string(),
  title: z.string(),
  /** The answer in plain words, what was asked for first. */
  text: z.string(),
  /** Where a figure is made by one. */
  formula: z.nullable(z.string()),
  figures: z.array(Figure),
  rows: z.array(LookUpRow),
  /** Of all rows; `rows` begin at `offset`. */
  total: z.int(),
  offset: z.int(),
  links: z.array(PageLink),
});
export type LookUpResult = z.infer<typeof LookUpResult>;
