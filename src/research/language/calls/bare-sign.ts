/** A plus behind a name and before what says where, when or how much, without a number of its own. */
const BARE_PLUS =
  /(?<=[a-z]) \+(?=\s*(?:(?:at|on|in|with|for|now|right|today|tonight|pay|pays|win|wins)\b|[?.!,]|$))/gi;

/** "30 on Carolina + at FD", "what can I get Jets + at": whoever gets the points, whatever their number is; it is the spread. */
export const withBareSign = (text: string): string => text.replace(BARE_PLUS, ' spread');
