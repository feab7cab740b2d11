import { readsAsInstruction } from '#engine/grounding/forbidden.ts';
import { plainText } from '#engine/grounding/plain-text.ts';
import { foldName } from '#engine/names/fold-name.ts';
import type { Fact } from '../slate/fact.ts';
import { gameLabel } from '../slate/leagues.ts';
import type { Candidate } from '../tools/best-bets/candidates.ts';
import { marketKind } from '../words/pick-label.ts';
import { inSentence } from '../words/short-names.ts';
import { type Stance, stanceOf } from './fact-stance.ts';
import type { SourcedItem } from './sourced-item.ts';

/** A long injury report of one side would leave no room for anything that speaks for the other. */
const INJURIES_PER_SIDE = 2;
/** Both sides' injuries and form, their meetings and the weather. */
const AT_MOST = 8;

/** The facts that may be spoken of beside this pick, what bears on it first. */
export function factItems(candidate: Candidate): SourcedItem[] {
  const counts = new Map<string, number>();
  return fewInjuries(candidate)
    .filter((fact) => isWorthKnowing(fact, candidate) && !readsAsInstruction(fact.text))
    .map((fact) => ({ ...fact, text: plainText(fact.text) }))
    .filter(({ text }) => text !== '')
    .map((fact) => ({ fact, stance: stanceOf(fact, candidate) }))
    .sort((a, b) => RANK[a.stance] - RANK[b.stance] || Number(isOnlySaid(a.fact)) - Number(isOnlySaid(b.fact)))
    .slice(0, AT_MOST)
    .map(({ fact, stance }) => toItem(fact, stance, candidate, counts));
}

/** Of each side's injuries those that tell most: of the prop's own player, then of who is missing, then the newest. */
function fewInjuries({ event, market }: Candidate): Fact[] {
  const own = foldName(market.player);
  const weight = ({ player, numbers }: Fact) =>
    own !== '' && foldName(player) === own ? 2 : (numbers.out ?? 0) > 0 ? 1 : 0;
  const told = event.facts
    .filter(({ kind }) => kind === 'injury')
    .sort((a, b) => weight(b) - weight(a) || b.observedAt.getTime() - a.observedAt.getTime());
  const kept = [...new Set(told.map(({ team }) => team))].flatMap((team) =>
    told.filter((fact) => fact.team === team).slice(0, INJURIES_PER_SIDE),
  );
  return [...event.facts.filter(({ kind }) => kind !== 'injury'), ...kept];
}

const RANK: Readonly<Record<Stance, number>> = { for: 0, against: 1, background: 2 };

/** That the weather is unknown, or does not matter, has to be at hand and is the last thing to speak of. */
export const isOnlySaid = ({ kind, numbers }: Pick<Fact, 'kind' | 'numbers'>): boolean =>
  kind === 'weather' && Object.keys(numbers).length === 0;

/** How the sides have fared says nothing about a player's numbers; an injury to another player may. */
function isWorthKnowing(fact: Fact, { market }: Candidate): boolean {
  if (marketKind(market.market) !== 'prop') return true;
  return fact.kind === 'injury' || fact.kind === 'weather';
}

function toItem(fact: Fact, stance: Stance, candidate: Candidate, counts: Map<string, number>): SourcedItem {
  const { event, selection } = candidate;
  const own = selection === 'home' ? event.home : selection === 'away' ? event.away : null;
  const side = fact.team === event.home ? 'home' : 'away';
  const about = fact.team === '' ? 'game' : own === null ? side : fact.team === own ? 'own' : 'opponent';
  const name = fact.team === '' ? fact.kind : `${fact.kind}_${about}`;
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  const id = count === 1 ? name : `${name}_${count}`;
  const text = inSentence(fact.text, gameLabel(event));
  const numbers = Object.entries(fact.numbers).map(([key, value]) => [key, String(value)] as const);
  return {
    item: {
      id,
      eventId: event.id,
      values: {
        ...Object.fromEntries(numbers),
        text,
        ...clauseOf(text),
        about,
        stance,
        kind: fact.kind,
        team: fact.team,
        home: event.home,
        away: event.away,
      },
    },
    source: {
      id,
      name: fact.sourceName,
      text: fact.text,
      ...(isWebAddress(fact.sourceUrl) && { url: fact.sourceUrl }),
      observedAt: fact.observedAt.toISOString(),
    },
  };
}

const ONE_SENTENCE = /^(?=.{1,160}$)[^.;:!?]+(?:\.\d[^.;:!?]*)*\.$/;

/** What is known as it goes on in a sentence, where it is one of its own; its first word is a name, an article or a figure. */
const clauseOf = (text: string): { clause?: string } =>
  ONE_SENTENCE.test(text) ? { clause: text.slice(0, -1).replace(/^The (?=[A-Z0-9])/, 'the ') } : {};

/** A source's address comes from outside like its text, and only the web's own schemes are safe to follow. */
const WEB_ADDRESS = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][^\s<>"'`\\^{|}]*)?$/i;

export const isWebAddress = (url: string | null): url is string => url !== null && WEB_ADDRESS.test(url);
