import { join, listed, type Said, texts } from './said.ts';
import type { Role } from './wants.ts';

export const LIMITS: readonly Role[] = [
  'minPrice',
  'maxPrice',
  'minChance',
  'book',
  'notBook',
  'notName',
  'notMarket',
  'notLeague',
];

/** The limits of a search in words. */
export const limitsOf = ({ of, text }: Said): string => {
  const [least, most] = [text('minPrice'), text('maxPrice')];
  const leftOut = texts([...of('notLeague'), ...of('notMarket')]);
  return join(
    least && most
      ? `with odds between ${least} and ${most}`
      : least
        ? `with odds of ${least} or longer`
        : most && `with odds of ${most} or shorter`,
    text('minChance') && `with at least a ${chanceText(text('minChance'))} chance to win`,
    of('book').length > 0 && `at ${listed(texts(of('book')), 'or')} only`,
    of('notBook').length > 0 && `at any book except ${listed(texts(of('notBook')), 'and')}`,
    of('notName').length > 0 &&
      `excluding the ${listed(texts(of('notName')), 'and')} game${of('notName').length > 1 ? 's' : ''}`,
    leftOut.length > 0 && `excluding ${listed(leftOut, 'and')}`,
  );
};
const chanceText = (text: string): string =>
  /%|percent|pct/.test(text) ? text.replace(/ ?(percent|pct)/, '%') : `${text}%`;
