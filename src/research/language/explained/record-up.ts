import { tellRecord } from '../calls/about-calls.ts';
import type { Asked } from '../calls/call.ts';
import { withWords } from '../calls/look-up-call.ts';
import type { Tagged } from '../calls/tagged.ts';

const YOU =
  '(you|u|ya|yall|you guys|u guys|you all|edgewise|your picks|ur picks|the picks|these picks|this thing|this site)';
const UP =
  '(up|profitable|making money|winning|ahead|in the (green|black|plus|red)|beating (the )?(books?|market|close|closing line|vegas)|up or down|up money)';
const ARE_UP = new RegExp(
  `^(so |and |but |ok |lol |like |honestly )*(are|r|is) ${YOU} (guys )?((actually|really|even|truly|all|legit|currently|overall) )*${UP}( (or (not|no|nah|down)|overall|lifetime|long term|this (year|season|month)|on (the (year|season)|it)|so far|tho|though|lol|for real|at all|rn|right now|money))*$`,
);
const ASKS_RECORD =
  /\b(your|ur|yalls|edgewise)\b.*\b(picks?|record|results?|roi|clv|win ?rate|hit ?rate|track record)\b|\bhow (have|are|did|do) (your|ur) picks\b/;
const PARTS = /[.?!,;]+|\band\b/;

/** What stands on the page of the record alone. */
const FIGURES =
  /\b(clv|closing line value|roi|yield|units (won|up)|win ?rate|hit ?rate)\b|\bbeat(ing|s)? (the )?(clos(e|es|ing line|ing lines|ing))\b/;
const OWN =
  /\b(your|ur|yalls|you guys?|edgewise|(do|are|have|did) (you|u|ya|yall)|(the|a) (track )?record|these picks|the picks)\b/;
/** "Roi and clv please, not wins": figures alone are asked of the record. */
const PLEADS =
  /^(ok |so |just |nah |no )*((show|give|tell) (me|us) |got (any |a )?|whats |any )?(the |ur |your |some |a )?(clv|roi|closing line value)\b(?!.*\b(mean|means|calculat\w*|bet|of (this|that|my))\b).*\b(pls|please|numbers?|figures?|not|instead|over)\b/;
const ONLY_SETTLED = 'Whether the picks are up, only settled ones can tell.';
const ON_PAGE =
  'CLV and ROI are not told here in the chat: both stand at /record once at least 100 picks are settled, by moneylines, spreads, totals and props. With fewer there is no figure to show, since it would prove nothing.';

/** "Are you guys actually up", "what's your CLV and ROI": the record answers it, whatever else of it is asked. Null: something else is asked too. */
export function recordUp({ text, plain, reading, hasNames, amounts }: Tagged): Asked | null {
  if (hasNames || amounts.prices.length + amounts.money.length > 0) return null;
  const parts = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const asksUp = parts.some((part) => ARE_UP.test(part));
  if (asksUp && parts.every((part) => ARE_UP.test(part) || ASKS_RECORD.test(part)))
    return withWords(tellRecord(reading.leagues), [ONLY_SETTLED]);
  if (ASKS_OF_MARKET.test(plain)) return withWords(tellRecord(reading.leagues), [NOT_SPLIT]);
  const asksFigures = FIGURES.test(plain) && ((OWN.test(plain) && ASKS_FIGURES.test(plain)) || PLEADS.test(plain));
  return asksFigures ? withWords(tellRecord(reading.leagues), [ON_PAGE]) : null;
}
const ASKS_FIGURES =
  /\b(whats|what is|what are|show|tell|give|how|got|any|do|are|have)\b(?!.*\b(mean|means|calculated|work out|compute|computed)\b)/;

/** "What's your record on NBA props". */
const ASKS_OF_MARKET =
  /\b(your|ur|yalls|you guys|edgewise)\b.*\b(record|results?|win ?rate|hit ?rate|track record|picks (done|doing|do))\b.*\b(props?|spreads?|totals?|moneylines?|mls?|overs?|unders?|parlays?)\b|\b(props?|spreads?|totals?|moneylines?|parlays?)\b.*\b(record|results|win ?rate|hit ?rate)\b.*\b(your|ur|you|u)\b|\b(your|ur) ((nba|nfl|nhl|mlb|player) )?(props?|spreads?|totals?|moneylines?|parlays?) (record|results|win ?rate|hit ?rate)\b/;
const NOT_SPLIT =
  'Here in the chat the record is told by sport and not split by the kind of bet, so how many of these picks are moneylines, spreads, totals or props stands at /record alone.';
