import type { AboutMatter } from '#contract/research/look-up.ts';

/** How bets are settled that did not run as planned: as a rule of most books, since no book's own rules are stored. */
export type SettlingMatter = Extract<
  AboutMatter,
  | 'called_off'
  | 'fight_rules'
  | 'free_bet_rules'
  | 'no_play'
  | 'overtime'
  | 'parlay_rules'
  | 'player_out'
  | 'retired'
  | 'rounds_rules'
  | 'soccer_rules'
  | 'stat_rules'
  | 'tennis_rules'
  | 'void_leg'
>;

const OWN_RULES = 'Rules differ by book, so check yours.';

export const SETTLING: Readonly<Record<SettlingMatter, () => { title: string; text: string }>> = {
  called_off: () => ({
    title: 'When a game is called off',
    text: `A game that is not played in time is mostly void: the stake comes back, and out of a parlay the leg drops. How long a book waits differs, often until the next day and in the NFL until the end of its week. One that is stopped early counts once enough was played: in baseball mostly 5 innings for the winner and all 9 for totals and run lines, in the NFL and NBA all but the last 5 minutes. ${OWN_RULES}`,
  }),
  fight_rules: () => ({
    title: 'When a fight is off or ends level',
    text: `A fight that does not take place is void and the stake comes back; out of a parlay the leg drops. Books differ on how long they wait for a new date and on a late change of opponent, mostly void too. A draw voids bets on who wins where the book sells two outcomes and loses them where it sells three; a no contest voids both. ${OWN_RULES}`,
  }),
  free_bet_rules: () => ({
    title: 'What a free bet pays',
    text: 'Only the winnings of a free bet are yours: its stake does not come back, so $50 at +200 brings $100, where $50 of your own money would return $150. Longer odds keep more of it: at a fair +100 half of its face is left on average, at a fair +400 four fifths. A profit boost is another thing: the stake is your own and comes back, and the boost adds to the winnings alone.',
  }),
  no_play: () => ({
    title: 'When somebody does not play',
    text: `If a player does not play at all, most books void his props and give the stake back; once he is in the game the bet stands, even if he leaves hurt. A game that is called off or moved is mostly void as well, and a void leg drops out of a parlay while the rest stands. Overtime counts for full-game bets at most books, but not in soccer. ${OWN_RULES}`,
  }),
  overtime: () => ({
    title: 'Whether overtime counts',
    text: `Overtime and extra innings count for bets on a whole game at most books: moneylines, spreads, totals and player props; a hockey shootout adds one goal for who wins it. Soccer is settled after 90 minutes and stoppage time, without extra time or penalties. A three-way or regulation price leaves overtime out everywhere. ${OWN_RULES}`,
  }),
  parlay_rules: () => ({
    title: 'How a parlay is settled',
    text: `Every leg has to win: one that loses loses the whole parlay, and nothing is paid for the others, so it is paid once the last leg is settled. A leg that pushes or is void drops out, and the rest stands at the price that is left. Legs of one game go together only as a same-game parlay, for which the book makes a price of its own. ${OWN_RULES}`,
  }),
  player_out: () => ({
    title: 'When a player does not play',
    text: `If he does not play at all, his props are void at most books and the stake comes back; once he is in the game they stand, even if he leaves hurt after one play. Bets on the game itself stand either way. A baseball bet with listed pitchers is void where one of them does not start, and stands where it was made as "action". ${OWN_RULES}`,
  }),
  retired: () => ({
    title: 'When somebody gives up',
    text: `It depends on the book: in tennis some void a match that is not played to its end, and others pay who goes on once the first set, or the first point, is over. A walkover is void. ${OWN_RULES}`,
  }),
  rounds_rules: () => ({
    title: 'What half a round is',
    text: `A total of rounds counts how long the fight lasts, whoever wins. The half is the middle of the next round: over 1.5 wins once the middle of the second is passed, at 2:30 of a round of five minutes and at 1:30 of one of three, and over 6.5 once the middle of the seventh is. A fight that goes its full distance has passed every half, so a draw then wins the over too. ${OWN_RULES}`,
  }),
  soccer_rules: () => ({
    title: 'What counts in soccer',
    text: `Bets on a match count 90 minutes and stoppage time: goals of extra time and of a shootout do not, and where a draw is sold it loses for both teams. A bet on a goal scorer mostly stands from the minute he comes on, and is void if he never does; some books want him in the line-up. Own goals count for no scorer, penalties in play do. ${OWN_RULES}`,
  }),
  stat_rules: () => ({
    title: 'What counts for a player',
    text: `What counts is what the league writes down for him. A touchdown scorer carries or catches the ball into the end zone, so a pass that he throws is none, and returns mostly count; receptions are the catches, receiving yards what they gained. Total bases come of hits alone, 1 for a single up to 4 for a home run, and not of walks; a shot off the post or blocked is none on goal, and a hockey player’s points are goals and assists. ${OWN_RULES}`,
  }),
  tennis_rules: () => ({
    title: 'Games, sets and tiebreaks',
    text: `Games are what a set is made of: 6-4 7-5 are 22 games, and a tiebreak counts as one. A total adds the games of both players, a spread in games adds to those of one: with +4.5 a loss of 6-4 7-5 wins, 9 games and 4.5 against 13. If a player retires, totals that are not decided yet are mostly void, and on who wins books differ. ${OWN_RULES}`,
  }),
  void_leg: () => ({
    title: 'When a leg is void',
    text: `A leg that is void or pushes drops out, and the parlay stands at the price of the others: three legs at -110 pay 6.96 times the stake, and two of them 3.64 times. With one leg left it is a single bet, and with none the stake comes back. A same-game parlay is void as a whole at some books, and priced anew at others. ${OWN_RULES}`,
  }),
};
