import { describe, expect, it } from 'vitest';
import { explainer } from './test-explained.ts';

const { told, words, spreadOf, totalOf } = await explainer();
const SEAHAWKS = { focus: [spreadOf('Seattle Seahawks', -7.5)], unjudged: true };
const DOLPHINS = { focus: [spreadOf('Miami Dolphins', -3)] };
const TOTAL = { focus: [totalOf('Seattle Seahawks', 50)] };

describe('a number on the screen', () => {
  it.each([
    ['and the +125 next to it?', /^\+125 is the price of Seahawks -7\.5: a \$100 bet that wins pays \$125 on top/],
    ['ok and the -110 in parentheses', /^-110 is the price of Seahawks -7\.5: you risk \$110/],
    ['whats the -120 beside it', /^-120 is the price of Seahawks -7\.5/],
  ])('%s is the price of the bet that was spoken of', (text, said) => {
    expect(words(text, SEAHAWKS)).toMatch(said);
  });

  it('keeps that price for what it pays', () => {
    expect(told('and the +125 next to it?', SEAHAWKS)).toMatchObject({
      spoken: { focus: [{ market: 'spread', line: -7.5, price: '+125' }], unjudged: true },
    });
  });

  it.each([
    ['what is the 21.5 for noskova tauson, is that sets or points?', /^Games\. 21\.5 is the number for the games/],
    ['is 21.5 games or sets in noskova tauson', /^Games\. 21\.5/],
    ['whats the 50 in packers seahawks', /^50 is the number for the points of both sides together/],
    ['whats the 44.5 in packers seahawks', /No book here has 44\.5 now: the main total is 50\.$/],
    ['packers seahawks 50, is that total points?', /^Points\. 50/],
  ])('%s is told by its unit', (text, said) => {
    expect(words(text)).toMatch(said);
  });

  it.each([
    ['why does everton newcastle have 3 prices', /the winner is Everton, Newcastle United or neither.* on the draw/],
    ['whats with the third price on arsenal west ham', /^Because a soccer match can end level/],
    ['why are there three odds', /^Because a soccer match can end level/],
    ['why is there 3 numbers on lions bills', /^No draw is sold on that game/],
  ])('%s is told by the draw', (text, said) => {
    expect(words(text)).toMatch(said);
  });

  it.each([
    'what are the 3 best prices on the lions',
    'is the +125 on seahawks -7.5 worth it',
    'which book has the -110 next to it',
    'when is the first game',
    'how sure are you about the goals',
  ])('leaves %s to who reads bets', (text) => {
    expect(told(text, SEAHAWKS)).toBeNull();
  });
});

