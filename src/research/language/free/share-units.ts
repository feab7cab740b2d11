import { dollars } from '../../words/format.ts';
import type { Tagged } from '../calls/tagged.ts';

/** "2% units", "my unit is 2%". */
const SHARE_UNIT =
  /\b(\d+(?:\.\d+)?) ?(?:%|percent|pct) (?:a |per |each )?units?\b|\bunits? (?:is|are|of|at|size|=) ?(\d+(?:\.\d+)?) ?(?:%|percent)/;
const PLAYED = /\b(\d+(?:\.\d+)?) ?(?:units?|u)\b/g;
const ROLL =
  /\b(?:roll|bankroll|br|bank) ?(?:is|of|=|at|:)? ?\$?(\d+(?:\.\d+)?)(k?)\b|\$?(\d+(?:\.\d+)?)(k?) (?:roll|bankroll|bank|br)\b|\bof (?:my |a |the )?\$?(\d+(?:\.\d+)?)(k?)\b(?! ?(?:%|percent))/;
const HIGHEST_SHARE = 100;
const CENTS = 100;

/** Units of a share of the bankroll: "bankroll is 800 and I bet 2% units, how much is a 1.5 unit play". Null: no such unit, or no bankroll. */
export function shareUnits({ text, reading, previous }: Tagged): string | null {
  const written = text.toLowerCase().replace(/(?<=\d),(?=\d{3}\b)/g, '');
  const said = SHARE_UNIT.exec(written);
  const share = Number(said?.[1] ?? said?.[2]);
  if (!said || !(share > 0 && share <= HIGHEST_SHARE)) return null;
  const rest = written.replace(said[0], ' ');
  const roll = rollIn(rest) ?? (reading.memory ?? previous?.memory)?.bankroll ?? null;
  if (roll === null) return null;
  const unit = Math.round(roll * share);
  const units = Number([...rest.matchAll(PLAYED)].at(-1)?.[1] ?? 1);
  const first = `A unit of ${share}% of ${dollars(roll * CENTS)} is ${dollars(unit)}`;
  return units === 1 ? `${first}.` : `${first}, so ${units} units are ${dollars(Math.round(units * unit))}.`;
}

/** In dollars. */
function rollIn(written: string): number | null {
  const said = ROLL.exec(written);
  return said && Number(said[1] ?? said[3] ?? said[5]) * ([said[2], said[4], said[6]].includes('k') ? 1_000 : 1);
}
