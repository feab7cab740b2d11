const TEASER = /\b(?:(\d{1,2}(?:\.5)?)[ -]?(?:points?|pts?|pt) )?teaser\b(?: (?:with|of|on))?/i;
const LEAD = '^(?:(?:ok|okay|so|and|but|no|nah|actually|what about|how about|what if|hmm|then) )*';
const AS_PARLAY = new RegExp(
  `${LEAD}(?:(?:no|not a|without the) teaser )?(?:just |its |it is |make it |do it |put it |as )*(?:an? )?(?:(?:straight|regular|normal|plain|just) )*(?:up )?parlay(?: it| them| that| em)?(?: instead)?$`,
);
const WORTH = new RegExp(
  `${LEAD}(?:is |r )?(?:it |that |this |the teaser )?(?:worth it|worth betting|any good|good|a good (?:bet|one|teaser)|(?:a )?bet|smart|\\+?ev)(?: or not| or nah)?$`,
);
const POINTS = new RegExp(
  `${LEAD}(?:its |it was |it is |make it |do )*(?:an? )?(\\d{1,2}(?:\\.5)?)[ -]?(?:pointer|pt|point)(?: one| teaser)?(?: instead)?$`,
);

const MADE = new RegExp(`${LEAD}(?:make|change|do) (?:it|that) (?:to )?(\\d{1,2}(?:\\.5)?)(?: instead)?$`);
const FLIPPED =
  /^(?:(?:ok|and|no|actually|now) )*(?:flip|switch|change|turn|make) (?:it|that|the total|the second(?: one| leg)?|the first(?: one| leg)?|leg \d) (?:to |into )?(?:the |an? )?(over|under)$/;
const DIRECTION = /\b(?:over|under)\b/gi;
const LEAST_POINTS = 4;
const MOST_POINTS = 14;

const IN_FOR = /^(?:put|sub|bring|throw) (.+?) in (?:for|instead of) (?:the )?(.+)$/i;
const SWAPPED = /^(?:swap|replace|switch|exchange) (?:the )?(.+?) (?:for|with) (.+)$/i;

/** "Put the Lions -4.5 in for the Bills", "swap the Bills for the Lions": one instead of another. */
export const asInstead = (message: string, asked: string): string =>
  TEASER.test(asked) ? message.replace(IN_FOR, '$1 instead of $2').replace(SWAPPED, '$2 instead of $1') : message;

/** "As a straight parlay", "is it worth it", "what if its a 7 pointer" behind a teaser: the same legs so. Null: no teaser was asked for. */
export function ofTeaser(message: string, asked: string): string | null {
  const said = message
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[?!.,]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const teaser = TEASER.exec(asked)?.[0];
  if (teaser === undefined) return null;
  if (AS_PARLAY.test(said)) return asked.replace(teaser, 'parlay');
  const points = POINTS.exec(said)?.[1] ?? MADE.exec(said)?.[1];
  const isPoints = Number(points) >= LEAST_POINTS && Number(points) <= MOST_POINTS;
  const side = FLIPPED.exec(said)?.[1];
  if (side !== undefined && asked.match(DIRECTION)?.length === 1) return asked.replace(DIRECTION, side);
  if (isPoints) return asked.replace(teaser, `${points} point teaser`);
  return WORTH.test(said) ? `${asked.replace(/[\s?!.]+$/, '')} worth it` : null;
}