describe('how a bet is settled', () => {
  it.each([
    [
      'can that happen with dolphins -3 sunday',
      { lookedUp: { kind: 'term' as const, term: 'push', limit: 1, offset: 0 } },
    ],
    ['can dolphins -3 push', null],
    ['can it push', DOLPHINS],
    ['could this one end in a push', DOLPHINS],
  ])('%s: yes, and how often', (text, shown) => {
    expect(words(text, shown)).toMatch(
      /^Yes, if the Dolphins win by exactly 3: then your stake comes back\. That is \d\.\d% likely/,
    );
  });

  it.each([
    ['can it push', SEAHAWKS, /^No: nothing ends on half a point, so Seahawks -7\.5/],
    ['what about -3.5, can that push', DOLPHINS, /so Dolphins -3\.5 either wins or loses/],
    ['can it push', TOTAL, /^Yes, if it ends on exactly 50/],
    ['can fulham ml push', null, /^No: the draw is a bet of its own/],
  ])('%s is told of that very bet', (text, shown, said) => {
    expect(words(text, shown)).toMatch(said);
  });

  it.each([
    ['what if they win by exactly 7', SEAHAWKS, /^You lose: Seahawks -7\.5 loses with a win by 7, it takes a win by 8/],
    ['if they win by 8 do i win', SEAHAWKS, /^You win:/],
    ['what happens if they win by exactly three', DOLPHINS, /^Your stake comes back: Dolphins -3 pushes/],
    ['and if they lose by 1', DOLPHINS, /^You lose:/],
  ])('%s is settled on the line that was spoken of', (text, shown, said) => {
    expect(words(text, shown)).toMatch(said);
  });

  it('pays the stake that is named at the price that was named', () => {
    const shown = { focus: [{ ...spreadOf('Seattle Seahawks', -7.5), price: '+125' }] };
    expect(words('so if i put 20 on that and they win by 10 what do i get back', shown)).toMatch(
      /\$20\.00 at \+125 returns \$45\.00, your stake and \$25\.00 won\.$/,
    );
  });

  it.each([
    ['so over needs 51?', /^Yes: over 50 wins with 51 or more\. Exactly 50 is a push\.$/],
    ['so it has to get to 50', /^No: over 50 wins with 51 or more/],
    ['50 is enough right?', /^No:/],
  ])('%s says yes or no first', (text, said) => {
    expect(words(text, TOTAL)).toMatch(said);
  });

  it.each([
    ['does anytime td count if the qb throws it? like is josh allen passing one enough', /^No: a touchdown counts for/],
    ['if mahomes throws a td does he cash anytime td', /^No:/],
    ['if the qb runs it in does that count for anytime td', /^Yes:/],
    ['does a walk count for total bases', /^No: a walk/],
  ])('%s says yes or no before the rule', (text, said) => {
    expect(words(text)).toMatch(said);
    expect(words(text)).toContain('stat_rules');
  });

  it.each([
    'is dolphins -3 a good bet',
    'at what price would it be a good bet',
    'does that usually push the total down',
    'so is 51 a lot',
    'what are the odds they win by 7 or more',
    'chance josh allen scores a td',
    'what if leg 2 pushes',
  ])('leaves %s to who reads bets', (text) => {
    expect(told(text, TOTAL)).toBeNull();
  });

  it('leaves a judged bet judged', () => {
    expect(told('can it push', DOLPHINS)).toMatchObject({ spoken: { focus: DOLPHINS.focus, unjudged: false } });
  });
});

describe('what betting is asked of', () => {
  it.each([
    ['why are both teams -110? shouldnt it be even', '-110'],
    ['how come both sides are -115', '-115'],
    ['why are both lions and bills -110 on the spread', '-110'],
  ])('%s is told by the margin in that price', (text, price) => {
    expect(words(text)).toMatch(/^The difference is the book’s margin, the vig\./);
    expect(told(text)).toMatchObject({ spoken: { calculation: { kind: 'break_even', price } } });
  });

  it('works out what has to be won at the price that was spoken of', () => {
    const asked = 'so how often do i need to win to not lose money';
    expect(words(asked, { calculation: { kind: 'break_even', price: '-115' } })).toContain('"price":"-115"');
    expect(words(asked)).toMatch(/No price was named, so it is -110/);
  });

  it.each([
    ['and if i lose the first 3 do i double up', /^No: .*chasing losses/],
    ['should i double my bet after a loss', /^No: .*chasing losses/],
    ['is it smart to raise my stake when im losing', /^No: /],
    ['what is closing line value and why does everybody care abt it', /closing line value/],
    ['whats clv and does it matter', /closing line value/],
    ['buddy told me use kelly. what is it and should a beginner even use it', /^Not at first: .*kelly/],
    ['whats the point of hedging', /^To be sure of a result: .*hedge/],
    ['which book is usually slowest to move wnba props', /^How fast a book moves is not worked out here/],
    ['who moved first, pinny or the us books', /^How fast a book moves/],
    ['which sportsbook is slowest to adjust', /^How fast a book moves/],
  ])('%s is told', (text, said) => {
    expect(words(text)).toMatch(said);
  });

  it('says what a sum is good for behind it', () => {
    const hedge = { kind: 'hedge', stakeCents: 1000, odds: '+200', hedgeOdds: '+152' } as never;
    expect(words('whats the point of that', { calculation: hedge })).toMatch(/^To be sure of a result: .*"hedge"/);
  });

  it.each([
    'how have your picks done, are you guys actually up?',
    'are you profitable',
    'so are you guys up or down overall',
    'whats your clv and roi on sides, no marketing',
  ])('%s is told by the record', (text) => {
    expect(words(text)).toContain('"kind":"record"');
  });

  it.each([
    'why would anyone do that',
    'are you positive',
    'what is roi',
    'what lines moved most today',
    'double chance on everton',
    'the lions lost, who is up',
  ])('leaves %s to others', (text) => {
    expect(told(text)).toBeNull();
  });
});

