import type { League } from '#engine/names/league.ts';
import { indexPhrases } from '#engine/names/phrase-index.ts';

/**
 * What a name of a league or sport stands for; `competitions` are the odds provider's keys of one soccer competition or one tennis
 * tournament, of which it lists men and women apart.
 */
export type LeagueName = { leagues: readonly League[]; competitions?: readonly string[] };

const tournament = (name: string): LeagueName => ({
  leagues: ['Tennis'],
  competitions: [`tennis_atp_${name}`, `tennis_wta_${name}`],
});

const NAMES: readonly (readonly [LeagueName, string])[] = [
  [
    { leagues: ['NFL'] },
    'nfl, n f l, nfl football, pro football, national football league, mnf, snf, tnf, monday night football, sunday night football, thursday night football, super bowl, superbowl, afc, nfc',
  ],
  [
    { leagues: ['NCAAF'] },
    'ncaaf, cfb, ncaa football, college football, college fb, coll football, cfb, college ball, cfp, heisman, sec football, big ten football',
  ],
  [{ leagues: ['NFL', 'NCAAF'] }, 'football, american football'],
  [{ leagues: ['NBA'] }, 'nba, n b a, pro basketball, hoops'],
  [{ leagues: ['WNBA'] }, 'wnba, womens basketball, women basketball'],
  [
    { leagues: ['NCAAB'] },
    'ncaab, cbb, ncaa basketball, college basketball, college hoops, march madness, ncaam, ncaa tournament, final four, sweet 16, sweet sixteen, elite eight, elite 8, first four, selection sunday',
  ],
  [
    { leagues: ['NCAAF', 'NCAAB'] },
    'ncaa, college, college sports, big ten, big 10, big 12, big twelve, pac 12, sun belt, mountain west, sec games, sec picks, sec bets, sec parlay, sec unders, sec overs, sec underdogs, sec dogs, sec slate, acc games, acc picks, acc bets, acc parlay, acc unders, acc overs, acc underdogs, acc dogs, acc slate',
  ],
  [{ leagues: ['NCAAB'] }, 'big east, atlantic 10'],
  [{ leagues: ['NBA', 'NCAAB', 'WNBA'] }, 'basketball, bball, b ball'],
  [{ leagues: ['MLB'] }, 'mlb, m l b, baseball, spring training, world series, american league, national league'],
  [{ leagues: ['NHL'] }, 'nhl, n h l, hockey, ice hockey, on the ice, stanley cup'],
  [{ leagues: ['MLS'] }, 'mls, m l s, mls cup, major league soccer'],
  [
    { leagues: ['EPL'] },
    'epl, premier league, premiere league, barclays, prem, the prem, english premier league, premiership, english soccer, english football, prem league',
  ],
  [
    { leagues: ['Soccer'] },
    'soccer, soccer games, futbol, fa cup, carabao cup, copa america, euros, euro 2028, world cup qualifiers, footy, footie, international soccer, european soccer, european football',
  ],
  [{ leagues: ['Soccer'], competitions: ['soccer_fifa_world_cup'] }, 'world cup, fifa world cup, the world cup, wc'],
  [{ leagues: ['Soccer'], competitions: ['soccer_spain_la_liga'] }, 'la liga, laliga, spanish league, spanish soccer'],
  [{ leagues: ['Soccer'], competitions: ['soccer_germany_bundesliga'] }, 'bundesliga, german league, german soccer'],
  [{ leagues: ['Soccer'], competitions: ['soccer_italy_serie_a'] }, 'serie a, italian league, italian soccer'],
  [
    { leagues: ['Soccer'], competitions: ['soccer_france_ligue_one'] },
    'ligue 1, ligue one, ligue un, french league, french soccer',
  ],
  [
    { leagues: ['Soccer'], competitions: ['soccer_mexico_ligamx'] },
    'liga mx, ligamx, mexico league, mexican soccer league, mexican league, mexican soccer',
  ],
  [
    { leagues: ['Soccer'], competitions: ['soccer_uefa_champs_league'] },
    'champions league, champs league, ucl, uefa champions league',
  ],
  [{ leagues: ['Soccer'], competitions: ['soccer_uefa_europa_league'] }, 'europa league, uel'],
  [{ leagues: ['Soccer'], competitions: ['soccer_netherlands_eredivisie'] }, 'eredivisie, dutch league'],
  [{ leagues: ['Soccer'], competitions: ['soccer_portugal_primeira_liga'] }, 'primeira liga, portuguese league'],
  [{ leagues: ['Soccer'], competitions: ['soccer_efl_champ'] }, 'efl championship, efl, english championship'],
  [
    { leagues: ['UFC'] },
    'ufc, ufc card, ufc main card, mma, u f c, mixed martial arts, octagon, ufc fight night, ppv fights',
  ],
  [{ leagues: ['Boxing'] }, 'boxing, boxing match, boxer, boxers, heavyweight fight, boxing card'],
  [{ leagues: ['UFC', 'Boxing'] }, 'fights, fighting, fight card, fight night, combat sports'],
  [{ leagues: ['Tennis'] }, 'tennis, tennis match, tennis matches, davis cup'],
  [{ leagues: ['Tennis'], competitions: ['tennis_atp_'] }, 'atp, atp tour, mens tennis'],
  [
    { leagues: ['Tennis'], competitions: ['tennis_wta_'] },
    'wta, wta tour, womens tennis, women tennis, ladies tennis, wta only, women only, womens only, just the women, just women',
  ],
  [tournament('wimbledon'), 'wimbledon'],
  [tournament('us_open'), 'us open, us open tennis'],
  [tournament('aus_open_singles'), 'australian open, aussie open'],
  [tournament('french_open'), 'french open, roland garros'],
];

export const LEAGUE_NAMES = indexPhrases<LeagueName>(
  NAMES.flatMap(([name, phrases]) => phrases.split(', ').map((phrase) => [phrase, name] as const)),
);
