import type { AboutMatter } from '#contract/research/look-up.ts';

/** What is asked of betting in general and told by the words for it. */
export type OpenMatter = Extract<
  AboutMatter,
  'edge_size' | 'linked_bets' | 'often_pass' | 'trap_lines' | 'weather_sense'
>;

export const OPEN: Readonly<Record<OpenMatter, () => { title: string; text: string }>> = {
  edge_size: () => ({
    title: 'How big an edge is',
    text: 'An edge is what a bet earns on average for each dollar staked: at 3%, $3 on $100, over many bets and never on one. 1% to 2% is small and easily lost to a price that is a little old, 3% to 5% is good, and much more mostly means that a price is stale or wrong, so look at it once more. It says nothing of how often the bet wins.',
  }),
  linked_bets: () => ({
    title: 'Two bets on one thing',
    text: 'Bets that win and lose together, such as the spread and the moneyline of one team, are one opinion staked twice. That is no mistake where each price is good, but size them together: half of what you would put on one goes on each. In a parlay a book pays less for legs that help each other, and joins no two that cannot both win.',
  }),
  often_pass: () => ({
    title: 'Why so many are passes',
    text: 'Because most prices are fair or a little worse once the margin is out, and a bet has to beat fair by more than the doubt about it. Passing costs nothing, while a bet at -110 on a coin flip costs $4.55 on each $100 on average. What is worth it is in the lists: ask for the best bets of a league or a day.',
  }),
  trap_lines: () => ({
    title: 'Lines that look wrong',
    text: 'A line that looks too good mostly means that the market knows something: an injury, weather, or simply better numbers. A wrong price as bait would cost the book itself, because sharp bettors take it first. What can be checked is whether other books agree: where one stands apart, that price may be worth a bet, and where all of them do, it is no trap.',
  }),
  weather_sense: () => ({
    title: 'What weather does to a line',
    text: 'Wind tells most, because passes and kicks suffer from it; rain and cold tell less, and how much each is worth has not been measured here. A forecast is public days before and in the price by then, so a wind that everybody knows of is no reason for the under. One that turns late may be, until the books have moved.',
  }),
};
