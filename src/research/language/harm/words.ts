import type { Token } from '#engine/names/tokenise.ts';
import { WRITTEN_OUT } from './written-out.ts';

/** A word of a message as this reader sees it: contractions and chat spellings written out. */
export type Word = {
  text: string;
  /** What stands before it: nothing, a comma or the like, the end of a sentence. */
  breakBefore: boolean;
  /** `#` for any number, `$#` for what is an amount of money by itself. */
  signs: readonly string[];
  value: number | null;
  /** Belongs to a name of a team, a player or a fighter. */
  named: boolean;
};
const AGE_WORDS = /^(thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)$/;
const YOUNGEST = 13;
const MINIMUM_AGE = 21;
const MONEY_UNITS = /^(k|grand|g|gs|thousand|bucks|dollars|dollar|euros|pounds|quid|usd|dolares|pesos|mil)$/;

/** The words of a message in order, written out, each knowing whether a name covers it. */
export function readWords(tokens: readonly Token[], named: ReadonlySet<number>): Word[] {
  return tokens.flatMap((token, at): Word[] => {
    const isName = named.has(at);
    const base = { breakBefore: token.afterBreak || at === 0, named: isName };
    if (token.number || token.pair) {
      const [digits = '', half] = /^(\d{1,2})(am|pm|yo|yrs|yr|m|f)$/.exec(token.text)?.slice(1) ?? [token.text];
      const hour: Word[] = half ? [{ ...base, breakBefore: false, text: half, signs: [], value: null }] : [];
      return [
        { ...base, text: digits, signs: signsOf(token, tokens[at + 1]), value: token.number?.value ?? null },
        ...hour,
      ];
    }
    const plain = wordOf(token);
    const written = isName ? [token.text] : (WRITTEN_OUT.get(plain) ?? plain).split(' ');
    return written.map((text, part) => ({
      text,
      breakBefore: part === 0 && base.breakBefore,
      signs: AGE_WORDS.test(text) ? ['#age'] : [],
      value: null,
      named: isName,
    }));
  });
}

/** As it was written, not as a name that is spelt like it. */
function wordOf({ raw, text }: Token): string {
  if (raw === '@') return 'at';
  const lower = raw.toLowerCase();
  if (lower === "we're") return 'were_we';
  const plain = (lower.endsWith("'s") ? lower.slice(0, -2) : lower).replaceAll("'", '');
  return /^(gambl|bett|parlay)/.test(text) ? text : plain;
}

function signsOf({ number }: Token, next: Token | undefined): string[] {
  if (!number || number.sign !== null || number.percent || number.afterDash) return ['#'];
  const unit = next !== undefined && next.number === null && MONEY_UNITS.test(next.text);
  if (number.dollars || number.suffix === 'k' || unit) return ['#', '$#'];
  const { value, suffix } = number;
  const bare = ['', 'yo', 'yr', 'yrs', 'm', 'f'].includes(suffix) && next?.number?.afterDash !== true;
  return bare && Number.isInteger(value) && value >= YOUNGEST && value < MINIMUM_AGE ? ['#', '#age'] : ['#'];
}
