import type { League } from '#engine/names/league.ts';
import { type PhraseIndex, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { playingIn } from '../../slate/playing-in.ts';
import type { Person } from '../../slate/slate.ts';
import type { TimeWindow } from '../reading.ts';
import { type Mention, withPersons } from './mentions.ts';

type Known = {
  tokens: readonly Token[];
  names: PhraseIndex<Person>;
  nowMs: number;
  window: TimeWindow | null;
  context: { named: readonly League[] };
};

/**
 * Of several sides of one name that nothing has told apart all that the slate calls so: "Miami" is its school and its soccer club as well,
 * the soonest game first. "Giants tmrw": where a day is named, only who plays on it.
 */
export function withNamesakes(mentions: readonly Mention[], known: Known): readonly Mention[] {
  const isLone = mentions.filter(({ kind }) => kind === 'side').length === 1;
  return mentions.map((mention) => {
    if (mention.kind !== 'side' || mention.names.length < 2 || mention.persons.length === 0) return mention;
    const all = isLone && known.context.named.length === 0 ? calledSo(mention, known) : mention.persons;
    const onDay = ofDay(all, known);
    const meant = onDay.length > 0 ? onDay : all;
    return meant.length === mention.persons.length ? mention : withPersons(mention, meant);
  });
}

function calledSo({ persons, from, to }: Mention, { tokens, names, nowMs }: Known): readonly Person[] {
  const match = phraseAt(names, tokens, from);
  const others = (match?.to === to ? match.values : []).filter(
    ({ name, kind, event }) =>
      kind === 'side' && event.startsAt.getTime() > nowMs && !persons.some((one) => one.name === name),
  );
  return [...persons, ...others].sort((a, b) => a.event.startsAt.getTime() - b.event.startsAt.getTime());
}

function ofDay(persons: readonly Person[], { window, nowMs }: Known): readonly Person[] {
  return window === null ? persons : playingIn(window, persons, nowMs);
}
