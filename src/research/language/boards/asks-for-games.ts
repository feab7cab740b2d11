import { type ActShare, SURE_SHARE } from '../acts/read-act.ts';

/** "College football games today?" behind props of another league asks which games there are, and for no more props. */
export const asksForGames = ({ act, share }: ActShare): boolean =>
  (act === 'games' || act === 'when') && share >= SURE_SHARE;