describe('what is doubted or listed', () => {
  it.each([
    [
      'canelo is at -140? thought he was the dog in this one',
      /^Yes: ESPN BET has .*-140.* as the favorite, 5\d\.\d% to win/,
    ],
    ['how is alcaraz +400 vs de minaur lol is that right', /^About, yes: the books have .* as the underdog/],
    ['alcaraz +200 is that a typo', /^No: the books have/],
    ['lions are dogs? thought they were favored', /^The prices have the Lions as the favorite/],
  ])('%s is a fact, and no verdict', (text, said) => {
    expect(words(text)).toMatch(said);
    expect(words(text)).toContain('show_board');
    expect(words(text)).not.toContain('price_bets');
  });

  it('tells the forecast and what weather does to a line', () => {
    expect(words('weather for commanders cards? does the wind matter')).toMatch(/facts_about.*weather_sense/);
  });

  it('lists sides at plus money, and searches for no bets', () => {
    expect(words('show me some nhl teams at plus money tonight')).toMatch(/show_board.*"minDecimal":2/);
  });

  it.each([
    'is alcaraz +400 worth it',
    'best nhl bets at plus money tonight',
    'gimme dogs tonight plus money',
    'weather for commanders cards',
    'he says the lions are terrible lately, is that true',
  ])('leaves %s to who reads it', (text) => {
    expect(told(text)).toBeNull();
  });
});

describe('a dead heat', () => {
  it.each([
    ['whats dead heat? say i bet 20 at 10-1 and 2 guys tie', /1\/2 of your \$20\.00, \$10\.00, .*a profit of \$90\.00/],
    ['explain dead heat, i have 50 on a golfer at 20 to 1 and 3 tie', /1\/3 of your \$50\.00.* returns \$350\.00/],
    ['my guy tied for 5th with 3 others on a top 5 bet, 40 at +400, dead heat payout', /4 are level for 1 paid place/],
    ['tied for 4th with 2 others on a top 5, 30 at +300, dead heat?', /3 are level for 2 paid places, so 2\/3 of your/],
    ['dead heat 4 way, 25 at +250', /a loss of \$3\.12 on the \$25\.00/],
  ])('%s is worked out for that bet', (text, said) => {
    expect(words(text)).toMatch(said);
  });

  it.each(['bet 20 at 10-1 what do i win', 'dead heat rules?', 'are the heat dead after losing 2 at 10-1'])(
    '%s is none of it',
    (text) => {
      expect(told(text)).toBeNull();
    },
  );
});

describe('what is asked for as sure', () => {
  it.each(['100% lock only. no essay. one pick', '1 pick 100% sure no bs', 'gimme a 100% guaranteed winner'])(
    '%s is told that nothing is',
    (text) => {
      expect(words(text)).toMatch(/no 100% locks/);
    },
  );

  it.each(['are you 100% sure about that bet', 'is betting 100% of kelly too much', '100% deposit bonus bet'])(
    '%s asks for something else',
    (text) => {
      expect(told(text)).toBeNull();
    },
  );
});
