/**
 * Every book that the odds provider may name, and those that bettors name beside them:
 * key | title | kind | region | family | sharpness | commission | names | states | checked.
 *
 * kind: `book` takes bets, `exchange` lets bettors bet with each other, `prediction` sells contracts, `sweepstakes` plays with
 * coins, `fantasy` pays for picks of players.
 * region: where it is licensed; `offshore` is licensed nowhere that a US bettor could turn to.
 * family: books of one feed or one trading desk, which count once; measured where recorded prices agree, else from who runs them.
 * sharpness: how much its opinion moves with what winners bet. commission: percent of what is won on an exchange.
 * names: what bettors call it in a question; a book without any is named in none.
 * states: where a US bettor can bet online with it. checked: which of `BOOK_STATES_CHECKED` says so.
 */
export const REGISTRY_TABLE = `
draftkings | DraftKings | book | us | draftkings | retail | 0 | draftkings, draft kings, dk, dks | AZ CO CT DC IL IN IA KS KY LA ME MD MA MI MO NH NJ NY NC OH OR PA TN VT VA WV WY | draftkings
fanduel | FanDuel | book | us | fanduel | semi | 0 | fanduel, fan duel, fd | AZ CO CT DC IL IN IA KS KY LA MD MA MI MO NJ NY NC OH PA TN VT VA WV WY | missouri
betmgm | BetMGM | book | us | betmgm | retail | 0 | betmgm, bet mgm, mgm | AZ CO DC IL IN IA KS KY LA MD MA MI MO NV NJ NY NC OH PA TN VA WV WY | missouri
williamhill_us | Caesars | book | us | caesars | retail | 0 | caesars, ceasars, caesers, czr, czrs, william hill | AZ CO DC IL IN IA KS KY LA ME MD MA MI MO NV NJ NY NC OH PA TN VA WV WY | caesars
caesars | Caesars | book | us | caesars | retail | 0 | | AZ CO DC IL IN IA KS KY LA ME MD MA MI MO NV NJ NY NC OH PA TN VA WV WY | caesars
betrivers | BetRivers | book | us | kambi | retail | 0 | betrivers, bet rivers, rivers | AZ CO DE IL IN IA LA MD MI NJ NY OH PA VA WV | operators
fanatics | Fanatics | book | us | fanatics | retail | 0 | fanatics | AZ CO CT DC IL IN IA KS KY LA MD MA MI MO NJ NY NC OH PA TN VT VA WV WY | missouri
espnbet | theScore Bet | book | us | thescore | retail | 0 | espn bet, espnbet, espn, thescore bet, thescore | AZ CO DC IL IN IA KS KY LA MD MA MI MO NJ NY NC OH PA TN VA WV | missouri
bet365 | bet365 | book | us | bet365 | retail | 0 | bet365, bet 365, b365, 365 | AZ CO IL IN IA KS KY LA MD MO NJ NC OH PA TN VA | missouri
hardrockbet | Hard Rock Bet | book | us | hardrock | retail | 0 | hard rock, hard rock bet, hardrock | AZ CO FL IL IN MI NJ OH TN VA | operators
hardrockbet_az | Hard Rock Bet (AZ) | book | us | hardrock | retail | 0 | | AZ | operators
hardrockbet_fl | Hard Rock Bet (FL) | book | us | hardrock | retail | 0 | | FL | operators
hardrockbet_oh | Hard Rock Bet (OH) | book | us | hardrock | retail | 0 | | OH | operators
ballybet | Bally Bet | book | us | kambi | retail | 0 | bally bet, ballybet | AZ CO IN IA MD MA NJ NY OH TN VA | bally
betparx | betPARX | book | us | kambi | retail | 0 | betparx, parx | MD MI NJ OH PA | operators
circasports | Circa Sports | book | us | circa | sharp | 0 | circa, circa sports | CO IL IA KY MO NV | missouri
superbook | SuperBook | book | us | superbook | retail | 0 | | NV | operators
wynnbet | WynnBET | book | closed | wynnbet | retail | 0 | | |
pointsbetus | PointsBet (US) | book | closed | pointsbet | retail | 0 | pointsbet | |
unibet_us | Unibet | book | closed | kambi | retail | 0 | unibet | |
twinspires | TwinSpires | book | closed | kambi | retail | 0 | | |
barstool | Barstool Sportsbook | book | closed | thescore | retail | 0 | | |
fliff | Fliff | sweepstakes | us | fliff | retail | 0 | fliff | |
rebet | ReBet | sweepstakes | us | rebet | retail | 0 | | |
prizepicks | PrizePicks | fantasy | us | prizepicks | retail | 0 | prizepicks, prize picks | |
underdog | Underdog Fantasy | fantasy | us | underdog | retail | 0 | underdog fantasy | |
novig | Novig | exchange | us | novig | sharp | 0 | novig | |
prophetx | ProphetX | exchange | us | prophetx | sharp | 0 | prophetx, prophet exchange | |
betopenly | BetOpenly | exchange | us | betopenly | retail | 2 | | |
kalshi | Kalshi | prediction | us | kalshi | retail | 0 | kalshi | |
polymarket | Polymarket | prediction | us | polymarket | retail | 0 | polymarket | |
pinnacle | Pinnacle | book | world | pinnacle | sharp | 0 | pinnacle, pinny, pinnys | |
bookmaker | Bookmaker | book | offshore | bookmaker | sharp | 0 | bookmaker eu | |
betonlineag | BetOnline.ag | book | offshore | betonline | semi | 0 | betonline, bet online, bol | |
lowvig | LowVig.ag | book | offshore | betonline | semi | 0 | lowvig, low vig ag | |
bovada | Bovada | book | offshore | bovada | retail | 0 | bovada, bodog | |
mybookieag | MyBookie.ag | book | offshore | mybookie | retail | 0 | mybookie, my bookie ag | |
betus | BetUS | book | offshore | betus | retail | 0 | betus | |
betanysports | BetAnything | book | offshore | betanysports | retail | 0 | | |
gtbets | GTbets | book | offshore | gtbets | retail | 0 | | |
everygame | Everygame | book | offshore | everygame | retail | 0 | | |
betfair_ex_uk | Betfair | exchange | uk | betfair_exchange | sharp | 5 | | |
betfair_ex_eu | Betfair | exchange | eu | betfair_exchange | sharp | 5 | | |
betfair_ex_au | Betfair | exchange | au | betfair_exchange | sharp | 5 | | |
matchbook | Matchbook | exchange | uk | matchbook | sharp | 2 | | |
smarkets | Smarkets | exchange | uk | smarkets | sharp | 2 | | |
betfair_sb_uk | Betfair Sportsbook | book | uk | paddypower | retail | 0 | | |
paddypower | Paddy Power | book | uk | paddypower | retail | 0 | | |
skybet | Sky Bet | book | uk | skybet | retail | 0 | | |
williamhill | William Hill | book | uk | williamhill | retail | 0 | | |
sport888 | 888sport | book | uk | williamhill | retail | 0 | | |
ladbrokes_uk | Ladbrokes | book | uk | entain_uk | retail | 0 | | |
coral | Coral | book | uk | entain_uk | retail | 0 | | |
betvictor | Bet Victor | book | uk | betvictor | retail | 0 | | |
betway | Betway | book | uk | betway | retail | 0 | betway | |
boylesports | BoyleSports | book | uk | boylesports | retail | 0 | | |
betfred_uk | Betfred (UK) | book | uk | betfred | retail | 0 | | |
grosvenor | Grosvenor | book | uk | kambi | retail | 0 | | |
livescorebet | LiveScore Bet | book | uk | livescore | retail | 0 | | |
virginbet | Virgin Bet | book | uk | livescore | retail | 0 | | |
casumo | Casumo | book | uk | kambi | retail | 0 | | |
leovegas | LeoVegas | book | uk | leovegas | retail | 0 | | |
leovegas_se | LeoVegas (SE) | book | eu | leovegas | retail | 0 | | |
unibet_uk | Unibet (UK) | book | uk | kambi | retail | 0 | | |
unibet | Unibet | book | eu | kambi | retail | 0 | | |
unibet_eu | Unibet | book | eu | kambi | retail | 0 | | |
unibet_fr | Unibet (FR) | book | eu | unibet_fr | retail | 0 | | |
unibet_it | Unibet (IT) | book | eu | kambi | retail | 0 | | |
unibet_nl | Unibet (NL) | book | eu | kambi | retail | 0 | | |
unibet_se | Unibet (SE) | book | eu | kambi | retail | 0 | | |
betsson | Betsson | book | eu | betsson | retail | 0 | | |
nordicbet | Nordic Bet | book | eu | betsson | retail | 0 | | |
coolbet | Coolbet | book | eu | coolbet | retail | 0 | | |
marathonbet | Marathon Bet | book | eu | marathonbet | retail | 0 | | |
onexbet | 1xBet | book | eu | onexbet | retail | 0 | | |
tipico_de | Tipico | book | eu | tipico | retail | 0 | | |
winamax_de | Winamax (DE) | book | eu | winamax | retail | 0 | | |
winamax_fr | Winamax (FR) | book | eu | winamax | retail | 0 | | |
betclic_fr | Betclic (FR) | book | eu | betclic | retail | 0 | | |
pmu_fr | PMU (FR) | book | eu | pmu | retail | 0 | | |
parionssport_fr | Parions Sport (FR) | book | eu | parionssport | retail | 0 | | |
codere_it | Codere (IT) | book | eu | codere | retail | 0 | | |
suprabets | Suprabets | book | eu | suprabets | retail | 0 | | |
sportsbet | SportsBet | book | au | sportsbet | retail | 0 | | |
tab | TAB | book | au | tab | retail | 0 | | |
tabtouch | TABtouch | book | au | tabtouch | retail | 0 | | |
neds | Neds | book | au | entain_au | retail | 0 | | |
ladbrokes_au | Ladbrokes | book | au | entain_au | retail | 0 | | |
pointsbetau | PointsBet (AU) | book | au | pointsbet | retail | 0 | | |
bet365_au | bet365 AU | book | au | bet365 | retail | 0 | | |
unibet_au | Unibet (AU) | book | au | unibet_au | retail | 0 | | |
betr_au | Betr | book | au | betr_au | retail | 0 | | |
betright | Bet Right | book | au | betright | retail | 0 | | |
dabble_au | Dabble AU | book | au | dabble | retail | 0 | | |
playup | PlayUp | book | au | playup | retail | 0 | | |
boombet | BoomBet | book | au | boombet | retail | 0 | | |
`;

/** What a line's states rest on, and the day as of which it says so. Licenses change: a bettor's own book stands over this list. */
export const BOOK_STATES_CHECKED = {
  operators: { date: '2025-12-31', source: 'operators’ lists as known at the end of 2025, not compared one by one' },
  missouri: {
    date: '2025-12-01',
    source: 'Missouri: casinobeats.com of 2025-12-01; other states: operators’ lists as known at the end of 2025',
  },
  draftkings: {
    date: '2025-12-31',
    source: 'gamblingharm.org’s list of 2025, which lacks Maine and DC; both by pixelation.org’s list of early 2026',
  },
  caesars: {
    date: '2025-12-01',
    source: 'sportingpost.com’s list of July 2025; Missouri: casinobeats.com of 2025-12-01',
  },
  bally: { date: '2024-11-04', source: 'its own list of that day' },
} as const satisfies Record<string, { date: string; source: string }>;
