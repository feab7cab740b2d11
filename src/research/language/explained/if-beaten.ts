import { gameLabel, isBetweenPersons } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { startWords } from '../../words/moment-words.ts';
import { type Asked, say } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';

const BEATEN =
  '(los(e|es|ing|t)|(get|gets|getting|is|are|be|being|goes|go|going) (beat|beaten|knocked out|upset|bounced|eliminated|out)|(win|wins|winning)|crash(es|ed|ing)? out|retires?|pulls? out|withdraws?)';
const ASKS = new RegExp(
  `\\b(if|would|will|does|what happens|and if|say)\\b.*\\b${BEATEN}\\b.*\\b(change|changes|matter|matters|affect|affects|mean|means|hurt|hurts|help|helps|impact|void|voided|cancel\\w*|refund\\w*|happens?|still on|off|bet|push)\\b|\\b(change|matter|affect|mean|hurt|help|impact|happens|void)\\b.*\\bif\\b.*\\b${BEATEN}\\b`,
);

/**
 * "Would him losing that change anything for Alcaraz": of a match that waits for another one of somebody who is in it. Null: nobody of the
 * match that is meant plays before it.
 */
export function ifBeaten({ plain, mentions, previous, slate, nowMs, amounts, where: { zone } }: Tagged): Asked | null {
  if (!ASKS.test(plain) || amounts.prices.length + amounts.money.length > 0) return null;
  const named = mentions.flatMap(({ persons }) => persons.map(({ event }) => event));
  const spoken = (previous?.focus ?? []).flatMap((bet) => gameAhead(bet, { events: slate.events, nowMs }) ?? []);
  for (const event of [...named, ...spoken].filter(isBetweenPersons)) {
    const before = earlierOf(event, slate.events);
    if (before) return say(told(before, event, nowMs, zone));
  }
  return null;
}

/** The other match of somebody who plays in this one, before it. */
const earlierOf = (event: SlateEvent, events: readonly SlateEvent[]): SlateEvent | undefined =>
  events.find(
    (one) =>
      one.id !== event.id &&
      one.sportKey === event.sportKey &&
      one.startsAt < event.startsAt &&
      [one.home, one.away].some((name) => name === event.home || name === event.away),
  );

function told(before: SlateEvent, event: SlateEvent, nowMs: number, zone: string): string {
  const when = startWords(event.startsAt.toISOString(), nowMs, zone);
  const state = before.startsAt.getTime() <= nowMs ? 'has begun and its score is not known here' : 'is still to come';
  return `It can. ${gameLabel(before)} ${state}. ${gameLabel(event)} (${when}) is priced as a match of these two: if a loss means that it is not played, the bet is void as a rule and the stake comes back. If it is played anyway, tired legs or a knock move its price, so waiting for the result costs nothing but the number.`;
}
