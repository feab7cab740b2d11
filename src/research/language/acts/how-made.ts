const HOW =
  /^(so |ok |wait |and |but )*how ?(d|did|do|are|is)? ?(you|u|ya|that|the|it|this|yall) .*\b(get|got|come up with|came up with|figure|figured|calculate|calculated|arrive|know|made|make|set)\b.*\b(fair|edge|chance|percent|prob\w*|number|that)\b/;

/** "How'd you get the fair on that". */
export const asksHow = (plain: string): boolean => HOW.test(plain);

export const HOW_MADE =
  'The fair price is the average of the independent books with the vig taken out of each (by the power method), the sharpest counting most. The prices behind this one:';
