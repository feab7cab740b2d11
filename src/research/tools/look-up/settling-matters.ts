import type { AboutMatter } from '#contract/research/look-up.ts';

/** How bets are settled that did not run as planned: as a rule of most books, since no book's own rules are stored. */
export type SettlingMatter = Extract<
  AboutMatter,
  'called_off' | 'fight_rules' | 'no_play' | 'overtime' | 'player_out' | 'retired' | 'void_leg'
>;

const OWN_RULES = 'Each book has its own rules, so look into those of yours.';

export const SETTLING: Readonly<Record<SettlingMatter, () => { title: string; text: string }>> = {
  called_off: () => ({
    title: 'When a game is called off',
    text: `A game that is not played in time is mostly void: the stake comes back, and out of a parlay the leg drops. How long a book waits differs, often until the next day and in the NFL until the end of its week. One that is stopped early counts once enough was played: in baseball mostly 5 innings for the winner and all 9 for totals and run lines, in the NFL and NBA all but the last 5 minutes. ${OWN_RULES}`,
  }),
  fight_rules: () => ({
    title: 'When a fight is off or ends level',
    text: `A fight that does not take place is void and the stake comes back; out of a parlay the leg drops. Books differ on how long they wait for a new date and on a late change of opponent, mostly void too. If it ends in a draw or a no contest, bets on who wins are void where the book sells two outcomes, and lose to the draw where it sells three. ${OWN_RULES}`,
  }),
  no_play: () => ({
    title: 'When somebody does not play',
    text: `If a player does not play at all, most books void his props and give the stake back; once he is in the game the bet stands, even if he leaves hurt. A game that is called off or moved is mostly void as well, and a void leg drops out of a parlay while the rest stands. Overtime counts for full-game bets at most books. ${OWN_RULES}`,
  }),
  overtime: () => ({
    title: 'Whether overtime counts',
    text: `Overtime and extra innings count for bets on a whole game at most books: moneylines, spreads, totals and player props; a hockey shootout adds one goal for who wins it. Soccer is settled after 90 minutes and stoppage time, without extra time or penalties. A three-way or regulation price leaves overtime out everywhere. ${OWN_RULES}`,
  }),
  player_out: () => ({
    title: 'When a player does not play',
    text: `If he does not play at all, his props are void at most books and the stake comes back; once he is in the game they stand, even if he leaves hurt after one play. Bets on the game itself stand either way. A baseball bet with listed pitchers is void where one of them does not start, and stands where it was made as "action". ${OWN_RULES}`,
  }),
  retired: () => ({
    title: 'When somebody gives up',
    text: `It depends on the book: in tennis some void a match that is not played to its end, and others pay who goes on once the first set, or the first point, is over. A walkover is void. ${OWN_RULES}`,
  }),
  void_leg: () => ({
    title: 'When a leg is void',
    text: `A leg that is void or pushes drops out, and the parlay stands at the price of the others: three legs at -110 pay 6.96 times the stake, and two of them 3.64 times. With one leg left it is a single bet, and with none the stake comes back. A same-game parlay is void as a whole at some books, and priced anew at others. ${OWN_RULES}`,
  }),
};
