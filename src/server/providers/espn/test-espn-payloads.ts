/** Small answers in ESPN's shapes, for tests. */

type Json = Record<string, unknown>;

export const SCHEDULED = {
  name: 'STATUS_SCHEDULED',
  state: 'pre',
  completed: false,
  shortDetail: '1/10 - 8:00 PM EST',
};
export const IN_PROGRESS = { name: 'STATUS_IN_PROGRESS', state: 'in', completed: false, shortDetail: '2:00 - 4th' };
export const FINAL = { name: 'STATUS_FINAL', state: 'post', completed: true, shortDetail: 'Final' };
export const calledOff = (name: string) => ({ name, state: 'post', completed: false, shortDetail: 'Off' });

export type GameArgs = {
  id: string;
  date: string;
  home: string;
  away: string;
  homeId?: string;
  awayId?: string;
  score?: readonly [unknown, unknown];
  type?: Json;
  /** More of the competition, or of the sides. */
  competition?: Json;
  sides?: readonly [Json, Json];
};

/** Ids made of the name, so that a team has the same one everywhere. */
export const idOf = (name: string): string =>
  String([...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7));

export function espnGame(args: GameArgs): Json {
  const { id, date, home, away, score = ['0', '0'], type = SCHEDULED, sides = [{}, {}] } = args;
  const side = (homeAway: 'home' | 'away', name: string, given: string | undefined, at: 0 | 1) => ({
    id: given ?? idOf(name),
    homeAway,
    team: { id: given ?? idOf(name), displayName: name },
    score: score[at],
    ...sides[at],
  });
  return {
    id,
    date,
    competitions: [
      {
        id,
        date,
        competitors: [side('home', home, args.homeId, 0), side('away', away, args.awayId, 1)],
        status: { type },
        ...args.competition,
      },
    ],
    status: { type },
  };
}

export const espnFight = (
  id: string,
  date: string,
  names: readonly [string, string],
  more: readonly [Json, Json] = [{}, {}],
  type: Json = SCHEDULED,
): Json => ({
  id,
  date,
  competitors: names.map((name, at) => ({
    id: idOf(name),
    type: 'athlete',
    order: at + 1,
    athlete: { fullName: name, displayName: name },
    ...more[at],
  })),
  status: { type },
});

export const espnInjury = (name: string, more: Json = {}): Json => ({
  id: '1',
  status: 'Out',
  date: '2026-01-09T20:00Z',
  shortComment: `${name} (ankle) is out.`,
  athlete: { displayName: name, position: { abbreviation: 'QB' } },
  details: { type: 'Ankle', detail: 'Sprain', side: 'Right' },
  ...more,
});
