import { describe, expect, it } from 'vitest';
import { checkSentence } from './check-sentence.ts';
import type { EvidenceSet } from './evidence.ts';

const evidence: EvidenceSet = {
  eventId: 'g1',
  verdict: 'bet',
  items: [
    { id: 'offer', eventId: 'g1', values: { odds: '-105', book: 'BetMGM', side: 'the Harriers' } },
    { id: 'market', eventId: 'g1', values: { fair: '52.4%', fairOdds: '-110', edge: '+2.1%', books: '9 books' } },
    { id: 'form', eventId: 'g1', values: { wins: '7', games: '10', text: 'Won 7 of 10.' } },
  ],
};

/** None holds a numeral, and each states a number that no result gave. */
const COUNTED = `
Both books agree on it.
Both of the sharp books agree.
Neither book has moved.
None of the books agree.
Every other book agrees.
Just one of them pays more.
Only one of these pays more.
Not one of them pays less.
A single book is off the market.
One more book would settle it.
One price stands out.
All but one of them agree.
The pair of books agree.
A trio of books agree.
A duo of prices stands out.
A quartet of prices agrees.
A foursome of them agrees.
A score of books agrees.
A quarter is margin.
A quarter better than fair.
A quarter-point matters.
Worth a halfpoint.
The hook matters.
It is a point better than the rest.
It is worth a full point.
It gives a full unit of value.
A unit is plenty.
A cent or so is left.
A nickel is left.
It sits a dime off fair.
It is priced by a field goal.
A touchdown separates the numbers.
They are up one.
The favorite by one.
It paid one to nothing.
A one-score edge.
Plus one for the side.
One apiece.
One, maybe a few more.
Game one decides.
They meet for the second time.
Their lone loss says little.
A solitary win says little.
A single-digit edge.
A hat trick of wins.
A brace of goals.
The price is a week old.
An hour ago it paid more.
A fortnight of quotes.
A decade of results.
An even split of opinion.
A perfect record helps.
Twoish of them agree.
Twin prices stand out.
A tenner is enough.
Un solo libro.
`;

const UNCOUNTED = `
Both teams are well known.
Both sides of the market leave room.
Neither side is rated higher.
One opinion would be thin.
One side of this market is quoted better.
No one need share it.
This one is about the price.
It is one more reason to keep it small.
One way to read it is that the book is slow.
One could wait for a better price.
The price is the one thing that stands out.
No single book decides it.
A single stray quote cannot move the consensus.
In soccer a single goal settles many matches.
Variance is high in a single game.
One slow book makes the value.
The second half decides it.
Early pace can fade in the third quarter.
The point guard runs it.
A point guard runs it.
The spread has a point to it.
From a point of view of price, it is fair.
That holds up to a point.
Points are hard to come by.
A goal early would change it.
A touchdown early would change it.
Once {{offer.book}} moves, the value is gone [[offer]].
The margin is taken out at once.
A few books agree.
Several books agree.
Most books agree.
The quarterback sets the pace.
A nickel package slows them.
The value is thin, so a small stake fits.
A fair price is not a promise.
The favorite is priced as one.
The first recorded price was lower than this.
That is off the hook of the market.
It takes patience, for one thing.
`;

const linesOf = (text: string): string[] => text.trim().split('\n');

describe('a small count in words', () => {
  it('is tried by lines enough', () => {
    expect(linesOf(COUNTED).length).toBeGreaterThanOrEqual(50);
    expect(linesOf(UNCOUNTED).length).toBeGreaterThanOrEqual(35);
  });

  it.each(linesOf(COUNTED))('is refused: %s', (line) => {
    expect(checkSentence(line, evidence)).toMatchObject({ ok: false, fault: 'bare_number' });
  });

  it.each(linesOf(UNCOUNTED))('is none: %s', (line) => {
    expect(checkSentence(line, evidence)).toMatchObject({ ok: true });
  });
});
