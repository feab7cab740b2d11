import { describe, expect, it } from 'vitest';
import * as leagues from './league-aliases.ts';
import { namesOf } from './league-names.ts';
import type { ProviderNames } from './name-table.ts';
import { COUNTRY_ALIASES, EPL_ALIASES, WORLD_SOCCER_ALIASES } from './soccer-aliases.ts';

const ALIASES: readonly [string, ProviderNames][] = [
  ['americanfootball_nfl', leagues.NFL_ALIASES],
  ['americanfootball_ncaaf', leagues.COLLEGE_ALIASES],
  ['basketball_nba', leagues.NBA_ALIASES],
  ['basketball_wnba', leagues.WNBA_ALIASES],
  ['basketball_ncaab', leagues.COLLEGE_ALIASES],
  ['baseball_mlb', leagues.MLB_ALIASES],
  ['icehockey_nhl', leagues.NHL_ALIASES],
  ['soccer_usa_mls', leagues.MLS_ALIASES],
  ['soccer_epl', EPL_ALIASES],
  ['soccer_spain_la_liga', WORLD_SOCCER_ALIASES],
  ['soccer_uefa_champs_league', { ...WORLD_SOCCER_ALIASES, ...EPL_ALIASES }],
  ['soccer_fifa_world_cup', COUNTRY_ALIASES],
  ['mma_mixed_martial_arts', leagues.FIGHTER_ALIASES],
];

describe('the names of a league', () => {
  it.each(ALIASES)('of %s lead every alias to its own team and to no other', (sportKey, aliases) => {
    const { keyOf } = namesOf(sportKey);
    const owners = new Map<string | null, string>();
    for (const [canonical, others] of Object.entries(aliases)) {
      for (const spelling of [canonical, ...others]) {
        expect(keyOf(spelling), spelling).not.toBeNull();
        expect(keyOf(spelling), spelling).toBe(keyOf(canonical));
      }
      expect(owners.get(keyOf(canonical)) ?? canonical).toBe(canonical);
      owners.set(keyOf(canonical), canonical);
    }
  });

  it.each([
    ['basketball_nba', 'LA Clippers', 'Los Angeles Clippers'],
    ['icehockey_nhl', 'Montreal Canadiens', 'Montréal Canadiens'],
    ['icehockey_nhl', 'St. Louis Blues', 'St Louis Blues'],
    ['icehockey_nhl', 'Utah Hockey Club', 'Utah Mammoth'],
    ['baseball_mlb', 'Oakland Athletics', 'Athletics'],
    ['soccer_usa_mls', 'CF Montréal', 'CF Montreal'],
    ['soccer_usa_mls', 'LAFC', 'Los Angeles FC'],
    ['soccer_usa_mls', 'Red Bull New York', 'New York Red Bulls'],
    ['soccer_epl', 'Man United', 'Manchester United'],
    ['soccer_epl', 'Brighton & Hove Albion', 'Brighton and Hove Albion'],
    ['soccer_germany_bundesliga', 'FC Cologne', '1. FC Köln'],
    ['soccer_uefa_champs_league', 'Bayern München', 'Bayern Munich'],
    ['soccer_mexico_ligamx', 'Guadalajara', 'Chivas Guadalajara'],
    ['soccer_fifa_world_cup', 'Czechia', 'Czech Republic'],
    ['soccer_fifa_world_cup', 'Curacao', 'Curaçao'],
    ['americanfootball_ncaaf', "Hawai'i Rainbow Warriors", 'Hawaii Rainbow Warriors'],
    ['americanfootball_ncaaf', 'Southern Miss Golden Eagles', 'Southern Mississippi Golden Eagles'],
    ['mma_mixed_martial_arts', 'Jiří Procházka', 'Jiri Prochazka'],
    ['mma_mixed_martial_arts', 'Zhang Weili', 'Weili Zhang'],
  ])('of %s tell %s and %s to be one', (sportKey, theirs, ours) => {
    expect(namesOf(sportKey).keyOf(theirs)).toBe(namesOf(sportKey).keyOf(ours));
  });

  it.each([
    ['soccer_usa_mls', 'LA Galaxy', 'Los Angeles FC'],
    ['soccer_usa_mls', 'New York City FC', 'New York Red Bulls'],
    ['baseball_mlb', 'New York', 'New York Mets'],
    ['soccer_italy_serie_a', 'AC Milan', 'Inter Milan'],
    ['soccer_france_ligue_one', 'Paris FC', 'Paris Saint Germain'],
    ['americanfootball_ncaaf', 'Miami (OH) RedHawks', 'Miami Hurricanes'],
    ['americanfootball_nfl', 'Cincinatti Bengals', 'Cincinnati Bengals'],
    ['tennis_atp_munich', 'A. Zverev', 'Alexander Zverev'],
  ])('of %s never take %s for %s', (sportKey, theirs, ours) => {
    expect(namesOf(sportKey).keyOf(theirs)).not.toBe(namesOf(sportKey).keyOf(ours));
  });
});
