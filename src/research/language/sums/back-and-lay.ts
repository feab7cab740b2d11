import { type Asked, calculated } from '../calls/call.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';

const LAY_AT = /\b(lay|laying|laid|layed)\b/;
const BACK_AT = /\b(back|backing|backed)\b/;

/** "Lay 1.80 and back him at 1.90": the sum, whoever it is on. */
export function backAndLay(read: Tagged): Asked | null {
  const { tokens, plain, amounts } = read;
  const [one, other, ...others] = amounts.prices;
  if (!one || !other || others.length > 0 || !LAY_AT.test(plain) || !BACK_AT.test(plain)) return null;
  const place = (words: RegExp) => tokens.findIndex(({ text }) => words.test(text));
  const [layAt, backAt] = [place(LAY_AT), place(BACK_AT)];
  const isLayFirst = layAt < backAt;
  const [lay, back] = isLayFirst ? [one, other] : [other, one];
  const stake = moneyIn({ ...read, hasSides: false }).find(({ role }) => role === 'stake')?.cents;
  const share = amounts.shares.find(({ share: part }) => part > 0 && part <= 0.1)?.share;
  return calculated([
    {
      kind: 'lay',
      layPrice: lay.text,
      backPrice: back.text,
      ...(stake !== undefined && { stakeCents: stake }),
      ...(share !== undefined && { commission: share }),
    },
  ]);
}
