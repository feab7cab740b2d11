import type { ProviderNames } from './name-table.ts';

/** Spellings other than the odds provider's, met in ESPN's pages and in older recordings, and names of the past. */
export const NFL_ALIASES: ProviderNames = {
  'Las Vegas Raiders': ['Oakland Raiders'],
  'Los Angeles Chargers': ['LA Chargers', 'San Diego Chargers'],
  'Los Angeles Rams': ['LA Rams', 'St. Louis Rams'],
  'Washington Commanders': ['Washington Football Team', 'Washington Redskins'],
};

export const NBA_ALIASES: ProviderNames = {
  'Los Angeles Clippers': ['LA Clippers'],
  'Los Angeles Lakers': ['LA Lakers'],
  'Philadelphia 76ers': ['Philadelphia Sixers'],
  'Portland Trail Blazers': ['Portland Trailblazers'],
};

export const WNBA_ALIASES: ProviderNames = {
  'Golden State Valkyries': ['GS Valkyries'],
  'Los Angeles Sparks': ['LA Sparks'],
};

export const MLB_ALIASES: ProviderNames = {
  Athletics: ['Oakland Athletics', 'Sacramento Athletics', 'Las Vegas Athletics', "Oakland A's"],
  'Cleveland Guardians': ['Cleveland Indians'],
  'Los Angeles Angels': ['LA Angels', 'Los Angeles Angels of Anaheim'],
  'Los Angeles Dodgers': ['LA Dodgers'],
  'Tampa Bay Rays': ['Tampa Bay Devil Rays'],
};

export const NHL_ALIASES: ProviderNames = {
  'Los Angeles Kings': ['LA Kings'],
  'Utah Mammoth': ['Utah Hockey Club', 'Utah HC'],
  'Vegas Golden Knights': ['Las Vegas Golden Knights'],
};

export const MLS_ALIASES: ProviderNames = {
  'CF Montreal': ['Montreal Impact', 'Club de Foot Montréal'],
  'Chicago Fire': ['Chicago Fire FC'],
  'Columbus Crew SC': ['Columbus Crew'],
  'D.C. United': ['DC United'],
  'Houston Dynamo': ['Houston Dynamo FC'],
  'LA Galaxy': ['Los Angeles Galaxy'],
  'Los Angeles FC': ['LAFC', 'Los Angeles Football Club'],
  'New York City FC': ['NYCFC'],
  'New York Red Bulls': ['Red Bull New York', 'NY Red Bulls'],
  'Sporting Kansas City': ['Sporting KC'],
  'St. Louis City SC': ['Saint Louis City SC', 'St. Louis CITY'],
  'Vancouver Whitecaps FC': ['Vancouver Whitecaps'],
};

/** Schools beyond the question tables are in only where the two providers are known to spell them differently. */
export const COLLEGE_ALIASES: ProviderNames = {
  'Appalachian State Mountaineers': ['App State Mountaineers'],
  'Army Black Knights': ['Army Knights', 'Army West Point Black Knights'],
  'Florida International Panthers': ['FIU Panthers'],
  'Louisiana Ragin Cajuns': [
    "Louisiana Ragin' Cajuns",
    'Louisiana-Lafayette Ragin Cajuns',
    'UL Lafayette Ragin Cajuns',
  ],
  'Long Island University Sharks': ['LIU Sharks'],
  'Miami (OH) RedHawks': ['Miami Ohio RedHawks'],
  'Miami Hurricanes': ['Miami (FL) Hurricanes', 'Miami Florida Hurricanes'],
  'Middle Tennessee Blue Raiders': ['Middle Tennessee State Blue Raiders'],
  'NC State Wolfpack': ['North Carolina State Wolfpack'],
  'Ole Miss Rebels': ['Mississippi Rebels'],
  'Sam Houston State Bearkats': ['Sam Houston Bearkats'],
  'San Jose State Spartans': ['San José St Spartans'],
  'Southern Mississippi Golden Eagles': ['Southern Miss Golden Eagles'],
  'UConn Huskies': ['Connecticut Huskies'],
  'UCF Knights': ['Central Florida Knights'],
  'UL Monroe Warhawks': ['Louisiana-Monroe Warhawks', 'Louisiana Monroe Warhawks'],
  'UMass Minutemen': ['Massachusetts Minutemen'],
  'UNLV Rebels': ['Nevada-Las Vegas Rebels'],
  'UTSA Roadrunners': ['UT San Antonio Roadrunners'],
};

export const FIGHTER_ALIASES: ProviderNames = {
  'King Green': ['Bobby Green', 'Bobby King Green'],
  'Marcus Buchecha': ['Marcus Almeida', 'Marcus Buchecha Almeida'],
  'Phil De Fries': ['Philip De Fries'],
  'Rafa Garcia': ['Rafael Garcia'],
  'Steve Garcia Jr.': ['Steve Garcia'],
  'Waldo Cortes-Acosta': ['Waldo Cortes Acosta'],
  'Weili Zhang': ['Zhang Weili'],
};
