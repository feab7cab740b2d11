import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

/** By what several bets are to be held against each other. */
export type Criterion = 'value' | 'chance' | 'price' | 'juice';

const THEM = `(?:of|out of|among|from|between) (?:the |those |these |all )?(?:two|three|four|five|2|3|4|5|pair|bunch|lot|them|em|those|these)`;
const ONE_OF = new RegExp(
  [
    String.raw`\bwhich(?: one| ones| bet| pick| play| game| side| leg)?(?: \w+){0,2} ${THEM}\b`,
    String.raw`\b(?:better|best|worse|bigger|biggest|smaller|smallest|safer|safest|riskier|riskiest|weaker|weakest|likelier|likeliest|strongest|least bad|lesser)(?: \w+){0,2} ${THEM}\b`,
    String.raw`\bwhich(?: one| bet| play| pick| side| game)? (?:is|has|s|pays|would|do|should|hits|wins|gives|costs|had|of)\b`,
    String.raw`\bwhich(?: one| bet| side| pick| game)$`,
    String.raw`\bwhichs\b`,
    String.raw`\bwhich ?ones? (?:is |are )?(?:the )?(?:better|best|worse|worst|safer|safest|likelier)\b`,
    String.raw`\bwhats? (?:is )?(?:the )?(?:likelier|likeliest|safer|safest|more likely|better (?:bet|value|price))\b`,
    String.raw`\b(?:only|just) (?:play|bet|take|pick|choose|make|do|tail|go with|hammer)(?: just| only)? (?:one|1)\b`,
    String.raw`\b(?:had|have|forced) to (?:play|bet|take|pick|choose|make|do|go with)(?: just| only)? (?:one|1|between)\b`,
    String.raw`\b(?:play|pick|take|bet|choose) (?:just |only )?(?:one|1) ${THEM}\b`,
    String.raw`\bleast bad\b(?! (?:\w+ )?(?:spreads?|totals?|ml|moneylines?|props?|overs?|unders?|dogs?|underdogs?|favs?|favou?rites?|parlay|nfl|nba|mlb|nhl)\b)|\b(?:the )?lesser evil\b|\bbetter one\b|\bbest one\b`,
    String.raw`\bbetter (?:bet|value|play|price|odds|chance|number)$`,
  ].join('|'),
);
/** What is no bet of those that were shown. */
const ELSE =
  /\b(books?|sportsbooks?|bookies?|another|other|others|else|(?<!(?:pays?|costs?|holds?|has|wins|hits|gives|likely|takes?) )more|next|today|tonight|tomorrow|week|weekend|board|slate|parlay|parlays|leg|legs|hedge|cash ?out|when|starts?|first|league|injur\w+|moved?|moves|sharps?)\b|\b(are|is|r) (the |all |an? )?(underdogs?|dogs?|favou?rites?|favs?|overs?|unders?|props?|totals?|spreads?|moneylines?|mls?|plus money)\b/;

const BY: readonly (readonly [Criterion, RegExp])[] = [
  ['juice', /\b(juice|juiced|juicier|juiciest|vig|vigorish|hold|holds|margins?|overround|rake|cut|tax|taxed)\b/],
  [
    'value',
    /\b(value|edge|ev|worth|bargain)\b|\b(vs|versus|against|compared (to|with)|to|over|for) (the |its |their )?(fair|true|chances?)\b/,
  ],
  [
    'chance',
    /\b(likel(y|ier|iest)|chances?|prob\w*|safer|safest|surer|surest|hits?|wins?|cash(es)?|covers?|odds (of|to))\b/,
  ],
  [
    'price',
    /\b(pays?|payout|longer|longest|shorter|shortest|(bigger|biggest|better|best|higher) (price|odds|number))\b/,
  ],
];

/** By chance, price or juice, and not by which is the better bet. */
export const asksMoreThanValue = (plain: string): boolean =>
  BY.some(([criterion, words]) => criterion !== 'value' && words.test(plain));

const MOST_WORDS = 14;

/**
 * By what the bets that were spoken of are to be compared, where a message asks which of them and names nobody: "which of those two has the
 * bigger juice", "if you could only play one". Null: it asks for something else.
 */
export function asksWhich({ plain, tokens, mentions, reading, amounts, said }: Tagged): Criterion | null {
  const names = mentions.length + reading.leagues.length + amounts.prices.length;
  if (names > 0 || tokens.length > MOST_WORDS || !ONE_OF.test(plain) || ELSE.test(plain)) return null;
  if (amounts.lines.some(({ signed }) => signed) || said.some(({ stats, line }) => stats.length > 0 || isOwn(line)))
    return null;
  return BY.find(([, words]) => words.test(plain))?.[0] ?? 'value';
}

/** A line of its own, and no count of bets. */
const isOwn = (line: { line: number; signed: boolean } | null): boolean =>
  line !== null && (line.signed || !Number.isInteger(line.line));

const WEAKEST =
  /\b(which|what|who)\b.*\b(would|should|do|to|id|can|gotta) ((you|u|ya|i|we) )?(drop|cut|skip|leave( off| out)?|avoid|fade|pass on|toss|ditch|remove|lose|get rid of)\b|\b(worst|weakest|shakiest|riskiest) (leg|bet|one|of)\b/;

/** "Which leg would you drop: Bills +3.5, Mets ML": the weakest of those that are judged stands first. */
export function weakestTold(
  asked: Extract<Asked, { kind: 'calls' }>,
  { plain, said }: Tagged,
): Extract<Asked, { kind: 'calls' }> {
  const isOpen = asked.explains === undefined && asked.tells === undefined;
  const areJudged = said.length > 1 && asked.calls.some(({ tool }) => tool === 'price_bets');
  return isOpen && areJudged && WEAKEST.test(plain) ? { ...asked, tells: 'worst' } : asked;
}
