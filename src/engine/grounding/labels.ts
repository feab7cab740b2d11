import { recallByText } from './recall.ts';
import { type Fault, faultOf } from './sentence-fault.ts';
import type { Mention, SentenceParts } from './sentence-parts.ts';

type Shape = 'odds' | 'chance' | 'return' | 'points' | 'units' | 'count' | 'words';

/** What a value is, by how the server writes it. */
function shapeOf(value: string): Shape {
  if (/^[+-]\d{3,}$|^\d+\.\d{2,3}$/.test(value)) return 'odds';
  if (/^[+-]\d+(?:\.\d+)?%$|^0\.0%$/.test(value)) return 'return';
  if (/\d%$/.test(value)) return 'chance';
  if (/^\d[\d.]* points?$/.test(value)) return 'points';
  if (/^\d[\d.]* units?$/.test(value)) return 'units';
  return /^\d+$/.test(value) ? 'count' : 'words';
}

type Rule = { words: RegExp; allows: (mention: Mention, shape: Shape) => boolean };

const OF =
  '(?: (?:of|is|are|was|were|at|stands at|comes to|works out to|equals))?:? (?:about |roughly |just |only |nearly |a )?$';
const before = (label: string): RegExp => new RegExp(`\\b(?:${label})${OF}`, 'i');
const only =
  (...shapes: readonly Shape[]) =>
  (_: Mention, shape: Shape) =>
    shape === 'words' || shapes.includes(shape);
const named =
  (...names: readonly string[]) =>
  ({ name }: Mention, shape: Shape) =>
    shape === 'words' || names.includes(name ?? '');

/** A label that stands right before a figure says what kind of figure it is. */
const LABELS: readonly Rule[] = [
  {
    words:
      /\b(?:an? |the )?(?:edge|expected value|expected return|ev)(?: here| now)?(?: (?:of|is|stands at|comes to|equals)|:) (?:about |only |just )?$/i,
    allows: only('return'),
  },
  {
    words: before('(?:fair|true|real|projected|estimated|modell?ed|our|consensus) (?:chance|probability|likelihood)'),
    allows: named('fair', 'said', 'low', 'high'),
  },
  { words: before('chance|probability|likelihood'), allows: only('chance') },
  { words: before('(?:fair|true|real|correct) (?:price|odds|line|number)'), allows: named('fairOdds', 'saidOdds') },
  { words: before('fair value'), allows: named('fairOdds', 'fair') },
  { words: before('(?<!\\bat (?:this|that|the|any|best|such a) )(?:price|odds)'), allows: only('odds') },
  { words: before('confidence|rating|stars'), allows: () => false },
  { words: /\b(?:stake|wager|risk)(?: of)? $/i, allows: named('units', 'share', 'kelly') },
];

const SUFFIXES: readonly Rule[] = [
  { words: /^[ -](?:units?|stars?|dollars?|bucks|times the stake)\b/i, allows: (_, shape) => shape === 'words' },
  { words: /^ (?:edge|expected value|return)\b/i, allows: only('return') },
  { words: /^ (?:chance|probability|likelihood)\b/i, allows: only('chance') },
  { words: /^ (?:wins?|losses|games|meetings|starts)\b/i, allows: only('count') },
  { words: /^ to (?:win|cover|hit|cash|land|lose)\b/i, allows: named('fair', 'said') },
  { words: /^ of (?:your|the|a) bankroll\b/i, allows: named('share', 'kelly') },
  { words: /^ confidence\b/i, allows: () => false },
];

/** Between two references: whose price or whose wins a figure is. */
const OWNER_FIRST =
  /^(?: still| now| currently)? (?:(?:both )?pays?|has|have|offers?|posts?|shows?|lists?|hangs?|won|has won|took)(?: only| just)? $/i;
/** Wins of games: both have to be the same item's. */
const PART_OF = /^ (?:of|out of|in)(?: (?:the|its|their|his|her))?(?: last| past)? $/i;
const OWNER_LAST = /^ (?:at|from|for) $/i;

/** Refuses a reference under a label that its value does not bear, and another book's price or another side's wins. */
export function checkLabels({ sentence, mentions }: SentenceParts): Fault | null {
  let end = 0;
  let last: Mention | null = null;
  for (const mention of mentions) {
    const from = sentence.indexOf(mention.whole, end);
    const gap = sentence.slice(end, from);
    const after = sentence.slice(from + mention.whole.length, from + mention.whole.length + 40);
    if (mention.name !== null && isMislabelled(mention, { gap: last ? `\u25AE${gap}` : gap, after })) {
      return faultOf('wrong_label', `${gap.slice(-60)}${mention.whole}${after.slice(0, 20)}`);
    }
    if (last?.name && mention.name !== null && isOthers(last, mention, gap)) {
      return faultOf('wrong_label', `${last.whole}${gap}${mention.whole}`);
    }
    end = from + mention.whole.length;
    last = mention;
  }
  return null;
}

const shapeOfMention = ({ item, name }: Mention): Shape => shapeOf(item.values[name ?? ''] ?? '');

function isMislabelled(mention: Mention, { gap, after }: { gap: string; after: string }): boolean {
  const shape = shapeOfMention(mention);
  const near = gap.slice(-60);
  const label = labelAt(near);
  if (label && !label.allows(mention, shape)) return true;
  return suffixesAt(after).some(({ allows }) => !allows(mention, shape));
}

/** The first label that fits decides: "fair price of" is not any price. */
const labelAt = recallByText((near) => LABELS.find(({ words }) => words.test(near)));
const suffixesAt = recallByText((after) => SUFFIXES.filter(({ words }) => words.test(after)));

function isOthers(first: Mention, second: Mention, gap: string): boolean {
  if (OWNER_FIRST.test(gap)) return belongsElsewhere(first, second);
  if (PART_OF.test(gap) && first.item.id !== second.item.id)
    return [first, second].every((m) => shapeOfMention(m) === 'count');
  return OWNER_LAST.test(gap) && belongsElsewhere(second, first);
}

/** A figure of an item that names its own book or side, said of another one. */
function belongsElsewhere(owner: Mention, figure: Mention): boolean {
  const shape = shapeOfMention(figure);
  if (shape !== 'odds' && shape !== 'count') return false;
  const key = owner.name === 'book' ? 'book' : owner.name === 'team' ? 'team' : null;
  const own = key && figure.item.values[key];
  return own !== null && own !== undefined && own !== '' && own !== owner.item.values[owner.name ?? ''];
}
