import { gameLabel } from '../../slate/leagues.ts';
import { hitModelOf } from '../../tools/scan-prices/hit-model.ts';
import { percent } from '../../words/format.ts';
import { shortGame } from '../../words/short-names.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { sumOn } from './sum-on-bet.ts';

const HOW_OFTEN =
  /\b(how often|how likely|what are the (chances|odds)|whats the (chance|odds|probability)|chance|chances|probability)\b/;
const EXACT =
  /\b(land|lands|landing|falls?|falling|hits?|ends?|finish|finishes|is)( (right|dead))?( on)? (exactly|right on|dead on)( (at|on))? (\d{1,3})\b|\b(lands?|landing|falls?|falling) (on|at) (\d{1,3})\b|\bexactly (\d{1,3})\b/;
const MARGIN = /\b(wins? by|by exactly|margin|spread)\b/;

/** "How often does it land exactly 39 in Browns Ravens": by the model of the total that the middles are told by. Null: no total of one game is asked about so. */
export function exactNumber(read: Tagged): Asked | null {
  const { plain, mentions, previous, slate, nowMs, amounts } = read;
  const said = /\d+$/.exec(EXACT.exec(plain)?.[0] ?? '')?.[0];
  if (said === undefined || !HOW_OFTEN.test(plain) || MARGIN.test(plain) || amounts.prices.length > 0) return null;
  const named = mentions.flatMap(({ persons }) => persons.map(({ event }) => event.id));
  const ids = new Set(
    named.length > 0
      ? named
      : (previous?.focus ?? []).filter(({ market }) => market === 'total').map(({ eventId }) => eventId),
  );
  const event = ids.size === 1 ? slate.events.find(({ id }) => ids.has(id)) : undefined;
  const model = event && hitModelOf(event, 'total', nowMs);
  if (!event || !model) return null;
  const number = Number(said);
  const chance = model.chanceIn({ low: number, high: number });
  if (chance <= 0 || chance >= 1) return null;
  return sumOn([{ kind: 'convert', chance }], null, [
    `The total of ${shortGame(gameLabel(event))} lands on exactly ${number} about ${percent(chance)} of the time. ${model.note}`,
  ]);
}
