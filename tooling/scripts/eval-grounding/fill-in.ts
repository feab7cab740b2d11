import { formatAmerican } from '../../../src/engine/odds/format-american.ts';
import type { PickDraft } from '../../../src/research/tools/best-bets/pick-draft.ts';
import type { Stage } from './stage.ts';

/**
 * Puts the stage's own names and figures in the place of `%NAME%`: HOME, AWAY, BOOK, ODDS, FAIR, FAIRODDS and EDGE of the
 * first pick; OTHERHOME, OTHERAWAY, OTHERNICK and OTHERID of another game; PASS and BET are picks with that verdict.
 * `injury` and `form_own` name whatever the pick has of that kind.
 */
export function fillIn(text: string, { draft }: Pick<Stage, 'draft'>): string {
  const [main, other] = draft.drafts;
  if (!main || !other) return text;
  const { home, away } = other.candidate.event;
  const names: Readonly<Record<string, string>> = {
    ...sidesOf(main),
    BOOK: main.pick.book,
    ODDS: formatAmerican(main.pick.oddsDecimal),
    FAIR: `${(main.pick.fairProbability * 100).toFixed(1)}%`,
    FAIRODDS: main.pick.fairOdds,
    EDGE: `${(main.pick.edge * 100).toFixed(1)}%`,
    OTHERHOME: home,
    OTHERAWAY: away,
    OTHERNICK: home.split(' ').at(-1) ?? home,
    OTHERID: `${other.pick.id}`,
    PASS: 'p3',
    BET: 'p1',
  };
  return withItemsOf(
    text.replace(/%([A-Z]+)%/g, (whole, name: string) => names[name] ?? whole),
    main,
  );
}

export const sidesOf = ({ candidate }: PickDraft) => ({ HOME: candidate.event.home, AWAY: candidate.event.away });

/** An item's id carries the side that it is about, which depends on the pick. */
export function withItemsOf(text: string, { evidence }: PickDraft): string {
  const idOf = (start: string) => evidence.items.find(({ id }) => id.startsWith(start))?.id ?? start;
  return text.replaceAll('{{injury.', `{{${idOf('injury')}.`).replaceAll('[[injury]]', `[[${idOf('injury')}]]`);
}
