import { windowFor } from '../time-window.ts';
import { localTime } from '../time-zone.ts';
import { gameAhead } from './game-ahead.ts';
import type { Question } from './tagged.ts';

const THAT_DAY = /\b(?:(?:on|for) )?(?:(?:that|the) same|that|same) (?:day|date|night|evening)s?\b/i;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAY_MS = 86_400_000;

/** "Any other games that day": the day of the games that were spoken of, as if it had been named. */
export function onThatDay(question: Question): Question {
  const day = THAT_DAY.test(question.text) ? dayShown(question) : null;
  if (day === null) return question;
  const { text, reading, nowMs, zone } = question;
  const date = new Date(day * DAY_MS);
  const [month, dayOfMonth] = [date.getUTCMonth(), date.getUTCDate()];
  const window = windowFor({ kind: 'date', month: month + 1, dayOfMonth }, { nowMs, zone });
  return {
    ...question,
    text: text.replace(THAT_DAY, `on ${MONTHS[month]} ${dayOfMonth}`),
    reading: { ...reading, window },
  };
}

/** Null: none was spoken of, or those of several days. */
function dayShown({ previous, slate, nowMs, zone }: Question): number | null {
  const days = (previous?.focus ?? []).flatMap((bet) => {
    const game = gameAhead(bet, { events: slate.events, nowMs });
    return game ? [localTime(game.startsAt.getTime(), zone).day] : [];
  });
  const [day, ...others] = new Set(days);
  return day === undefined || others.length > 0 ? null : day;
}
