import { gameLabel } from '../../slate/leagues.ts';
import { list } from '../../words/format.ts';
import { shortGame } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { isStored, type StoredBet, storedBet } from '../sums/stored-bet.ts';
import { kindNamed } from './rule-without-game.ts';

const TIED =
  /\b(?:tied (?:together|to)|linked|connected|related|correlat\w*)\b|\bhand (?:in|and) hand\b|\bgo together\b|\bdepend(?:s|ent|ing)? on (?:each other|one another|the other)\b|\b(?:in)?dependent\b|\bdouble (?:counting|dipping)\b|\b(?:if|when) (?:one|the first|1) (?:\w+ )?(?:hits?|wins?|cashes|goes|loses|misses)\b.*\bother\b.*\b(?:hits?|too|also|well|wins?|loses|likelier|as well)\b/;
const OF_THEM =
  /\b(?:those|these|they|them|em|the (?:legs|bets|two|2|three|3)|legs|both|each other|all (?:of )?(?:them|those|these|3|three)|other)\b/;
/** What the word means, the price, or a game that ends level. */
const ELSE =
  /\b(?:means?|define|what is|whats|game|score|its tied|standings|ends?|push|void|price|pay|pays|hedge|worth|good|replace|swap|drop|other sport)\b/;
const MOST_WORDS = 16;

/**
 * "Arent those kinda tied together", "does one hitting help the other" of bets of a parlay or told together: whether they are of one game,
 * which way they lean and what that does to their chance. Null: fewer than two bets were spoken of, or it is not asked.
 */
export function legsTied(read: Tagged): Asked | null {
  const { plain, tokens, mentions, amounts, previous } = read;
  const other = helpsOther(read);
  if (other) return other;
  if (!TIED.test(plain) || !OF_THEM.test(plain) || ELSE.test(plain) || tokens.length > MOST_WORDS) return null;
  if (mentions.length + amounts.prices.length > 0 || previous?.list === true) return null;
  const bets = betsTogether(read).flatMap((focus) => {
    const bet = storedBet({ ...refOfFocus(focus), price: null }, read);
    return isStored(bet) ? [bet] : [];
  });
  if (bets.length < 2) return null;
  const games = [...new Set(bets.map(({ event }) => event))];
  const shared = games.map((event) => bets.filter((bet) => bet.event === event)).filter(({ length }) => length > 1);
  return say(shared.length === 0 ? APART : shared.map((some) => tiedWords(some)).join(' '), [], kept(read));
}

const HELPS =
  /\b(?:does|do|did|would|will|doesnt|dont|wouldnt|if)\b.*\b(?:help|helps|hurt|hurts|affect|affects|matter for|change)\b.*\b(?:ml|moneyline|spread|side|over|under|total)\b|\b(?:do|does|dont|will) (?:they|those(?: two)?|these(?: two)?|the two|both) (?:help|hurt) (?:each other|one another)\b/;
const OF_NEWS = /\b(?:wind|weather|rain|snow|injur\w*|hurt is|out|him|he|his|pitcher)\b/;
/** What was told last hurts by itself. */
const HEARD = /\b(?:injur\w*|hurt|out|weather|wind\w*|rain|news|form)\b/i;

/** "Does that hurt the ml" behind a total or a prop: how loosely a side hangs on it. Null: what hurts is no bet, or of the same market. */
function helpsOther(read: Tagged): Asked | null {
  const { plain, tokens, mentions, previous } = read;
  const bet = previous?.list === true || previous?.ticket === true || mentions.length > 0 ? null : previous?.focus?.[0];
  if (!bet || !HELPS.test(plain) || OF_NEWS.test(plain) || tokens.length > MOST_WORDS) return null;
  if (previous?.lookedUp || HEARD.test(previous?.asked ?? '')) return null;
  const kind = kindNamed(plain.split(/\b(?:helps?|hurts?|affects?|matter for|change)\b/).at(-1) ?? plain);
  const isSide = (market: string) => market === 'moneyline' || market === 'spread';
  if (kind !== null && (kind === bet.market || (isSide(kind) && isSide(bet.market)))) return null;
  return say(
    'Only a little: a side and a total of one game are loosely linked, the over mostly with the favorite and the under with the underdog. One hitting does not decide the other, and a book that takes both together prices that in.',
    [],
    kept(read),
  );
}

const APART =
  'No: they are of different games, so one hitting tells nothing of the other, and their chances may simply be multiplied.';

/** The legs of the parlay, else the bets that were told last; else the last two, one after the other. */
function betsTogether({ previous }: Tagged): readonly BetFocus[] {
  const focus = previous?.focus ?? [];
  if (focus.length !== 1) return focus;
  const [bet] = focus;
  const before = (previous?.given ?? []).filter(
    (one) =>
      bet &&
      !(one.eventId === bet.eventId && one.market === bet.market && one.side === bet.side && one.player === bet.player),
  );
  return bet && before.length > 0 ? [...before.slice(-1), bet] : focus;
}

const kept = ({ previous }: Tagged) => ({
  focus: previous?.focus ?? [],
  unjudged: previous?.unjudged ?? false,
  ticket: previous?.ticket ?? false,
});

function tiedWords(bets: readonly StoredBet[]): string {
  const [first] = bets;
  const names = list(bets.map(({ short }) => short));
  const game = first ? shortGame(gameLabel(first.event)) : '';
  const ways = bets.map(wayOf);
  const up = bets.filter((_, at) => ways[at] === 'more');
  const down = bets.filter((_, at) => ways[at] === 'fewer');
  const sides = new Set(bets.map(({ ref }) => ref.side));
  const isAgainst = up.length > 0 && down.length > 0;
  if (sides.has('home') && sides.has('away') && up.length + down.length === 0)
    return `Yes: ${names} are on opposite sides of ${game}, so where one wins the other mostly loses.`;
  const how = isAgainst
    ? `${list(up.map(({ short }) => short))} ${up.length === 1 ? 'wants' : 'want'} a high game and ${list(down.map(({ short }) => short))} a low one, so they pull against each other: all of them win less often than their chances multiplied say.`
    : `${helps(bets, up.length, down.length)} A book pays less than the product of its prices for them.`;
  return `Yes: ${names} are all of ${game}. ${how} By how much is only roughly known.`.replace(
    'are all of',
    bets.length === 2 ? 'are both of' : 'are all of',
  );
}

function helps(bets: readonly StoredBet[], up: number, down: number): string {
  const more = 'so all of them win more often than their chances multiplied say.';
  if (up > 1) return `A high-scoring game helps the over and what a player piles up alike, ${more}`;
  if (down > 1) return `A slow game helps all of these unders, ${more}`;
  const isOfPlayer = bets.some(({ ref }) => ref.player != null);
  if (isOfPlayer && up + down > 0)
    return 'How a team plays moves its result and its players’ numbers, mostly the same way where the player is on the team you bet on, so their chances must not simply be multiplied.';
  return up + down > 0
    ? 'A side and a total are linked a little, the over mostly with the favorite, so their chances must not simply be multiplied.'
    : `Both hang on how that team plays, ${more}`;
}

const wayOf = ({ ref: { side } }: StoredBet): 'more' | 'fewer' | null =>
  side === 'over' || side === 'yes' ? 'more' : side === 'under' || side === 'no' ? 'fewer' : null;
