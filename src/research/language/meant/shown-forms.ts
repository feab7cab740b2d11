import { betsNamed } from './bets-named.ts';
import { amountOf, type Form, fixed, join, kinds, listed, money, needs, pickOf, withPick } from './said.ts';
import type { Role } from './wants.ts';

const BET: readonly Role[] = ['name', 'line', 'market', 'price'];

/** What is only asked with the name of what was shown. */
const named = (roles: readonly Role[]): Form => ({ roles, say: () => null });

const NO_QUESTION = named([]);

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
  'ref.compare': {
    roles: ['nth'],
    say: ({ of }) => {
      const places = of('nth').flatMap(({ value }) => (value !== null && value > 0 ? [`pick number ${value}`] : []));
      return places.length > 1 && places.length === of('nth').length
        ? `Which is the ${places.length > 2 ? 'best' : 'better'} bet, ${listed(places, 'or')}?`
        : null;
    },
  },
  'ref.joinpays': named(['nth', 'stake']),
  'ref.injuries': named(['nth']),
  'ref.weather': named(['nth']),
  'ref.form': named(['nth']),
  'ref.meetings': named(['nth']),
  'ref.price': named(['nth', 'price', 'line', 'book']),
  'ref.prop': named(['nth', 'market']),
  'ref.game': named(['nth', 'market', 'book']),
  'ref.singles': {
    roles: ['stake'],
    say: (said) => needs(said, 'stake', (stake) => `What does ${money(stake)} on each of them pay?`),
  },
  'ref.profit': {
    roles: ['stake'],
    say: ({ of, text }) =>
      join('What is my expected profit if I bet', of('stake')[0] && money(text('stake')), 'on each of them').concat(
        '?',
      ),
  },
  'ref.first': fixed('Which of those picks starts first?'),
  'ref.total': {
    roles: ['bankroll'],
    say: ({ of, text }) =>
      join(
        'How much should I bet on each of them',
        of('bankroll')[0] && `with a ${money(text('bankroll'))} bankroll`,
      ).concat('?'),
  },
  'it.why': fixed('Why?'),
  'it.against': fixed('What is the case against it?'),
  'it.chance': {
    roles: ['line', 'market'],
    say: ({ placed }) => (placed.length === 0 ? 'What is the probability that it wins?' : null),
  },
  'it.best_price': {
    roles: ['line', 'market', 'book'],
    say: ({ placed, of }) => {
      const books = of('book').map(({ text }) => text);
      if (placed.length > books.length || books.length > 2) return null;
      return books.length === 2
        ? `Which has the better price on it, ${listed(books, 'or')}?`
        : books.length === 1
          ? `What is the price of it at ${books[0]}?`
          : 'Which book has the best price on it?';
    },
  },
  'it.pays': {
    roles: ['stake', 'price', 'book', 'market', 'line'],
    say: (said) =>
      said.placed.length > 1 ? null : needs(said, 'stake', (stake) => `What does a ${money(stake)} bet on it pay?`),
  },
  'it.stake': {
    roles: ['bankroll'],
    say: (said) =>
      said.placed.length === 0
        ? 'How much should I bet on it?'
        : needs(said, 'bankroll', (roll) => `How much should I bet on it with a ${money(roll)} bankroll?`),
  },
  'it.other_side': fixed('Is the other side a good bet?'),
  'it.when': fixed('When does that game start?'),
  'it.fair': {
    roles: ['line', 'market'],
    say: ({ placed }) => (placed.length === 0 ? 'What is the fair price?' : null),
  },
  // A price that is too short, or a number, is said of why it is asked.
  'it.worst': { roles: ['price', 'line'], say: () => 'At what price would it be a good bet?' },
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
  'it.judge': {
    roles: ['market', 'line', 'price', 'book'],
    say: ({ placed }) => (placed.length === 0 ? 'Is it a good bet?' : null),
  },
  'it.player': named([]),
  'it.middle': named([]),
  'it.wait': fixed('Should I bet it now or wait?'),
  'it.sure': fixed('How confident are you in that?'),
  'it.towin': {
    roles: ['stake'],
    say: (said) => needs(said, 'stake', (amount) => `How much do I have to bet on it to win ${money(amount)}?`),
  },
  'it.prop': {
    roles: ['market'],
    say: (said) => `What is the best ${kinds(said) || 'player prop'} bet in that game?`,
  },
  'it.join': {
    roles: BET,
    say: ({ placed }) => (placed.length === 0 ? 'Combine those bets into one parlay.' : null),
  },
  'it.similar': { roles: ['market'], say: () => 'What is the best bet in that game?' },
  'it.game': { roles: ['market', 'book'], say: () => 'Show me all the lines of that game.' },
  'it.form': fixed('How have they played in their recent games?'),
  'it.meetings': fixed('How did their last meetings go?'),
  'leg.replace': {
    roles: ['nth', ...BET],
    say: (said) => {
      const [nth, ...others] = said.of('nth');
      const bets =
        betsNamed(
          said.placed.filter(({ role }) => role !== 'nth'),
          true,
        ) ?? [];
      const leg = pickOf(said, 'leg');
      if (others.length > 0 || bets.length > 1 || !nth || leg === null) return null;
      return said.placed.length === 1 ? `Replace ${leg}.` : bets[0] ? `Replace ${leg} with ${bets[0]}.` : null;
    },
  },
  'leg.add': {
    roles: BET,
    say: ({ placed }) => {
      const bets = betsNamed(placed, false) ?? [];
      if (placed.length === 0) return 'Add one more leg.';
      return bets.length > 0 ? `Add ${listed(bets, 'and')} to that parlay.` : null;
    },
  },
  'leg.remove': withPick((leg) => `Remove ${leg}.`, [], 'leg'),
  'leg.stake': {
    roles: ['stake', 'book'],
    say: (said) =>
      needs(said, 'stake', (stake) => {
        const book = said.of('book')[0] && `at ${said.text('book')}`;
        return `${join(`What does ${money(stake)} on that parlay pay`, book)}?`;
      }),
  },
  'leg.book': {
    roles: ['book'],
    say: (said) => needs(said, 'book', (book) => `What does that parlay pay at ${book}?`),
  },
  'leg.chance': fixed('What is the probability that the parlay wins?'),
  'leg.why': withPick((leg) => `Why is ${leg} in it?`, [], 'leg'),
  'leg.judge': fixed('Is that parlay a good bet?'),
  'leg.pays': {
    roles: ['stake'],
    say: ({ of }) => (of('stake').length === 0 ? 'What does that parlay pay?' : null),
  },
  'leg.more': fixed('Build me another parlay instead.'),
  'leg.weakest': fixed('Which leg is the weakest?'),
  'leg.fair': fixed('What is the fair price of that parlay?'),
  'leg.split': fixed('Is it better to bet the legs separately?'),
  'leg.keep': {
    roles: ['count'],
    say: (said) => needs(said, 'count', (count) => `Make that a parlay of only the best ${count} of them.`),
  },
  'leg.price': {
    roles: ['price', 'target', 'book'],
    say: ({ of, text }) => {
      const [price] = [...of('price'), ...of('target')];
      return price
        ? join('Is that parlay a good bet at', price.text, of('book')[0] && `on ${text('book')}`).concat('?')
        : null;
    },
  },
  'leg.odds': fixed('What does that parlay pay?'),
  'leg.strongest': fixed('Which leg is the strongest?'),
  // What is asked of no stored bet is told by `general`, or by its own words.
  'ask.term': NO_QUESTION,
  'ask.rule': NO_QUESTION,
  'ask.school': NO_QUESTION,
  'ask.product': NO_QUESTION,
  'ask.sum': NO_QUESTION,
  'ask.none': NO_QUESTION,
  'ask.explain': NO_QUESTION,
  say: NO_QUESTION,
} as const satisfies Record<string, Form>;
