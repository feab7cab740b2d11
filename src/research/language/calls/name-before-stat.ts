import { phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { countsOneOf } from '../../slate/prop-keys.ts';
import type { Person, SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { fold } from '../../tools/best-bets/fit.ts';
import { PROP_STAT_PHRASES } from '../prop-stats.ts';
import { isPlainWord } from '../wishes/plain-words.ts';
import type { Mention } from './mentions.ts';

const SHORTEST = 3;

type Talk = { games: readonly SlateEvent[]; events: readonly SlateEvent[]; nowMs: number };

/** "White reb", "chase rec yds", "judge over 1.5 tb": an everyday word right before what is counted is whoever is called so of whom that is priced. */
export function namesBeforeStats(tokens: readonly Token[], mentions: readonly Mention[], talk: Talk): Mention[] {
  const found = tokens.flatMap((token, at) => {
    const isTaken = mentions.some(({ from, to }) => at >= from && at < to);
    const line = lineBehind(tokens, at);
    const isName = mayBeName(token) || (line !== null && !SAID_BEFORE.test(tokens[at - 1]?.text ?? ''));
    const stats = isTaken || !isName ? undefined : phraseAt(PROP_STAT_PHRASES, tokens, statAt(tokens, at))?.values;
    if (!stats || phraseAt(PROP_STAT_PHRASES, tokens, at)) return [];
    const isHis = ({ market, lineHundredths }: SlateMarket) =>
      countsOneOf(stats, market) && (!isPlainWord(token.text) || lineHundredths === (line ?? 0) * HUNDREDTHS);
    const persons = playersCalled(token.text, talk).filter(({ name, event }) =>
      event.markets.some((one) => one.player === name && isHis(one)),
    );
    const names = [...new Set(persons.map(({ name }) => name))];
    return persons.length > 0 ? [{ from: at, to: at + 1, kind: 'player' as const, persons, names, begun: null }] : [];
  });
  return found.length === 0 ? [...mentions] : [...mentions, ...found].sort((a, b) => a.from - b.from);
}

const HUNDREDTHS = 100;

/** "I love over 244.5": whose liking it is. "Love over 244.5 yds" alone is of him who has that very number. */
const SAID_BEFORE = /^(i|id|we|wed|you|u|ya|they|do|does|would|really|also|still|just|dont|not|to|sharps?)$/;

/** The number of the side that is said behind the name. */
function lineBehind(tokens: readonly Token[], at: number): number | null {
  const isSide = /^(over|under|o|u)$/.test(tokens[at + 1]?.text ?? '');
  const number = isSide && tokens[at]?.number === null ? tokens[at + 2]?.number : null;
  return number?.sign === null && (tokens[at]?.text.length ?? 0) >= SHORTEST ? number.value : null;
}

/** Right behind the name, or behind the side and line of it: "judge over 1.5 tb". */
function statAt(tokens: readonly Token[], at: number): number {
  const isSide = /^(over|under|o|u)$/.test(tokens[at + 1]?.text ?? '');
  return isSide && tokens[at + 2]?.number?.sign === null ? at + 3 : at + 1;
}

const mayBeName = ({ text, number }: Token): boolean =>
  number === null && text.length >= SHORTEST && !isPlainWord(text);

/** By their last names, those of the games that were spoken of before others, the soonest first. */
function playersCalled(word: string, { games, events, nowMs }: Talk): Person[] {
  const near = games.flatMap((event) => calledIn(word, event));
  if (near.length > 0) return near;
  return events
    .filter(({ startsAt }) => startsAt.getTime() > nowMs)
    .flatMap((event) => calledIn(word, event))
    .sort((a, b) => a.event.startsAt.getTime() - b.event.startsAt.getTime());
}

const calledIn = (word: string, event: SlateEvent): Person[] =>
  [...new Set(event.markets.map(({ player }) => player))]
    .filter(
      (name) =>
        fold(name)
          .split(/[^a-z0-9]+/)
          .at(-1) === word,
    )
    .map((name): Person => ({ kind: 'player', name, event }));
