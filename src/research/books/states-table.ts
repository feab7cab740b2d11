/**
 * What holds for betting on sports in each state:
 * code | online | age | regulator | helpline | its number | self-exclusion | checked.
 *
 * online: `statewide` by licensed books, from anywhere in the state; `on_site` bets are taken, but only inside casinos, on tribal
 * land or at terminals, apps that work nowhere else among them; `none` nobody is licensed.
 * age: from which the state lets people bet on sports; this product is for people of 21 and older in every state.
 * helpline: the state's own, beside the national one, which stays the default.
 * self-exclusion: the programme that holds for every licensed book of the state.
 * checked: the day of our check, which `STATES_CHECKED` describes.
 * `?`: not known here, or not sure enough to send somebody there. `-`: there is none, because nobody is licensed.
 */
export const STATES_TABLE = `
AL | none | - | - | ? | ? | - | 2026-11-27
AK | none | - | - | ? | ? | - | 2026-11-27
AZ | statewide | 21 | Arizona Department of Gaming | Arizona Problem Gambling Helpline | 1-800-639-8783 | Arizona Department of Gaming’s self-exclusion | 2026-11-27
AR | statewide | 21 | Arkansas Racing Commission | ? | ? | ? | 2026-11-27
CA | none | - | - | California Problem Gambling Helpline | 1-800-426-2537 | - | 2026-11-27
CO | statewide | 21 | Colorado Division of Gaming | ? | ? | ? | 2026-11-27
CT | statewide | 21 | Connecticut Department of Consumer Protection | Connecticut Council on Problem Gambling | 1-888-789-7777 | Connecticut’s self-exclusion list | 2026-11-27
DE | statewide | 21 | Delaware Lottery | Delaware Council on Gambling Problems | 1-888-850-8888 | ? | 2026-11-27
DC | statewide | 18 | DC Office of Lottery and Gaming | ? | ? | ? | 2026-11-27
FL | statewide | 21 | Florida Gaming Control Commission | Florida Council on Compulsive Gambling | 1-888-236-4848 | ? | 2026-11-27
GA | none | - | - | ? | ? | - | 2026-11-27
HI | none | - | - | ? | ? | - | 2026-11-27
ID | none | - | - | ? | ? | - | 2026-11-27
IL | statewide | 21 | Illinois Gaming Board | Illinois Helpline | 1-800-426-2537 | Illinois Gaming Board’s self-exclusion program | 2026-11-27
IN | statewide | 21 | Indiana Gaming Commission | Indiana Problem Gambling Helpline | 1-800-994-8448 | Indiana’s Internet Self-Restriction Program | 2026-11-27
IA | statewide | 21 | Iowa Racing and Gaming Commission | Iowa’s 1-800-BETS OFF | 1-800-238-7633 | Iowa’s statewide self-exclusion program | 2026-11-27
KS | statewide | 21 | Kansas Racing and Gaming Commission | ? | ? | Kansas Voluntary Exclusion Program | 2026-11-27
KY | statewide | 18 | Kentucky Horse Racing and Gaming Corporation | ? | ? | ? | 2026-11-27
LA | statewide | 21 | Louisiana Gaming Control Board | Louisiana Problem Gamblers Helpline | 1-877-770-7867 | Louisiana Gaming Control Board’s self-exclusion | 2026-11-27
ME | statewide | 21 | Maine Gambling Control Unit | ? | ? | ? | 2026-11-27
MD | statewide | 21 | Maryland Lottery and Gaming Control Commission | Maryland Problem Gambling Helpline | 1-800-426-2537 | Maryland’s Voluntary Exclusion Program | 2026-11-27
MA | statewide | 21 | Massachusetts Gaming Commission | Massachusetts Problem Gambling Helpline | 1-800-327-5050 | Massachusetts Voluntary Self-Exclusion Program | 2026-11-27
MI | statewide | 21 | Michigan Gaming Control Board | Michigan Problem Gambling Helpline | 1-800-270-7117 | Michigan’s Responsible Gaming Database | 2026-11-27
MN | none | - | - | Minnesota Problem Gambling Helpline | 1-800-333-4673 | - | 2026-11-27
MS | on_site | 21 | Mississippi Gaming Commission | ? | ? | Mississippi Gaming Commission’s self-exclusion | 2026-11-27
MO | statewide | 21 | Missouri Gaming Commission | Missouri’s 1-888-BETSOFF | 1-888-238-7633 | ? | 2026-11-27
MT | on_site | 18 | Montana Lottery | ? | ? | ? | 2026-11-27
NE | on_site | 21 | Nebraska Racing and Gaming Commission | ? | ? | Nebraska’s Voluntary Self-Exclusion Program | 2026-11-27
NV | statewide | 21 | Nevada Gaming Control Board | ? | ? | ? | 2026-11-27
NH | statewide | 18 | New Hampshire Lottery Commission | ? | ? | ? | 2026-11-27
NJ | statewide | 21 | New Jersey Division of Gaming Enforcement | Council on Compulsive Gambling of New Jersey | 1-800-426-2537 | New Jersey’s Self-Exclusion Program | 2026-11-27
NM | on_site | 21 | ? | ? | ? | ? | 2026-11-27
NY | statewide | 21 | New York State Gaming Commission | New York’s HOPEline | 1-877-846-7369 | New York’s Voluntary Self-Exclusion Program | 2026-11-27
NC | statewide | 21 | North Carolina State Lottery Commission | North Carolina Problem Gambling Helpline | 1-877-718-5543 | North Carolina’s Voluntary Self-Exclusion Program | 2026-11-27
ND | on_site | 21 | ? | ? | ? | ? | 2026-11-27
OH | statewide | 21 | Ohio Casino Control Commission | Ohio Problem Gambling Helpline | 1-800-589-9966 | Time Out Ohio | 2026-11-27
OK | none | - | - | ? | ? | - | 2026-11-27
OR | statewide | 21 | Oregon Lottery | Oregon Problem Gambling Resource | 1-877-695-4648 | ? | 2026-11-27
PA | statewide | 21 | Pennsylvania Gaming Control Board | Pennsylvania’s 1-800-GAMBLER | 1-800-426-2537 | Pennsylvania’s Self-Exclusion Program | 2026-11-27
RI | statewide | 18 | Rhode Island Lottery | ? | ? | ? | 2026-11-27
SC | none | - | - | ? | ? | - | 2026-11-27
SD | on_site | 21 | South Dakota Commission on Gaming | ? | ? | ? | 2026-11-27
TN | statewide | 21 | Tennessee Sports Wagering Council | Tennessee REDLINE | 1-800-889-9789 | Tennessee’s self-exclusion list | 2026-11-27
TX | none | - | - | ? | ? | - | 2026-11-27
UT | none | - | - | ? | ? | - | 2026-11-27
VT | statewide | 21 | Vermont Department of Liquor and Lottery | ? | ? | ? | 2026-11-27
VA | statewide | 21 | Virginia Lottery | Virginia Problem Gambling Helpline | 1-888-532-3500 | Virginia’s Voluntary Exclusion Program | 2026-11-27
WA | on_site | ? | Washington State Gambling Commission | Washington State Problem Gambling Helpline | 1-800-547-6133 | ? | 2026-11-27
WV | statewide | 21 | West Virginia Lottery | Problem Gambling Help Network of West Virginia | 1-800-426-2537 | ? | 2026-11-27
WI | on_site | ? | ? | Wisconsin Council on Problem Gambling | 1-800-426-2535 | ? | 2026-11-27
WY | statewide | 18 | Wyoming Gaming Commission | ? | ? | ? | 2026-11-27
`;

/**
 * How a row was checked. It is what regulators and state programmes publish as it is generally known, held against lists of others:
 * no regulator's page was read and no number was called on that day. Whoever does so writes the new day into the row.
 */
export const STATES_CHECKED = {
  lists: [
    'federalstatelaw.com’s table of 2025-12-20',
    'pixelation.org’s list of early 2026',
    'eatwatchbet.com’s and casino.com’s lists of exclusion programmes',
  ],
} as const;
