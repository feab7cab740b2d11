import { teamKey } from '../lib/team-key.ts';

/**
 * Two letters and two colours of each team, as a chip of our own shows them: no logo, and no mark of theirs. `name|letters|ground|band`.
 * Letters are unique within a league, and readable on the ground (`team-colours.test.ts`).
 */
const NFL = `
Arizona Cardinals|AZ|97233f|ffb612
Atlanta Falcons|AT|a71930|101010
Baltimore Ravens|BA|2a1a6e|c9a227
Buffalo Bills|BU|00338d|d2122e
Carolina Panthers|CA|0085ca|101820
Chicago Bears|CH|0b162a|e2611f
Cincinnati Bengals|CI|fb4f14|101010
Cleveland Browns|CL|3a1d00|ff3c00
Dallas Cowboys|DA|003594|aeb6bc
Denver Broncos|DE|fb4f14|002244
Detroit Lions|DT|0076b6|b0b7bc
Green Bay Packers|GB|203731|ffb612
Houston Texans|HO|03202f|c8102e
Indianapolis Colts|IN|002c5f|d5dbe0
Jacksonville Jaguars|JX|00677a|d7a22a
Kansas City Chiefs|KC|c8102e|ffb81c
Las Vegas Raiders|LV|101010|a5acaf
Los Angeles Chargers|LC|0072bc|ffc20e
Los Angeles Rams|LR|003594|ffd100
Miami Dolphins|MI|008891|fc4c02
Minnesota Vikings|MN|4f2683|ffc62f
New England Patriots|NE|002244|c60c30
New Orleans Saints|NO|101820|d3bc8d
New York Giants|NG|0b2265|c8102e
New York Jets|NJ|115740|e6ebe8
Philadelphia Eagles|PH|004c54|a5acaf
Pittsburgh Steelers|PI|101820|ffb612
San Francisco 49ers|SF|aa0000|b3995d
Seattle Seahawks|SE|002244|69be28
Tampa Bay Buccaneers|TB|b50a0a|ff7900
Tennessee Titans|TN|0c2340|4b92db
Washington Commanders|WA|5a1414|ffb612
`;

const NBA = `
Atlanta Hawks|AT|c8102e|fdb927
Boston Celtics|BO|007a33|ba9653
Brooklyn Nets|BK|101010|e6e6e6
Charlotte Hornets|CH|1d1160|00788c
Chicago Bulls|CI|ce1141|101010
Cleveland Cavaliers|CL|860038|fdbb30
Dallas Mavericks|DA|00538c|b8c4ca
Denver Nuggets|DE|0e2240|fec524
Detroit Pistons|DT|1d42ba|c8102e
Golden State Warriors|GS|1d428a|ffc72c
Houston Rockets|HO|ce1141|c4ced4
Indiana Pacers|IN|002d62|fdbb30
Los Angeles Clippers|LC|0c2340|c8102e
Los Angeles Lakers|LL|552583|fdb927
Memphis Grizzlies|ME|12173f|5d76a9
Miami Heat|MI|98002e|f9a01b
Milwaukee Bucks|ML|00471b|eee1c6
Minnesota Timberwolves|MN|0c2340|78be20
New Orleans Pelicans|NO|0c2340|c8102e
New York Knicks|NY|006bb6|f58426
Oklahoma City Thunder|OK|007ac1|ef3b24
Orlando Magic|OR|0077c0|c4ced4
Philadelphia 76ers|PH|006bb6|ed174c
Phoenix Suns|PX|1d1160|e56020
Portland Trail Blazers|PO|b8252c|101010
Sacramento Kings|SA|5a2d81|8a95a0
San Antonio Spurs|SN|101010|c4ced4
Toronto Raptors|TO|b4112b|101010
Utah Jazz|UT|002b5c|f9a01b
Washington Wizards|WA|002b5c|e31837
`;

const MLB = `
Arizona Diamondbacks|AZ|a71930|e3d4ad
Athletics|AS|003831|efb21e
Atlanta Braves|AT|13274f|ce1141
Baltimore Orioles|BA|df4601|101010
Boston Red Sox|BO|bd3039|0c2340
Chicago Cubs|CC|0e3386|cc3433
Chicago White Sox|CW|27251f|c4ced4
Cincinnati Reds|CI|c6011f|101010
Cleveland Guardians|CL|00385d|e50022
Colorado Rockies|CO|333366|c4ced4
Detroit Tigers|DT|0c2340|fa4616
Houston Astros|HO|002d62|eb6e1f
Kansas City Royals|KC|004687|bd9b60
Los Angeles Angels|LA|ba0021|003263
Los Angeles Dodgers|LD|005a9c|e6ebf0
Miami Marlins|MI|101010|00a3e0
Milwaukee Brewers|ML|12284b|ffc52f
Minnesota Twins|MN|002b5c|d31145
New York Mets|NM|002d72|ff5910
New York Yankees|NY|0c2340|c4ced3
Philadelphia Phillies|PH|ce1126|002d72
Pittsburgh Pirates|PI|27251f|fdb827
San Diego Padres|SD|2f241d|ffc425
San Francisco Giants|SF|fd5a1e|27251f
Seattle Mariners|SE|0c2c56|00736f
St. Louis Cardinals|SL|c41e3a|0c2340
Tampa Bay Rays|TB|092c5c|8fbce6
Texas Rangers|TX|003278|c0111f
Toronto Blue Jays|TO|134a8e|e8291c
Washington Nationals|WA|ab0003|14225a
`;

