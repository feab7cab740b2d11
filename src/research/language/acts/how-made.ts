const HOW =
  /^(so |ok |wait |and |but )*how ?(d|did|do|are|is)? ?(you|u|ya|that|the|it|this|yall) .*\b(get|got|come up with|came up with|figure|figured|calculate|calculated|arrive|know|made|make|set)\b.*\b(fair|edge|chance|percent|prob\w*|number|that)\b/;

/** "How'd you get the fair on that". */
export const asksHow = (plain: string): boolean => HOW.test(plain);

/** Its formula is asked for: "whats the math on your fair odds", "who decides what the fair price is and how". Whether to believe it is not. */
const MAKING =
  /\b(how|hows|who|whos|what|whats|where|wheres|which|walk me|explain|show me|tell me|methodology|formula)\b(?!.* \b(know|sure|trust|believe|right|accurate|reliable)\b).*\b(made|make|makes|calculat\w*|comput\w*|figur\w*|determin\w*|decid\w*|deriv\w*|set|sets|built|based|formula|math|maths|method|methodology|come up|came up|comes from|come from|arrive|arrived|land on|get to|got to|get the|gets? (calculated|made)|work(s|ed)? (it |that |this |them )?out|goes into|behind|works?)\b|\b(fair (price|odds|line|number|value)s? (calculation|formula|method|methodology|math))\b/;
export const asksMaking = (plain: string): boolean => MAKING.test(plain);

export const HOW_MADE =
  'The fair price is the average of the independent books with the vig taken out of each (by the power method), the sharpest counting most. The prices behind this one:';
