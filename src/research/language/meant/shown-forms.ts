import { amountOf, type Form, fixed, listed, money, needs, withPick } from './said.ts';

/** What is asked of what was shown: one pick of a list, the bet or game that was spoken of, a parlay. */
export const SHOWN_FORMS = {
  other_game: { roles: ['name'], say: () => null },
  'ref.why': withPick((pick) => `Why do you like ${pick}?`),
  'ref.against': withPick((pick) => `What is the case against ${pick}?`),
  'ref.chance': withPick((pick) => `What is the probability that ${pick} wins?`),
  'ref.best_price': withPick((pick) => `Which book has the best price on ${pick}?`),
  'ref.pays': withPick(
    (pick, said) => needs(said, 'stake', (stake) => `What does a ${money(stake)} bet on ${pick} pay?`),
    ['stake'],
  ),
  'ref.stake': withPick(
    (pick, said) =>
      needs(said, 'bankroll', (roll) => `How much should I bet on ${pick} with a ${money(roll)} bankroll?`),
    ['bankroll'],
  ),
  'ref.other_side': withPick((pick) => `What is the best price on the other side of ${pick}?`),
  'ref.when': withPick((pick) => `When does the game of ${pick} start?`),
  'ref.replace': withPick((pick) => `Replace ${pick} with another bet.`),
  'ref.remove': withPick((pick) => `Remove ${pick}.`),
  'ref.top': {
    roles: ['count'],
    say: ({ of }) => {
      const count = amountOf(of('count'));
      return count === 1 ? 'Keep only the best one.' : count ? `Narrow that list down to the top ${count}.` : null;
    },
  },
  'ref.join': {
    roles: ['nth'],
    say: ({ of }) => {
      const places = of('nth').flatMap(({ value }) => (value !== null && value > 0 ? [value] : []));
      return places.length > 1 && places.length === of('nth').length
        ? `Combine picks number ${listed(places.map(String), 'and number')} into a parlay.`
        : null;
    },
  },
  'ref.joinall': fixed('Combine all of those picks into one parlay.'),
  'ref.more': fixed('Give me one more.'),
  'ref.safest': fixed('Which of those picks is the most likely to win?'),
  'ref.edge': fixed('Which of those picks has the biggest edge?'),
  'ref.fair': withPick((pick) => `What is the fair price of ${pick}?`),
  'ref.worst': withPick((pick) => `At what price would ${pick} no longer be a good bet?`),
  'ref.book': withPick(
    (pick, said) => needs(said, 'book', (book) => `What is the price of ${pick} at ${book}?`),
    ['book'],
  ),
  'ref.conf': withPick((pick) => `How confident are you in ${pick}?`),
  'ref.save': withPick((pick) => `Track ${pick}.`),
  'ref.moved': withPick((pick) => `How has the price of ${pick} moved?`),
  'it.why': fixed('Why?'),
  'it.against': fixed('What is the case against it?'),
  'it.chance': fixed('What is the probability that it wins?'),
  'it.best_price': fixed('Which book has the best price on it?'),
  'it.pays': {
    roles: ['stake'],
    say: (said) => needs(said, 'stake', (stake) => `What does a ${money(stake)} bet on it pay?`),
  },
  'it.stake': {
    roles: ['bankroll'],
    say: (said) => needs(said, 'bankroll', (roll) => `How much should I bet on it with a ${money(roll)} bankroll?`),
  },
  'it.other_side': fixed('Is the other side a good bet?'),
  'it.when': fixed('When does that game start?'),
  'it.fair': fixed('What is the fair price?'),
  'it.worst': fixed('At what price would it be a good bet?'),
  'it.conf': fixed('How confident are you in that?'),
  'it.book': { roles: ['book'], say: (said) => needs(said, 'book', (book) => `Is it a good bet on ${book}?`) },
  'it.price': { roles: ['price'], say: (said) => needs(said, 'price', (price) => `Is it a good bet at ${price}?`) },
  'it.line': {
    roles: ['line', 'price'],
    say: (said) => needs(said, 'line', (line) => `Is it a good bet at ${[line, said.text('price')].join(' ').trim()}?`),
  },
  'it.injuries': fixed('Who is injured in that game?'),
  'it.weather': fixed('What is the weather forecast for that game?'),
  'it.moved': { roles: ['market'], say: () => 'How has that line moved?' },
  'leg.replace': withPick((leg) => `Replace ${leg}.`, [], 'leg'),
  'leg.add': fixed('Add one more leg.'),
  'leg.remove': withPick((leg) => `Remove ${leg}.`, [], 'leg'),
  'leg.stake': {
    roles: ['stake'],
    say: (said) => needs(said, 'stake', (stake) => `What does ${money(stake)} on that parlay pay?`),
  },
  'leg.book': {
    roles: ['book'],
    say: (said) => needs(said, 'book', (book) => `What does that parlay pay at ${book}?`),
  },
  'leg.chance': fixed('What is the probability that the parlay wins?'),
  'leg.why': withPick((leg) => `Why is ${leg} in it?`, [], 'leg'),
  'leg.judge': fixed('Is that parlay a good bet?'),
} as const satisfies Record<string, Form>;
