import type { AboutMatter } from '#contract/research/look-up.ts';

/** What is asked of betting in general, of no bet and of no figure that is stored: advice that holds for every bettor. */
export type SchoolMatter = Extract<
  AboutMatter,
  | 'books_differ'
  | 'fan_bias'
  | 'far_ahead'
  | 'first_bets'
  | 'half_points'
  | 'live_idea'
  | 'living'
  | 'parlay_sense'
  | 'prop_sense'
  | 'sayings'
  | 'timing'
  | 'tipsters'
  | 'which_book'
  | 'winnings'
>;

export const SCHOOL: Readonly<Record<SchoolMatter, () => { title: string; text: string }>> = {
  books_differ: () => ({
    title: 'Why books differ',
    text: 'Each book makes its own price: its own numbers, its own customers’ bets, its own margin, and it moves when it likes. None of them is simply right: the best guess is what they say together with their margins out, sharp books counting most, and that is the fair price here. Where one book stands away from the others, its price is worth a look: ask "where do books disagree most tonight".',
  }),
  fan_bias: () => ({
    title: 'Betting on your own team',
    text: 'It is no mistake in itself, because the price does not know whom you cheer for. The danger is that you rate them too high, or bet a game that you would have left alone, so let the price decide: bet your team only where it pays more than fair, at your usual stake. Betting against them to soften a loss costs the margin like any other bet. Name the game and I check its price.',
  }),
  far_ahead: () => ({
    title: 'Betting long before the start',
    text: 'It is no mistake in itself, but it has a cost: the money is tied up until then, fewer books have a price so their margins are wider, and injuries and line-ups are still to come. It is worth it where the price is clearly above fair today. If you only want action on it, nothing is lost by waiting: nearer to the start more books price the game, and the best price is mostly better.',
  }),
  first_bets: () => ({
    title: 'What to begin with',
    text: 'The simplest bet is the moneyline: you pick who wins, and that is all. Then come the total (more or fewer points than a number) and the spread (a team with points added or taken away). Take one league that you know, one bet at a time, and stake about 1% of money that you can lose; leave parlays and props until you can read their prices. Ask "explain the spread for the Bills game", or "who is most likely to win tonight".',
  }),
  half_points: () => ({
    title: 'Why lines have halves',
    text: 'A half cannot be hit exactly, so one side always wins: over 6.5 needs 7, under 6.5 needs 6 or fewer. Run lines and puck lines stay at 1.5 because so many games in baseball and hockey end by one: books keep the number and move its price. In soccer a draw after 90 minutes is a result of its own, which is why its moneyline has three prices, and backing a team loses on a draw.',
  }),
  live_idea: () => ({
    title: 'Betting live',
    text: 'As a rule it costs more: margins are wider while a game runs, prices change between your tap and the confirmation, and the book sees the game sooner than television shows it. I have no live prices, so none can be checked. What can be is the price before the start.',
  }),
  living: () => ({
    title: 'Whether one can live on it',
    text: 'Hardly anybody does. At -110 a bet must win 52.4% of the time just to break even, and a real edge is a few percent. With 500 bets a year, 1% of the bankroll on each and an edge of 2%, the average gain is about 10% of the bankroll, and about one year in three still ends with a loss; books cut the stakes of who wins for long. Treat it as entertainment that costs money, with an amount that you can lose.',
  }),
  parlay_sense: () => ({
    title: 'Whether parlays make sense',
    text: 'Mostly they cost more, because the margin is paid on every leg: three legs at -110 lose 13.0% of the stake on average, one of them 4.5%. A parlay makes sense where each leg is worth a bet on its own; otherwise keep it to a small stake for fun. Legs of one game hang together: where one makes the other likelier, the book pays less than their prices multiplied, and what margin it takes on that cannot be seen. Ask for a parlay and I show what it is worth.',
  }),
  prop_sense: () => ({
    title: 'Props or main lines',
    text: 'Props cost more and are priced with less care. -115 on both sides is a margin of 7.0%, against 4.8% at -110, and limits are low; but books differ more on props than on sides and totals, so a price that is off is easier to find. Compare several books, take the best, and check that the player plays. Books cut the stakes of prop winners first.',
  }),
  sayings: () => ({
    title: 'Sayings, trends and systems',
    text: 'What everybody can follow (overs in prime time, home underdogs, a team that is 8-2) the books know too, and their lines hold it. I have no past results by such rules, so I cannot say how one did. Luck alone makes a coin land 8 of 10 or better 5.5% of the time, and at -110 a rule has to win 52.4% to break even. Doubling after a loss changes nothing: six losses in a row come 1.6% of the time at even odds, and the next stake is then 64 times the first.',
  }),
  timing: () => ({
    title: 'Now or later',
    text: 'Take a price when it beats the fair one, because such prices go first; toward the start lines are better informed and seldom far off. Earlier is better where a number that you like, such as +3 or +7, may go away; later is better where news of injuries, a starter or the weather is still to come. Where a line will go nobody knows. Name the bet, and I say down to which price it is worth taking.',
  }),
  tipsters: () => ({
    title: 'Picks that others sell or share',
    text: 'Whether a bet has positive expected value is arithmetic and no secret: it does where it wins more often than its price needs. Whoever sells picks earns by the fee, not by the bets. Ask for every pick with its price and time from before the start; a win rate without prices says nothing, and a promised profit says enough. Before you tail a pick, name it here with its price: it is judged like any other.',
  }),
  which_book: () => ({
    title: 'Which sportsbook to use',
    text: 'More than one, and only licensed ones: the same bet pays differently at each, and taking the best price is worth more than any app. Two or three are enough to begin with. Say where you are ("books in Ohio") and they are listed; ask "which book has the lowest vig on the NFL" for who charges least, and "best price on the Bears" before each bet.',
  }),
  winnings: () => ({
    title: 'What to do with winnings',
    text: 'Money that you won is worth as much as any other, so the next stake stays what it was: 1% to 2% of what you set aside for betting. All of it on one game is gone about half the time even at a good price near even odds, and the win of last night makes the next one no likelier. Take some out if you like; that is the only way it stays won.',
  }),
};
