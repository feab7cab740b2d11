import type { Token } from '#engine/names/tokenise.ts';
import type { Person } from '../../slate/slate.ts';
import { isBetOn } from '../calls/is-bet-on.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import { isOfMany } from '../looked.ts';
import { ORDINALS } from '../ordinals.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { hashPlaces, placesIn } from '../tickets/places-in.ts';
import type { Act } from './act.ts';
import type { ActQuestion } from './act-question.ts';
import { spokenBets } from './after.ts';
import { BUYS } from './at-price.ts';
import { asksHow } from './how-made.ts';
import type { ActShare } from './read-act.ts';
import { targetsIn } from './targets.ts';

const MOST_WORDS = 24;
/** Beside these a price is told, and no bet at it is asked about. */
const WITH_PRICES: ReadonlySet<Act> = new Set<Act>([
  'doubt',
  'pays',
  'stake',
  'hedge',
  'limit',
  'compare',
  'when',
  'save',
]);
/** What asks for something new may name what it likes. */
const NEW: ReadonlySet<Act> = new Set<Act>([
  'picks',
  'parlay',
  'judge',
  'board',
  'games',
  'scan',
  'facts',
  'when',
  'moves',
  'change',
  'add',
  'join',
  'compare',
]);

export type Wanted = { question: ActQuestion; share: number };
/** `elsewhere`: it names somebody, or a place, beside what was shown. */
export type AnyWanted = Wanted & { elsewhere: boolean };

/** What a message wants, by its words. `ofShown`: something of the bets that were shown, which it names no other bet beside. */
export function wantedOf(read: Tagged): {
  ofShown: Wanted | null;
  anew: Wanted | null;
  likely: Act | null;
  /** Whatever it wants. */
  any: AnyWanted | null;
} {
  const { tokens, mentions, text, amounts } = read;
  const none = { ofShown: null, anew: null, likely: null, any: null };
  if (tokens.length > MOST_WORDS) return none;
  const previous = read.previous?.absent ? null : read.previous;
  const { after } = read;
  const shown = spokenBets(previous);
  const { act, share } = isPlaceAlone(tokens, text) || asksHow(read.plain) ? TELLS : actOfStake(read, shown);
  const targets = targetsIn(shown, { tokens, text, mentions, spoken: spokenPlace(previous, act) });
  const market = toMarketQuestion(read);
  const question = { ...read, ...(targets ?? NOBODY), previous, act, after, shown, market };
  const statesBet = amounts.prices.length > 0 || amounts.lines.some(({ signed }) => signed);
  const isOfShown = previous !== null && targets !== null && !isAnyRow(question) && !isBeyond(read, shown);
  return {
    ofShown: isOfShown
      ? { question, share: (statesBet && !WITH_PRICES.has(act)) || BUYS.test(read.plain) ? 0 : share }
      : null,
    likely: share >= LEAST_SHARE ? act : null,
    anew: NEW.has(act) ? { question, share } : null,
    any: { question, share, elsewhere: targets === null || isBeyond(read, shown) },
  };
}

/** "The ninth one" of three. */
const isBeyond = ({ tokens }: Tagged, shown: readonly unknown[]): boolean =>
  placesIn(tokens, MOST_WORDS).some((place) => place > shown.length);

/** Of a list that nobody judged one row is meant, and which is for its writer to say. */
const isAnyRow = ({ shown, open, previous, act }: ActQuestion): boolean =>
  shown.length > 1 && open && isOfMany(previous?.looked ?? []) && act !== 'react';

/** "It" is a parlay as a whole, but what goes out of it is the leg that was spoken of. */
const spokenPlace = (previous: Reading | null, act: Act): number | null =>
  previous?.ticket !== true || act === 'drop' || act === 'swap' ? (previous?.pointed ?? null) : null;

/** "Leg 2?", "what's the second one now": it is told of. */
const TELLS = { act: 'why', share: 1 } as const;
const OF_PLACES = /^(whats|what|is|was|s|which|show|me|tell|about|the|leg|pick|bet|number|one|now|again|and)$/;

const isPlaceAlone = (tokens: readonly Token[], text: string): boolean =>
  new Set([...placesIn(tokens, MOST_WORDS), ...hashPlaces(text, MOST_WORDS)]).size === 1 &&
  tokens.every(({ text, number }) => number !== null || Object.hasOwn(ORDINALS, text) || OF_PLACES.test(text));

/** "The Ravens one, 15 bucks", "30 on the Booker one": of a bet that was shown a stake asks what it pays. */
function actOfStake({ likeliest, amounts, mentions, plain, said }: Tagged, shown: readonly BetFocus[]): ActShare {
  const isStake = amounts.money.some(({ isSure }) => isSure) && amounts.prices.length === 0;
  const isOfShown =
    mentions.length === 1 &&
    mentions.every(({ persons }) => shown.some((bet) => persons.some((person) => isOn(bet, person)))) &&
    said.every(
      ({ stats, line, market }) =>
        stats.length === 0 && line === null && (market === null || shown.some((bet) => bet.market === market)),
    );
  return isStake && isOfShown && !asksVerdict(plain) && ANEW_ACTS.has(likeliest.act) ? PAYS : likeliest;
}
const ANEW_ACTS: ReadonlySet<Act> = new Set<Act>([
  'judge',
  'change',
  'board',
  'react',
  'picks',
  'books',
  'save',
  'calc',
  'play',
  'best',
]);
const PAYS = { act: 'pays', share: 1 } as const;

/** A total is on both teams here. */
const isOn = (bet: BetFocus, person: Person): boolean =>
  isBetOn(bet, person) ||
  (bet.eventId === person.event.id &&
    person.kind === 'side' &&
    bet.player === null &&
    (bet.side === 'over' || bet.side === 'under'));

const LEAST_SHARE = 0.35;
const NOBODY = { places: [], open: true };
