import { dollars } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { ORDINALS } from '../ordinals.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import { backAtTicket, stakeOn } from './last-ticket.ts';
import { legsOn } from './named-legs.ts';

const LOSES =
  /\b(lose|loses|lost|losing|miss|misses|missed|busts?|busted|chokes?|fails?|blow it|blows it|go(es)? down|(dont|doesnt|do not|does not|didnt) (win|hit|cover|cash|come in|get there))\b/;
const CASE = /\b(if|when|say|suppose|once|after|already|just|lost|missed|busted)\b/;
const ELSE =
  /\b(push\w*|void\w*|teaser|robin|insurance|chance|chances|likely|prob\w*|odds|how often|worth|replace|swap|drop|remove|without)\b/;
const HEDGES = /\b(hedg\w*|save|cover|get out|rest|other(s| legs)?|still)\b/;
const OF_ONE = /\b(one|1|a|any|first|second|third|fourth|last) (leg|of (them|the legs|my legs)|team|game)?\b/;
const MOST_WORDS = 24;

/** "If the Niners lose first can I hedge the rest" behind a parlay: it is lost with any leg of it. Null: of a leg that loses nothing is said. */
export function lostLeg(read: Tagged): Asked | null {
  const { plain, mentions } = read;
  const previous = backAtTicket(read.previous, plain);
  const legs = previous?.ticket === true ? (previous.focus ?? []) : [];
  if (legs.length < 2 || !tellsOfLoss(read)) return null;
  const named = mentions.flatMap((mention) => legsOn(legs, mention));
  if (named.length < mentions.length || (named.length === 0 && !OF_ONE.test(plain))) return null;
  const place = Object.keys(ORDINALS).find((word) => new RegExp(`\\b${word} leg\\b`).test(plain));
  const leg = named[0] ?? (place === undefined ? undefined : legs[(ORDINALS[place] ?? 0) - 1]);
  const bet = leg && storedBet({ ...refOfFocus(leg), price: null }, read);
  const who = bet && isStored(bet) ? bet.name : 'any leg';
  const stake = stakeOn(previous);
  const lost = stake === null ? 'its stake is lost' : `the ${dollars(stake)} is lost`;
  const hedge = HEDGES.test(plain)
    ? ' Then there is nothing left to hedge: what is bet on the other legs after that is a new bet. A hedge of this parlay has to be placed while every leg can still win.'
    : '';
  return say(`If ${who} loses, the parlay is dead and ${lost}, whatever the other legs do.${hedge}`);
}

const tellsOfLoss = ({ plain, tokens, amounts }: Tagged): boolean =>
  tokens.length <= MOST_WORDS &&
  amounts.prices.length === 0 &&
  LOSES.test(plain) &&
  CASE.test(plain) &&
  !ELSE.test(plain);
