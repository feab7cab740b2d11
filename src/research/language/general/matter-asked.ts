import type { AboutMatter } from '#contract/research/look-up.ts';
import type { League } from '#engine/names/league.ts';
import { leagueOf } from '../../slate/leagues.ts';
import { spokenBets } from '../acts/after.ts';
import { tellMatter } from '../calls/about-calls.ts';
import type { Asked } from '../calls/call.ts';
import { lookUp, withWords } from '../calls/look-up-call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isOfSchool, type ProductMatter } from '../product/product-matter.ts';
import { matterShares } from '../product/read-product-matter.ts';
import { settlingAsked } from '../product/settling-asked.ts';
import { openAsked } from './open-asked.ts';

/** Of what a question in general is: how bets are settled, betting as such, or this product. */
export type GeneralKind = 'rule' | 'school' | 'product';

const RULES: ReadonlySet<ProductMatter> = new Set<ProductMatter>(['pushes', 'no_play', 'half_points', 'tax', 'legal']);
/** What holds for bets anywhere, beside what is taught as such. */
const OF_BETTING: ReadonlySet<ProductMatter> = new Set<ProductMatter>([
  'bet_size',
  'book_limits',
  'favorites',
  'guarantee',
  'key_numbers',
  'legal',
  'odds_signs',
  'placing',
  'promos',
  'tax',
  'fair_price',
]);

const OF: Readonly<Record<GeneralKind, (matter: ProductMatter) => boolean>> = {
  rule: (matter) => RULES.has(matter),
  school: (matter) => isOfSchool(matter) || OF_BETTING.has(matter),
  product: (matter) => !(isOfSchool(matter) || matter === 'pushes' || matter === 'no_play'),
};

/** From which share on, of all matters and of those of its kind, one of them is what is asked. */
const LEAST = { ofAll: 0.12, ofKind: 0.4 };

/** What is told of the matter that a message of this kind is most likely about. Null: it is not known which. */
export function matterAsked(kind: GeneralKind, read: Tagged): Asked | null {
  const { written, plain, amounts, reading } = read;
  const shares = matterShares(written).filter(({ of }) => OF[kind](of));
  const all = shares.reduce((sum, { share }) => sum + share, 0);
  const [best] = shares;
  const isKnown = best !== undefined && best.share >= LEAST.ofAll && best.share / all >= LEAST.ofKind;
  const rule = kind === 'rule' ? settlingAsked(plain, leagueSpokenOf(read)) : null;
  if (rule !== null && (best?.of !== 'pushes' || !OF_LEGS.has(rule))) return lookUp({ kind: 'about', of: rule });
  const open = kind === 'school' ? openOf(plain) : null;
  if (open !== null && !(isKnown && best.share >= SURE)) return open;
  return isKnown ? told(best.of) : null;

  function told(matter: ProductMatter): Asked {
    return tellMatter(matter, { tokens: written, amounts, reading });
  }
}

/** From which share on a matter that is taught is told before what words alone tell. */
const SURE = 0.6;

/** How legs of one game are priced is a way of ours; the rest is told as it stands. */
function openOf(plain: string): Asked | null {
  if (SAME_GAME.test(plain)) return lookUp({ kind: 'method', of: 'same_game' });
  const of = openAsked(plain);
  return of === null ? null : lookUp({ kind: 'about', of });
}
const SAME_GAME = /\b(sgps?|same game|correlat\w+|go together|hang together|against each other|contradict\w*)\b/;

/** "What if leg 2 pushes" is told of pushes. */
const OF_LEGS: ReadonlySet<AboutMatter> = new Set<AboutMatter>([
  'void_leg',
  'parlay_rules',
  'player_out',
  'called_off',
]);

/** What is told of one sport. */
const OF_SPORT: ReadonlySet<AboutMatter> = new Set<AboutMatter>([
  'fight_rules',
  'retired',
  'rounds_rules',
  'soccer_rules',
  'tennis_rules',
]);

/** What is told of the sport of the game that is named or was spoken of, before what holds for bets in general. */
export function ruleOfSport(read: Tagged): Asked | null {
  const of = settlingAsked(read.plain, leagueSpokenOf(read));
  if (of === null || !OF_SPORT.has(of)) return null;
  const told = lookUp({ kind: 'about', of });
  return of === 'retired' ? withWords(told, onGamesCounted(read)) : told;
}

/** Games that were not played to the end count for no spread and no total, which who wins the match does not tell. */
function onGamesCounted({ previous, said }: Tagged): string[] {
  const named = said.map(({ market }) => market).filter((market) => market !== null);
  const markets = named.length > 0 ? named : spokenBets(previous).map(({ market }) => market);
  return markets.some((market) => market === 'spread' || market === 'total')
    ? [
        'A spread or a total of games is void at most books and the stake comes back, unless enough games were played to decide it already.',
      ]
    : [];
}

/** Of which league the game is that is named, or else was spoken of. */
function leagueSpokenOf({ mentions, previous, slate }: Tagged): League | null {
  const named = mentions[0]?.persons[0]?.event;
  const [bet] = spokenBets(previous);
  const event = named ?? slate.events.find(({ id }) => id === bet?.eventId);
  if (!event) return null;
  return event.sportKey.startsWith('soccer_') ? 'Soccer' : leagueOf(event.sportKey);
}
