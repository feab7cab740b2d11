import type { Token } from '#engine/names/tokenise.ts';

const HEDGES = /^(hedge|hedged|hedging|lock|locks|cash|cashout|middle|lay)$/;
const AT = /^(at|by|its|now|after|come|just)$/;
const NOW = /^(now|rn|here|score|already)$/;
/** "At half the price", "by half of it". */
const OF_IT = /^(of|the|a|my|it|that|kelly|stake|unit|price|point|points)$/;

type Span = { from: number; to: number };

/**
 * "They're winning at half, how do I hedge", "halftime now": when of the game it is, and neither a half of the hedge nor a bet on the first
 * half. The words without it.
 */
export function withoutMoment(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => HEDGES.test(text))) return tokens;
  const gone = tokens.flatMap((_, at) => momentAt(tokens, at) ?? []);
  if (gone.length === 0) return tokens;
  return tokens.flatMap((token, at) => {
    if (gone.some(({ from, to }) => at >= from && at < to)) return [];
    // What followed a comma still does.
    const before = gone.find(({ to }) => to === at);
    const isBroken = before !== undefined && tokens.slice(before.from, at).some(({ afterBreak }) => afterBreak);
    return [isBroken ? { ...token, afterBreak: true } : token];
  });
}

function momentAt(tokens: readonly Token[], at: number): Span | null {
  const { text = '', afterBreak = false } = tokens[at] ?? {};
  const to = endOf(tokens, at);
  if (to === null) return null;
  const first = tokens[at - 1]?.text === 'the' ? at - 1 : at;
  const isAt = AT.test(tokens[first - 1]?.text ?? '');
  const next = tokens[to];
  if (text === 'half' && to === at + 1)
    return isAt && (!next || next.afterBreak || !OF_IT.test(next.text)) ? { from: first - 1, to } : null;
  if (isAt) return { from: first - 1, to };
  return afterBreak || NOW.test(next?.text ?? '') ? { from: first, to } : null;
}

/** Behind "half", "half time" or "halftime". */
function endOf(tokens: readonly Token[], at: number): number | null {
  const text = tokens[at]?.text ?? '';
  if (/^(halftime|ht)$/.test(text)) return at + 1;
  if (text !== 'half') return null;
  return tokens[at + 1]?.text === 'time' ? at + 2 : at + 1;
}
