import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

/** What may be thought to go into a fair price, as it is said back. */
const INPUTS: readonly (readonly [string, RegExp])[] = [
  [
    'injuries',
    /\b(?:injur\w*|who is (?:out|hurt)|whos (?:out|hurt)|(?:is|being|him|her|them) (?:out|hurt)|without him)\b/,
  ],
  ['lineups', /\b(?:line ?ups?|rosters?|inactives?)\b/],
  ['starters', /\b(?:starters?|starting (?:pitchers?|pitching|goalies?|qbs?)|pitch(?:ing|ers?)|goalies?|bullpens?)\b/],
  ['weather', /\b(?:weather|wind|windy|rain|rainy|snow|cold|forecast)\b/],
  ['matchups', /\b(?:match ?ups?)\b/],
  ['form', /\b(?:form|streaks?|momentum)\b/],
  ['stats', /\b(?:stats|statistics|analytics|metrics|power ratings?|efficiency|simulations?|sims)\b/],
  ['news', /\bnews\b/],
  ['rest and travel', /\b(?:rest|travel|back to backs?)\b/],
];
const NUMBER =
  '(?:number|numbers|price|prices|fair(?: price| value| line| odds)?|odds|line|model|projection|calc\\w*|formula|algo\\w*)';
const OWN = `(?:that|this|the|ur|your|ya|fair|it|these|those)`;
/** "Are lineups in that number", "is weather baked in". */
const IN_IT = new RegExp(
  String.raw`\b(?:is|are|does|do|did|was|were|r)\b.*\b(?:in|into|part of|reflected in|included in|counted in) ${OWN} (?:fair )?${NUMBER}\b|\b(?:baked|factored|built|priced|figured) (?:in|into)\b.*\b(?:or|just|only|number|price)\b`,
);
/** "Does your fair price include injuries", "do you factor in matchups". */
const COUNTS = new RegExp(
  String.raw`\b(?:does|do|did|will) (?:you|u|ya|it|(?:${OWN} )?(?:fair )?${NUMBER}) (?:\w+ )?(?:include|factor|account|consider|use|count|weigh|take|know about|look at|incorporate)\b`,
);
/** "Isnt the wind already in the price", "books know its windy tho", "didnt vegas account for the injuries". */
const ALREADY =
  /\b(?:already|priced|baked|factored|built|accounted|reflect\w*|adjust\w*|knows?|knew|account(?:s|ed)? for|took|taken|moved|moves)\b.*|\bin the (?:price|line|number|total|odds)\b/;
const BY_BOOKS =
  /\b(?:books?|vegas|bookies|market|oddsmakers|they|price|prices|priced|line|lines|number|total|odds|spread|it|that|baked|factored)\b/;
const ASSERTS =
  /\b(?:isnt|arent|wasnt|doesnt|dont|didnt|wouldnt|wont|shouldnt|is|are|tho|though|right|no|surely|pretty sure|already|prob\w*|must)\b/;
/** Or only the books: "or is it just the average of the books". */
const JUST_BOOKS = /\b(?:just|only|purely|simply)\b.*\b(?:average|avg|consensus|books?|odds|prices|market)\b/;
const ELSE = /\b(?:bet|worth|forecast|tonight|today|should i|prop|props|best|parlay|which|who starts|rest of)\b/;
const MOST_WORDS = 24;

/** "Are starters in that number or is it just the books": that it is the books alone. Null: that is not asked. */
export function inTheNumber({ plain, tokens, mentions, amounts }: Tagged): Asked | null {
  const isNamed = mentions.length > 0 && PRICED_IN.test(plain) && tokens.length <= MOST_WORDS;
  const known = isNamed && amounts.prices.length === 0 && !PRICED_ELSE.test(plain) ? pricedIn(plain, false) : null;
  if (known !== null) return say(known);
  if (mentions.length + amounts.prices.length > 0 || tokens.length > MOST_WORDS) return null;
  const asks = IN_IT.test(plain) || COUNTS.test(plain);
  const priced = pricedIn(plain, asks);
  if (priced !== null && !PRICED_ELSE.test(plain)) return say(priced);
  const named = INPUTS.filter(([, said]) => said.test(plain)).map(([name]) => name);
  if (named.length === 0 || !asks || (ELSE.test(plain) && !JUST_BOOKS.test(plain))) return null;
  const isMany = named.length > 1 || /s$/.test(named[0] ?? '');
  const count = isMany ? ['count', 'them'] : ['counts', 'it'];
  return say(
    `It is just the books: their prices with the margin taken out, averaged, sharp books and fresh prices counting more. There is no model beside that, so ${list(named)} ${count[0]} only as far as the books have priced ${count[1]} in. Injury reports and forecasts are shown where they are stored, and change no number.`,
  );
}

/** Said of somebody who is named. */
const PRICED_IN = /\b(?:already|priced|baked|factored|built) in(?:to)?\b|\balready in the (?:price|line|number)\b/;
const PRICED_ELSE =
  /\b(?:bet|worth|forecast|should i|prop|props|best|parlay|which|who starts|how|why|does it matter|matters?|how much|what)\b/;

/** That what everybody can read is in the prices. Null: it is not said or asked of these books, or of something else. */
function pricedIn(plain: string, isAsked: boolean): string | null {
  const [named, ...others] = INPUTS.filter(([, said]) => said.test(plain)).map(([name]) => name);
  if (named === undefined || others.length > 0 || (isAsked && JUST_BOOKS.test(plain))) return null;
  if (!ALREADY.test(plain) || !BY_BOOKS.test(plain) || !ASSERTS.test(plain)) return null;
  const [what, is] = named.endsWith('s') ? [named, 'are'] : [`the ${named}`, 'is'];
  const unless = named === 'weather' ? 'the forecast changes' : 'the news changes';
  return `Yes, mostly: ${what} ${is} public, so the books price ${is === 'are' ? 'them' : 'it'} in, and the fair price here comes from their prices. Counting ${is === 'are' ? 'them' : 'it'} once more would count ${is === 'are' ? 'them' : 'it'} twice. There is an edge in it only where ${unless} and you bet before the books move.`;
}
