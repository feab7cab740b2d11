import type { DeepDive } from '#contract/analysis.ts';
import type { EvidenceItem } from '#engine/grounding/evidence.ts';
import { BOOK_BY_BOOK, MOVED } from './board-sentences.ts';
import * as game from './deep-fact-sentences.ts';
import * as price from './deep-price-sentences.ts';
import type { PickWriter } from './pick-writer.ts';
import { turningPoints } from './value-sentences.ts';

export type DeepTopic = keyof DeepDive;
/** The closer look, a list of sentences by topic, in the order in which it is read. */
export type DeepWords = Record<DeepTopic, string[]>;

/** Sports under a roof, or whose players do not mind the sky: nothing is said about the weather. */
const INDOORS = new Set(['NBA', 'WNBA', 'NCAAB', 'NHL', 'UFC', 'Boxing', 'Tennis']);
/** Persons who compete have no injury list. */
const PERSONS = new Set(['UFC', 'Boxing', 'Tennis']);

/** Argues a pick topic by topic. Of what is not known it says so in one sentence; what cannot matter is left out. */
export function deepSentences(writer: PickWriter, items: readonly EvidenceItem[]): DeepWords {
  const { league, kind } = writer.view;
  const isTeamBet = kind !== 'prop';
  const of = (name: string) => items.filter(({ values }) => values.kind === name);
  return {
    lineMovement: movement(writer, items),
    books: board(writer),
    matchup: isTeamBet ? matchup(writer, of('form')) : [],
    injuries: league !== null && PERSONS.has(league) ? [] : injuries(writer, of('injury')),
    weather: league !== null && INDOORS.has(league) ? [] : weather(writer, of('weather')),
    headToHead: isTeamBet ? meetings(writer, of('head_to_head')) : [],
    against: against(writer),
    wouldChange: [
      ...writer.one('turn', turningPoints(writer.view)),
      ...writer.one('sharp turn', price.sharpTurn(writer.view)),
    ],
  };
}

function movement({ view, one }: PickWriter, items: readonly EvidenceItem[]): string[] {
  const others = items.filter(
    ({ id }) => /^moves_\d$/.test(id) && view.value(id, 'book') !== view.value('moves', 'book'),
  );
  return [
    ...(view.has('moves') ? one('moves', MOVED) : one('moves', price.NEVER_MOVED)),
    ...others.flatMap((item) => about(one(item.id, price.movedElsewhere(item.values.way)), item)),
  ];
}

function board({ view, one }: PickWriter): string[] {
  if (!view.has('board')) return view.has('next') ? one('board', BOOK_BY_BOOK) : one('board', price.NO_BOARD);
  const sharps = view.value('board', 'sharps') === undefined ? [] : one('board sharps', price.BOARD_SHARPS);
  return [...one('board', price.BOARD), ...one('board range', price.BOARD_RANGE), ...sharps];
}

const about = (sentences: readonly string[], first: EvidenceItem, second?: EvidenceItem): string[] =>
  sentences.map((sentence) => sentence.replaceAll('@', first.id).replaceAll('%', second?.id ?? first.id));

function matchup({ one }: PickWriter, [first, second]: readonly EvidenceItem[]): string[] {
  if (!first || first.values.wins === undefined) return one('no form', game.NO_FORM);
  if (!second || second.values.wins === undefined) return about(one('form one', game.MATCHUP_ONE), first);
  const so = game.MATCHUP_SO[first.values.stance ?? 'background'] ?? [];
  return [...about(one('form two', game.MATCHUP), first, second), ...one('form so', so)];
}

function injuries({ one }: PickWriter, items: readonly EvidenceItem[]): string[] {
  if (items.length === 0) return one('no injury', game.NO_INJURIES);
  const stances = new Set(items.map(({ values }) => values.stance));
  const way = stances.has('for') && stances.has('against') ? 'mixed' : stances.has('for') ? 'for' : 'against';
  const so = stances.has('for') || stances.has('against') ? one('injuries so', game.INJURY_SO[way] ?? []) : [];
  return [...items.flatMap((item) => about(one(`deep ${item.id}`, game.INJURY), item)), ...so];
}

function weather({ one }: PickWriter, [item]: readonly EvidenceItem[]): string[] {
  if (!item) return one('no weather', game.NO_WEATHER);
  const { temperatureF, windMph, rainPercent, stance = 'background' } = item.values;
  const isForecast = [temperatureF, windMph, rainPercent].some((figure) => figure !== undefined);
  return about(one('deep weather', game.FORECAST[isForecast ? stance : 'said'] ?? []), item);
}

function meetings({ one }: PickWriter, [item]: readonly EvidenceItem[]): string[] {
  if (!item) return one('no meetings', game.NO_MEETINGS);
  const told = one('deep meetings', game.statesWins(item) ? game.MEETINGS : game.MEETINGS_TOLD);
  return [...about(told, item), ...one('meetings so', game.MEETINGS_SO[item.values.stance ?? 'background'] ?? [])];
}

function against({ view, one }: PickWriter): string[] {
  const spread = view.methodSpread ? one('method', price.METHOD_DOUBT) : [];
  return [...one('against', price.caseAgainst(view)), ...one('against too', price.priceDoubts(view)), ...spread];
}
