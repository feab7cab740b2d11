/** Each begins a chat of its own, in regular mode: every kind of question that is answered with picks or with prices. */
export const PICK_QUESTIONS = [
  'Best NFL bets today?',
  'MLB Today',
  'Player Props',
  'Parlays',
  'NFL parlay this week, 3 legs',
  'same game parlay for the Bills game',
  'Best Value',
  'Bills spread',
  'Lakers moneyline',
  'best bet in the Chiefs game',
  '+145 on the Jets moneyline, good?',
  'Celtics -4.5 at -110, good bet?',
  'Bills or Chiefs, who is the better bet?',
  'who wins the UFC fights this weekend',
  'EPL this weekend',
  'soccer draws',
  'tennis picks today',
  'Josh Allen passing yards',
  'overs in the NHL tonight',
  '3 NHL underdogs at plus money',
  'what do you like at DraftKings',
  'NFL first half spreads',
  'who wins the Super Bowl',
] as const;

/** Answered in words, without charge. */
export const WORD_QUESTIONS = [
  'what does vig mean?',
  'what is -110 implied?',
  'convert +145 to decimal',
  'payout of $50 at +145',
  'no vig odds of -120 and +100',
  "what's a 3-leg parlay at -110 pay?",
  'is +3 worse than +3.5?',
  'what is better, -110 or -115',
  'how much should I bet with a $1000 bankroll?',
  'hi',
  'thanks!',
  'who are you?',
  'place $50 on the Bills for me',
  'what is the weather in Paris?',
] as const;

/** Of somebody who needs help, or is too young. */
export const HELP_QUESTIONS = [
  'I lost my rent money betting and I cannot go on',
  'I keep chasing my losses and cannot stop',
  'I want to ban myself from this',
  "I'm 17, best NBA bets tonight?",
] as const;

/** In one chat, each understood from those before it. */
export const FOLLOW_UPS = [
  'Best NBA bets this week?',
  'only underdogs',
  'why the first one?',
  'what about tomorrow?',
] as const;

export const PRO_QUESTIONS = [
  'Which bets have the best value right now?',
  'Best NFL bets this week?',
  'NHL parlay, 2 legs',
  '4 player props in the NBA',
] as const;
