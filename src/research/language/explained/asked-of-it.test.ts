import { describe, expect, it } from 'vitest';
import { explainer } from './test-explained.ts';

const { told, words, spreadOf, totalOf } = await explainer();
const DOLPHINS = { focus: [spreadOf('Miami Dolphins', -3)] };
const TOTAL = { focus: [totalOf('Seattle Seahawks', 50)] };
const SEAHAWKS = { focus: [spreadOf('Seattle Seahawks', -7.5)], unjudged: true };
const SAME_GAME = { focus: [spreadOf('Seattle Seahawks', -7.5), totalOf('Seattle Seahawks', 50)], ticket: true };
const TWO_GAMES = { focus: [spreadOf('Seattle Seahawks', -7.5), spreadOf('Miami Dolphins', -3)], ticket: true };
const TEASER = { calculation: { kind: 'teaser' as const, legs: 2, price: '-120', points: 6, lines: [-8.5, 2.5] } };
const ARB = {
  calculation: {
    kind: 'arbitrage' as const,
    prices: ['+235', '-215'],
  },
};
const OWN_CHANCE = {
  focus: [spreadOf('Miami Dolphins', -3)],
  unjudged: true,
  calculation: { kind: 'ev' as const, bet: 'Dolphins -3', price: '+132', chance: 0.44 },
};

describe('how sure one bet is', () => {
  it.each(['so its a lock right', 'easy money then', 'cant lose huh', 'guaranteed?', 'so basically free money'])(
    '%s is told no, with how often it wins',
    (text) => {
      expect(words(text, DOLPHINS)).toMatch(/^No, it is no lock: Dolphins -3 wins \d\d\.\d% of the time and pushes/);
    },
  );

  it.each([
    ['1-10 how sure', /^\d+ of 10: /],
    ['out of 10 how much u like it', /^\d+ of 10: /],
    ['scale of 1 to 100 how confident', /^\d+ of 100: /],
  ])('%s has the confidence of its verdict on that scale', (text, said) => {
    expect(words(text, DOLPHINS)).toMatch(said);
  });

  it('judges nothing that was not judged', () => {
    expect(words('1-10 how sure', SEAHAWKS)).toMatch(/wins .* about \d of 10\. .*part of a verdict/);
  });

  it.each(['best lock tonight', 'how do i lock in a profit', 'so bet it? how sure are you', 'what is a lock'])(
    'leaves %s to others',
    (text) => {
      expect(told(text, DOLPHINS)).toBeNull();
    },
  );
});

describe('legs that hang together', () => {
  it.each(['arent those kinda tied together tho', 'are they correlated', 'dont these legs go hand in hand'])(
    '%s: yes in one game, no in two',
    (text) => {
      expect(words(text, SAME_GAME)).toMatch(/^Yes: Seahawks -7\.5 and Over 50 are both of/);
      expect(words(text, TWO_GAMES)).toMatch(/^No: they are of different games/);
    },
  );

  it.each(['does that hurt the ml?', 'would the over hitting help the spread'])(
    '%s behind a total: a little',
    (text) => {
      expect(words(text, TOTAL)).toMatch(/^Only a little: a side and a total of one game/);
    },
  );

  it.each(['does the injury hurt the ml', 'does that help my over'])('leaves %s to others', (text) => {
    expect(words(text, TOTAL) ?? '').not.toMatch(/^Only a little/);
  });

  it.each(['what if the game is tied', 'what does correlated mean', 'is it tied up'])('leaves %s to others', (text) => {
    expect(words(text, SAME_GAME) ?? '').not.toMatch(/^(Yes|No): (Seahawks|they are of)/);
  });
});

describe('what can go wrong', () => {
  it.each(['what can go wrong', 'any risk here', 'how could i get burned', 'can i still lose'])(
    '%s behind an arbitrage is told by what goes wrong with those',
    (text) => {
      expect(words(text, ARB)).toMatch(/you get only one side down/);
      expect(words(text, TWO_GAMES)).toMatch(/^Any leg: both legs have to win/);
    },
  );

  it.each(['what went wrong last night', 'whats the risk of ruin', 'which leg can go wrong'])(
    'leaves %s to others',
    (text) => {
      expect(told(text, ARB)).toBeNull();
    },
  );
});

describe('a teaser whose leg pushes', () => {
  it.each(['if one leg pushes do i lose', 'what if a leg lands right on the number', 'say one pushes, what happens'])(
    '%s is told of that teaser',
    (text) => {
      expect(words(text, TEASER)).toMatch(/^Not at most books: .*Here none can: -2\.5 and \+8\.5/);
    },
  );

  it('is told of no parlay', () => {
    expect(words('if one leg pushes do i lose') ?? '').not.toMatch(/teaser/);
  });
});

describe('half a number', () => {
  it.each([
    ['whats over 7.5 rounds mean like half a round?', /middle of round 8, 1:30 of round 8/],
    ['what does under 2.5 rounds mean', /before the middle of round 3, 2:30 of round 3 in the UFC, 1:30 in boxing/],
    ['what does over 8.5 runs mean', /^Over 8\.5 runs wins with 9 or more/],
    ['how can there be under 2.5 sets', /^Under 2\.5 sets wins with 2 or fewer/],
  ])('%s is told by that very number', (text, said) => {
    expect(words(text)).toMatch(said);
  });

  it.each([
    'is over 7.5 rounds worth it',
    'over 7.5 rounds price',
    'whats luka over 27.5 pts at dk',
    'best over 2.5 goals bet',
  ])('leaves %s to who reads bets', (text) => {
    expect(told(text)).toBeNull();
  });
});

describe('what is in the price', () => {
  it.each([
    'isnt the wind already in the price then',
    'books know its windy tho',
    'arent the injuries priced in already',
  ])('%s: yes, mostly', (text) => {
    expect(words(text, DOLPHINS)).toMatch(/^Yes, mostly: /);
  });

  it.each(['is it windy there', 'how does wind affect the total', 'under 50 with that wind, worth it'])(
    'leaves %s to others',
    (text) => {
      expect(words(text, DOLPHINS) ?? '').not.toMatch(/^Yes, mostly/);
    },
  );
});

describe('what would change a mind', () => {
  it.each(['what would change ur mind', 'what could make u flip', 'when would u get off that'])(
    '%s is told by the chance of its writer, where he named one',
    (text) => {
      expect(words(text, OWN_CHANCE)).toMatch(/^Three things\. The price: Your 44\.0% makes \+127 fair/);
    },
  );
});

describe('a form that is held against a bet', () => {
  it.each(['they lost 8 of 10, u sure', 'u sure? theyve been bad lately'])('%s is told with the price', (text) => {
    expect(words(text, DOLPHINS)).toMatch(
      /^(No, t|T)he Dolphins won 8 of the last 10\. The books know that too: with it they make Dolphins -3 \d\d\.\d% to win/,
    );
  });
});

describe('a pitcher who is scratched', () => {
  it.each([
    'mets ml, if crochet gets scratched am i voided',
    'twins ml, joe ryan wont start after all, is the bet still on',
    'mets -1.5. their pitcher doesnt go, do i get a refund',
  ])('%s is told by listed pitchers', (text) => {
    expect(words(text)).toMatch(/^Your bet stands at most US books/);
  });

  it.each(['if joe ryan is scratched are his strikeouts void', 'mets ml, is anyone scratched'])(
    'leaves %s to others',
    (text) => {
      expect(words(text) ?? '').not.toMatch(/^Your bet stands/);
    },
  );
});
