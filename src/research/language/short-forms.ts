import type { Token } from '#engine/names/tokenise.ts';
import { isOrdinaryWord } from './spelling.ts';

const TIME = /^(next|past|last|couple|few|of|half|a|an|in|two|three|four|five|six)$/;
const OWNED = /^(my|the|a|this|cancel|end|stop|renew|pause|monthly)$/;
/** As it is written on a phone. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['em', 'them'],
  ['tonite', 'tonight'],
  ['shud', 'should'],
  ['shuld', 'should'],
  ['wud', 'would'],
  ['wuld', 'would'],
  ['cud', 'could'],
]);
const SHORTEST_DROPPED = 5;

/** Short forms that mean one thing beside certain words: "next couple hrs" is no home runs, "cancel my sub" no fight. */
export function withoutShortForms(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (isOfLeague(tokens, at)) return { ...token, text: 'wnba', raw: 'WNBA' };
    const text = longForm(token, tokens[at - 1], tokens[at + 1]);
    return text === null ? token : { ...token, text };
  });
}

/** "Anything good in the w tonight", "the w slate": the WNBA. Who gets the w, or is in the w column, wins. */
function isOfLeague(tokens: readonly Token[], at: number): boolean {
  const [two, the, own, behind] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (own?.text !== 'w' || own.afterBreak || the?.text !== 'the') return false;
  if (behind && !behind.afterBreak && OF_LEAGUE.test(behind.text)) return true;
  const isEnd = behind === undefined || behind.afterBreak || TIME_BEHIND.test(behind.text);
  return isEnd && IN_LEAGUE.test(two?.text ?? '');
}
const OF_LEAGUE =
  /^(games?|slate|board|schedule|bets?|picks?|props?|plays?|parlays?|totals?|spreads?|overs?|unders?|dogs?|underdogs?|favorites?|finals|playoffs|today|tonight)$/;
const TIME_BEHIND = /^(today|tonight|tn|tomorrow|tmrw|tmw|this|right|rn|now|on|or|and|any|worth|that|for|at)$/;
const IN_LEAGUE = /^(in|across|around|from|on|of)$/;

function longForm({ text, number, afterBreak }: Token, before?: Token, behind?: Token): string | null {
  if (number) return null;
  if ((text === 'hr' || text === 'hrs') && before && (before.number !== null || TIME.test(before.text))) return 'hours';
  if (text === 'w' && before && behind && !afterBreak && !behind.afterBreak && behind.text !== 'l') return 'with';
  if (text === 'sub' && before && OWNED.test(before.text) && !behind?.number) return 'subscription';
  // Names of places and schools have an "n" of their own: "Texas A n M".
  if (text === 'n' && behind && before?.text !== 'a' && !behind.afterBreak) return 'and';
  if (text === 'as' && isOfList(afterBreak, before, behind)) return 'athletics';
  return WRITTEN.get(text) ?? withDroppedG(text);
}

/** "White Sox, as, Nats", "as ml": whom a comma or a market stands beside is the team. */
const isOfList = (isBehindBreak: boolean, before?: Token, behind?: Token): boolean =>
  (isBehindBreak || before === undefined || BESIDE.test(before.text)) &&
  (MARKET.test(behind?.text ?? '') || (before !== undefined && (behind === undefined || behind.afterBreak)));
const BESIDE = /^(the|and|plus|2s|3s)$/;
const MARKET = /^(ml|mls|moneyline|rl|runline|f5)$/;

/** "Fightin", "playin". */
const withDroppedG = (text: string): string | null =>
  text.length >= SHORTEST_DROPPED && text.endsWith('in') && !isOrdinaryWord(text) && isOrdinaryWord(`${text}g`)
    ? `${text}g`
    : null;