const NHL = `
Anaheim Ducks|AN|cf4520|b5985a
Boston Bruins|BO|101010|ffb81c
Buffalo Sabres|BU|003087|ffb81c
Calgary Flames|CG|c8102e|f1be48
Carolina Hurricanes|CA|a40d1f|101010
Chicago Blackhawks|CH|b80a25|101010
Colorado Avalanche|CO|6f263d|236192
Columbus Blue Jackets|CB|002654|ce1126
Dallas Stars|DA|006847|8f8f8c
Detroit Red Wings|DT|ce1126|e6e6e6
Edmonton Oilers|ED|041e42|ff4c00
Florida Panthers|FL|041e42|c8102e
Los Angeles Kings|LA|111111|a2aaad
Minnesota Wild|MN|154734|a6192e
Montreal Canadiens|MO|af1e2d|192168
Nashville Predators|NA|041e42|ffb81c
New Jersey Devils|NJ|ce1126|101010
New York Islanders|NI|00539b|f47d30
New York Rangers|NR|0038a8|ce1126
Ottawa Senators|OT|b9101f|c69214
Philadelphia Flyers|PH|f74902|101010
Pittsburgh Penguins|PI|101010|fcb514
San Jose Sharks|SJ|006d75|ea7200
Seattle Kraken|SE|001628|99d9d9
St. Louis Blues|SL|002f87|fcb514
Tampa Bay Lightning|TB|002868|e6e6e6
Toronto Maple Leafs|TO|00205b|e6e6e6
Utah Mammoth|UT|101010|71afe5
Vancouver Canucks|VA|00205b|00843d
Vegas Golden Knights|VG|333f42|b4975a
Washington Capitals|WA|c8102e|041e42
Winnipeg Jets|WI|041e42|ac162c
`;

const WNBA = `
Atlanta Dream|AT|c8102e|418fde
Chicago Sky|CH|2f6f9f|ffcd00
Connecticut Sun|CT|0a2240|f05023
Dallas Wings|DA|002b5c|c4d600
Golden State Valkyries|GS|3a2a5e|b38fcf
Indiana Fever|IN|002d62|e03a3e
Las Vegas Aces|LV|101010|a7a8aa
Los Angeles Sparks|LA|552583|fdb927
Minnesota Lynx|MN|266092|79bc43
New York Liberty|NY|101010|86cebc
Phoenix Mercury|PX|201747|cb6015
Portland Fire|PO|6b1420|f4a6b8
Seattle Storm|SE|2c5234|fee11a
Toronto Tempo|TO|5b1f2e|8fc1e3
Washington Mystics|WA|0c2340|e03a3e
`;

const MLS = `
Atlanta United FC|AT|80000a|a19060
Austin FC|AU|101010|00b140
CF Montréal|MO|003da6|c1c5c8
Charlotte FC|CH|1a85c8|101010
Chicago Fire FC|CI|141946|c8102e
Colorado Rapids|CO|862633|8bb8e8
Columbus Crew|CB|101010|fedd00
D.C. United|DC|101010|ef3e42
FC Cincinnati|FC|003087|fe5000
FC Dallas|DA|bf0d3e|0033a0
Houston Dynamo FC|HO|f68712|101010
Inter Miami CF|MI|231f20|f7b5cd
LA Galaxy|LG|00245d|ffd200
Los Angeles FC|LF|101010|c39e6d
Minnesota United FC|MN|585958|8cd2f4
Nashville SC|NA|1f1646|ece83a
New England Revolution|NE|0a2240|ce0e2d
New York City FC|NC|041e42|6cace4
New York Red Bulls|NR|ba0c2f|ffc72c
Orlando City SC|OR|633492|fde192
Philadelphia Union|PH|071b2c|b19b69
Portland Timbers|PO|00482b|d69a00
Real Salt Lake|SL|b30838|f1aa00
San Diego FC|SD|1b1f3a|00a3ad
San Jose Earthquakes|SJ|0a3c8c|101010
Seattle Sounders FC|SE|005595|7ab648
Sporting Kansas City|KC|002f65|91b0d5
St. Louis City SC|ST|b3003d|0a1e2c
Toronto FC|TO|b81137|455560
Vancouver Whitecaps FC|VA|00245e|9dc2ea
`;

export type TeamLook = { letters: string; ground: string; band: string };
/** By league, then by the key of the team's name. */
export type TeamLooks = Readonly<Record<string, ReadonlyMap<string, TeamLook>>>;

export const TEAM_LOOKS: TeamLooks = {
  NFL: looksOf(NFL),
  NBA: looksOf(NBA),
  MLB: looksOf(MLB),
  NHL: looksOf(NHL),
  WNBA: looksOf(WNBA),
  MLS: looksOf(MLS),
};

function looksOf(lines: string): Map<string, TeamLook> {
  return new Map(lines.trim().split('\n').map(readLook));
}

function readLook(line: string): [string, TeamLook] {
  const [name = '', letters = '', ground = '', band = ''] = line.split('|');
  return [teamKey(name), { letters, ground: `#${ground}`, band: `#${band}` }];
}
