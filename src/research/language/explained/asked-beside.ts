import type { AboutMatter } from '#contract/research/look-up.ts';
import { coversSport, gameLabel } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { shortGame, shortTeam } from '../../words/short-names.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import { startersAsked } from '../free/starters.ts';

/** What is asked of this product in words that its taught reader takes for something else: each with its matter. */
const OF_PRODUCT: readonly (readonly [RegExp, AboutMatter])[] = [
  [
    /\b(?:what|wat)\b.*\b(?:spend|spending|spent|use|using|pay|paying|need|get|getting)\b.*\btokens?\b.*\b(?:on|for|with)\b|\b(?:what|wat)\b.*\btokens?\b.*\b(?:spent on|used for|go to|go toward|pay for|buy me|get me|for)\b|\bwhat (?:costs|uses|burns|eats)(?: up)? (?:a |my )?tokens?\b/,
    'cost',
  ],
  [
    /\b(?:they|books?|sportsbooks?|draftkings|fanduel)\b.*\b(?:pay|pays|paying|paid|give|gives|kick)\b (?:back )?(?:to )?(?:you|u|ya|yall)\b(?! (?:ur |your |my )?(?:back|stake|money)).*\b(?:lose|loses|losing|lost|losses|sign|signs|refer|commission|cut|kickbacks?)\b/,
    'books_paying',
  ],
];

/** Where games are played that are at home to neither side. */
const PLACES =
  '(?:a |the )?(?:neutral (?:site|field|court|floor|venue)|germany|frankfurt|munich|berlin|england|london|wembley|tottenham|mexico(?: city)?|brazil|sao paulo|ireland|dublin|spain|madrid|france|paris|japan|tokyo|australia|melbourne|europe|overseas|abroad)';
const PLACE = new RegExp(`^${PLACES}$`);
const AT_PLACE = new RegExp(
  `^(?:(?:so|and|but|wait|ok|also|oh) )*(?:is|isnt|its|it|it is|thats|that is|this is|are|theyre|they are)(?: (?:it|that|this|they|the|game|match|one|not|being|played|playing|still))*(?: (?:in|at|on))? ${PLACES}(?: (?:right|correct|yeah|yes|no|game|this week|or not))*$`,
);
const WHERE_PLAYED =
  /\b(?:where(?:s| is| are| do| does| will)?|what (?:stadium|arena|city|venue|field|ballpark)|which (?:stadium|arena|city|venue|field|ballpark))\b.*\b(?:played|being played|playing at|held|hosted)\b|^(?:(?:so|and|ok) )*(?:what|which|whats the) (?:stadium|arena|venue|ballpark)\b/;

/** "Is it in Germany right", "where is that game played": who is at home is all that is known of it. */
function whereHeld({ plain, mentions, previous, slate, nowMs }: Tagged): Asked | null {
  if (!AT_PLACE.test(plain) && (!WHERE_PLAYED.test(plain) || /\d/.test(plain))) return null;
  const named = mentions.filter(({ names }) => !names.some((name) => PLACE.test(name.toLowerCase())));
  const next = named.flatMap(({ persons }) => persons.map(({ event }) => event.id))[0];
  const spoken = (previous?.focus ?? []).map(({ eventId }) => eventId);
  const eventId = next ?? (new Set(spoken).size === 1 ? spoken[0] : undefined);
  const event = eventId ? gameAhead({ eventId }, { events: slate.events, nowMs }) : null;
  const home = event ? ` ${shortTeam(event.home)} are listed as the home team of ${shortGame(gameLabel(event))}.` : '';
  return say(`Where a game is played is not stored here, only who is at home.${home}`);
}

const WHO_PITCHES =
  /^(?:(?:so|and|ok|also|but) )*(?:who|whos|who is|who are|any idea who) (?:s )?(?:the )?(?:(?:is|are) )?(?:pitching|starting|throwing|on the (?:bump|hill|mound)|(?:starting |probable )?(?:pitchers?|starters?))(?: (?:in|for|at|on|that|this|it|the|game|one|each|both|side|sides|team|tonight|today|tomorrow|then))*$/;

const NEXT_TO_START =
  /\b(?:next|first|soonest) (?:\w+ )?(?:game|match|fight)s?(?: \w+)? (?:starting|to start|that starts|starts|to tip|tipping|(?:that )?(?:i|we) can (?:still |even )?bet(?: on)?|up|on the board|to go off)\b|^(?:(?:so|ok|and|well) )*(?:what|which|whats)(?: (?:game|match|fight))? (?:starts|starting|tips|kicks|goes) (?:off )?(?:next|first|soonest)\b/;

/** "Whats the next game starting I can still bet": the first to start of all, or of the leagues that are named, and not of the game before. */
function nextToStart({ plain, mentions, reading: { leagues, window }, slate, nowMs }: Tagged): Asked | null {
  if (mentions.length > 0 || !NEXT_TO_START.test(plain)) return null;
  const startsOf = ({ startsAt }: SlateEvent) => startsAt.getTime();
  const ahead = slate.events.filter(
    (event) =>
      event.markets.length > 0 &&
      startsOf(event) > nowMs &&
      (leagues.length === 0 || leagues.some((league) => coversSport(league, event.sportKey))) &&
      (window === null || (startsOf(event) >= window.fromMs && startsOf(event) < window.toMs)),
  );
  const firstMs = Math.min(...ahead.map(startsOf));
  const eventIds = ahead.filter((event) => startsOf(event) === firstMs).map(({ id }) => id);
  return eventIds.length === 0 ? null : calls([{ tool: 'find_games', input: { eventIds: eventIds.slice(0, 10) } }]);
}

/** What is asked beside the bets, of the product or of where a game is held, that looks like something else. */
export function askedBeside(read: Tagged): Asked | null {
  const matter = read.mentions.length === 0 ? OF_PRODUCT.find(([asks]) => asks.test(read.plain))?.[1] : undefined;
  if (matter) return calls([{ tool: 'look_up', input: { topic: { kind: 'about', of: matter } } }]);
  return WHO_PITCHES.test(read.plain) ? startersAsked(toMarketQuestion(read)) : (nextToStart(read) ?? whereHeld(read));
}
