import type { Fact } from '#research/slate/fact.ts';
import type { EspnClient } from '../../espn/espn-client.ts';
import { sidePage } from '../../espn/espn-pages.ts';
import type { EspnMatch } from '../../espn/join-espn-games.ts';
import type { EspnSide } from '../../espn/parse-games.ts';
import { type ProviderRun, requireAnything } from '../../provider-run.ts';
import type { FactsFeed } from '../facts.port.ts';
import { comingGames, SOURCE_NAME } from './coming-games.ts';
import { type Form, formFromGames, formFromRecord, formFromResults } from './form.ts';
import { matchByDay } from './match-by-day.ts';

/** Answers are remembered for hours: a round asks for what is new or old, and goes on where the last one had to end. */
const EVERY_MS = 3_600_000;

/** How both sides of the coming games have fared. */
export function createFormFeed(client: EspnClient): FactsFeed {
  return {
    name: 'form',
    everyMs: EVERY_MS,
    async fetchFacts(events, now, signal) {
      const run = client.startRun(now, signal);
      const facts: Fact[] = [];
      const eventIds = new Set<string>();
      const unmatched = await matchByDay(client, run, comingGames(events, now), async (match) => {
        const { event } = match;
        const [home, away] = [
          await formOf(client, run, match, match.home),
          await formOf(client, run, match, match.away),
        ];
        // Where one side's form could not be had, the last word on both stays.
        if (home === null || away === null) return;
        eventIds.add(event.id);
        facts.push(...factOf(match, 'home', home), ...factOf(match, 'away', away));
      });
      requireAnything(run);
      return { facts, covered: [{ kind: 'form', eventIds }], unmatched, failures: run.failures.list() };
    },
  };
}

type SeenForm = { form: Form | undefined; seenAt: Date };

/** Null when it could not be had; a form of undefined when there is too little to speak of. */
async function formOf(
  client: EspnClient,
  run: ProviderRun,
  match: EspnMatch,
  side: EspnSide,
): Promise<SeenForm | null> {
  const { league, game } = match;
  if (league.formFrom === 'record') return { form: formFromRecord(side.record, league.kind), seenAt: run.now };
  if (league.formFrom === 'results') return { form: formFromResults(side.results), seenAt: run.now };
  const schedule = await client.schedule(run, league, side.id);
  if (!schedule) return null;
  const before = new Date(Math.min(game.startsAt.getTime(), run.now.getTime()));
  return { form: formFromGames(schedule.games, side.id, before, league.formGames), seenAt: schedule.seenAt };
}

function factOf({ event, league, ...sides }: EspnMatch, at: 'home' | 'away', { form, seenAt }: SeenForm): Fact[] {
  if (!form) return [];
  const team = event[at];
  return [
    {
      id: `espn:form:${event.id}:${at}`,
      eventId: event.id,
      kind: 'form',
      team,
      player: '',
      text: `${team} ${form.words}.`,
      numbers: form.numbers,
      sourceName: SOURCE_NAME,
      sourceUrl: sidePage(league, sides[at].id),
      observedAt: seenAt,
    },
  ];
}
