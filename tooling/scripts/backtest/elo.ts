import type { TeamGame } from './layout.ts';

const START = 1505;
const K = 20;
const HOME_POINTS = 65;
const KEPT_BETWEEN_SEASONS = 2 / 3;

/** Franchises that moved within the years of the file keep their rating. */
const MOVED: Record<string, string> = { LV: 'OAK', LAC: 'SD', LA: 'STL' };

/**
 * Elo ratings for the NFL, as a yardstick for the market: K 20, 65 points for the home team, FiveThirtyEight's
 * multiplier for the margin, a third of the way back to 1505 between seasons. Every team starts at 1505.
 */
export function createElo(): { play: (game: TeamGame) => number } {
  const ratings = new Map<string, number>();
  let season = '';
  return {
    /** The home team's chance before the game; then learns from its result. */
    play(game) {
      if (game.season !== season) {
        season = game.season;
        for (const [team, rating] of ratings) ratings.set(team, START + (rating - START) * KEPT_BETWEEN_SEASONS);
      }
      const home = MOVED[game.home] ?? game.home;
      const away = MOVED[game.away] ?? game.away;
      const difference = (ratings.get(home) ?? START) - (ratings.get(away) ?? START) + (game.neutral ? 0 : HOME_POINTS);
      const chance = 1 / (1 + 10 ** (-difference / 400));
      const shift = K * marginMultiplier(game.margin, difference) * (scoreOf(game.margin) - chance);
      ratings.set(home, (ratings.get(home) ?? START) + shift);
      ratings.set(away, (ratings.get(away) ?? START) - shift);
      return chance;
    },
  };
}

const scoreOf = (margin: number): number => (Math.sign(margin) + 1) / 2;

/** A wide win says more, and less when the favourite wins it. */
function marginMultiplier(margin: number, difference: number): number {
  const size = Math.log(Math.max(Math.abs(margin), 1) + 1);
  return margin === 0 ? size * 2.2 : (size * 2.2) / (Math.sign(margin) * difference * 0.001 + 2.2);
}
