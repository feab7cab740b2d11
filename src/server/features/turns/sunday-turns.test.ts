import { describe, expect, it } from 'vitest';
import { chatAt } from './test-noon-chat.ts';

/** The morning of a football Sunday. */
const lastOf = await chatAt(new Date('2026-12-06T15:30:00Z'));

describe('a bet against who is named', () => {
  it.each([
    [['fade the ravens?']],
    [['should i bet against the ravens']],
    [['is lamar playin today', 'so fade ravens?']],
  ])('%j is one on who they play', async (chat) => {
    const { text } = await lastOf(...chat);
    expect(text).toMatch(/A bet against the Ravens is one on the Bills\./);
    expect(text).toMatch(/Buffalo Bills moneyline/);
    expect(text).not.toMatch(/Baltimore Ravens moneyline|Lamar Jackson/);
  });
});

describe('who covers', () => {
  it.each([[['who covers giants commanders']], [['chargers cowboys who covers']]])(
    '%j is chosen on the spread alone',
    async (chat) => {
      const { text, cost } = await lastOf(...chat);
      expect(text).toMatch(/is the better of the two/);
      expect(text).not.toMatch(/moneyline/);
      expect(cost).toBe(1);
    },
  );

  it('is told with how often they do where prices were asked for, free', async () => {
    const { text, cost } = await lastOf('ravens at bills who wins', 'can they cover');
    expect(text).toMatch(/the likelier side is Ravens \+10, \d\d\.\d%, against \d\d\.\d% for Bills -10/);
    expect(cost).toBe(0);
  });
});

describe('bets held against each other', () => {
  it('are judged, and not shown as boards', async () => {
    const { text, cost } = await lastOf('compare josh allen and lamar passing overs');
    expect(text).toMatch(/Lamar Jackson over .* is the better of the two|Josh Allen over .* is the better of the two/);
    expect(cost).toBe(1);
  });

  it.each([
    [['compare josh allen and lamar passing overs', 'who do you like'], /over \d+\.5 passing yards is the better/],
    [['knicks or cavs', 'who do you like'], /moneyline is the best of them/],
    [['best nfl bet today', 'best nba bet tonight', 'which one do you like more'], /is the better bet/],
  ])('%j asks of these again, free', async (chat, told) => {
    const { text, cost } = await lastOf(...chat);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it('of two searches for one pick are both put in a parlay', async () => {
    const { text } = await lastOf('best nfl bet today', 'best nba bet tonight', 'put both in a parlay');
    expect(text).toMatch(/"legs":\[.*Dallas Cowboys moneyline.*Under 232\.5/);
  });
});

describe('a message of two asks', () => {
  it('keeps the verdict that stands beside a search', async () => {
    const { text } = await lastOf('who wins sunday night football', 'who u like ATS there and gimme a td scorer too');
    expect(text).toMatch(/(?:Commanders -9|Giants \+9) is the better of the two/);
    expect(text).toMatch(/anytime touchdown/);
  });
});

describe('a promotion', () => {
  it('at a book is what it comes to, and not how bets are placed', async () => {
    const { text } = await lastOf('got a 50 dollar bonus bet on fanduel best way to use it');
    expect(text).toMatch(/at FanDuel with the free bet/);
  });

  it('is worth as much as its own price without the boost', async () => {
    const { text } = await lastOf(
      '30% profit boost on dk max bet 25, nba only. what do i put it on',
      'is that still +ev without the boost',
    );
    expect(text).toMatch(/The expected value is -\d\.\d% of the stake/);
    expect(text).toMatch(/\+370/);
    expect(text).not.toMatch(/\+481/);
  });

  it('is hedged with what it pays boosted, free', async () => {
    const { text, cost } = await lastOf(
      'dk gave me a 50% profit boost max bet 25 nfl only min +100',
      'whats the best thing to put it on',
      'and if i hedge the other side at fd whats my locked profit',
    );
    expect(text).toMatch(/The bet counts as boosted\. -\d+ at FanDuel is its price/);
    expect(text).toMatch(/either way you win \$\d+\.\d\d/);
    expect(cost).toBe(0);
  });

  it.each([
    [['i have a $50 bonus bet how do i use it', 'i dont have circa'], /Circa Sports with/],
    [['i have a $50 bonus bet how do i use it', 'i dont have circa', 'and no betmgm'], /(?:Circa Sports|BetMGM) with/],
  ])('%j goes to the books that are left', async (chat, gone) => {
    const { text } = await lastOf(...chat);
    expect(text).toMatch(/with the free bet/);
    expect(text).not.toMatch(gone);
  });
});

describe('a book that is not had', () => {
  it('is left out of later lists too, until it is had after all', async () => {
    const chat = ['best nfl bet today', 'i dont have espn bet', 'best nba bet tonight'];
    expect((await lastOf(...chat)).text).toMatch(/^\{"summary":"(?:(?!ESPN BET).)* of them is shown/);
    const back = [...chat.slice(0, 2), 'actually i do have espn bet', 'best nba bet tonight'];
    expect((await lastOf(...back)).text).toMatch(/^\{"summary":"[^"]* \(ESPN BET\)/);
  });
});

describe('a stake that is asked back', () => {
  it('of a bet that was spoken of is no trouble', async () => {
    const { text } = await lastOf(
      '100 on bills ml what does it pay',
      'and if i just wanna get my 100 back no matter what',
    );
    expect(text).not.toMatch(/Helpline/);
  });

  it('of what is lost is', async () => {
    const { text } = await lastOf(
      '100 on bills ml what does it pay',
      'i lost it all i need to win my 100 back tonight',
    );
    expect(text).toMatch(/Helpline/);
  });
});

describe('a share of the bankroll', () => {
  it('is held against Kelly', async () => {
    const { text } = await lastOf('is 2% of bankroll too much on a -110 play w like 3% edge');
    expect(text).toMatch(/full Kelly stakes 3\.3% of the bankroll, so 2\.0% is 60\.6% of it/);
  });
});

describe('stakes and prices', () => {
  const TWO = 'if i bet 110 at -110 and 100 at +150 and win both what do i get';

  it.each([
    [[TWO], /If both win, \$460\.00 comes back, a profit of \$250\.00\./],
    [[TWO, 'and if only the second hits'], /If only the second wins, \$250\.00 comes back, a profit of \$40\.00\./],
    [[TWO, 'and if neither hits'], /If none wins, all \$210\.00 are lost\./],
    [['50 at +120 and 30 at -140 and 20 at +300, whats it pay if they all hit'], /If all 3 win, \$241\.43 comes back/],
    [['gimme a lock', 'lets do that one 2 units my unit is 15. whats my profit'], /For \$30\.00:/],
    [
      [
        'can i middle celtics, i have celtics +8.5 from yesterday',
        'how much on the other side if i had 40 on it at -110',
      ],
      /Put \$40\.00 on Celtics \+8\.5 at -110 .* and \$36\.36 on Magic -2\.5/,
    ],
  ])('%j is told of these stakes', async (chat, told) => {
    expect((await lastOf(...chat)).text).toMatch(told);
  });
});

describe('a teaser', () => {
  it('of a side that was told to win and on the spread has it once', async () => {
    const { text } = await lastOf('packers line moved from -4.5 to -6', 'what about teasing it down w the seahawks');
    expect(text).toMatch(/Each of the 2 legs must win/);
    expect(text.match(/Green Bay Packers \+0\.5/g)).toHaveLength(1);
  });

  it('of lines that are named as they end moves none of them again', async () => {
    const { text } = await lastOf('teaser rams +16 and giants +14.5 and ravens +16 6 pts');
    expect(text).toMatch(/Los Angeles Rams \+16 [^-+]*New York Giants \+14\.5 [^-+]*Baltimore Ravens \+16 /);
    expect(text).toMatch(/At \+160, about what 3 legs usually pay/);
  });

  it('of some of the lines that were listed moves each of them', async () => {
    const { text } = await lastOf('6 pt teaser legs today which ones are good', 'how bout 2 of them at -120 on fd');
    expect(text).toMatch(/Both legs win \d\d\.\d% of the time/);
    expect(text).not.toMatch(/Commanders -9 /);
  });

  it('is one also where it opens a chat', async () => {
    expect((await lastOf('6 pt teaser: giants +15, ravens +16')).text).toMatch(/win \d\d\.\d% of the time/);
  });
});

describe('what nobody prices', () => {
  it.each([
    [['any good mlb futures rn', 'dodgers +350 to win ws is that trash'], /I have no futures/],
    [
      ['any good mlb futures rn', 'dodgers +350 to win ws is that trash', 'ok who else, longer than 10-1'],
      /no futures/,
    ],
    [['live bet, nuggets down 9 at half +210 worth it?', 'they cut it to 4 now +125'], /Live prices are not stored/],
    [['sgp mahomes 250+ kelce anytime chiefs ml', 'fd has it +410 fair?'], /That parlay was not priced here/],
    [['josh allen anytime td -120, hurts -105 which one'], /touchdown scorers for Jalen Hurts/],
    [
      ['josh allen anytime td -120, hurts -105 which one', 'what about both in a parlay instead, dk +255'],
      /whether \+255 is fair cannot be told/,
    ],
  ])('%j is no reason to sell another bet', async (chat, told) => {
    const { text, cost } = await lastOf(...chat);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });
});

describe('a list', () => {
  it('is narrowed to the kinds that are said', async () => {
    const { text } = await lastOf('whats good tonight nba', 'just sides');
    expect(text).not.toMatch(/"market":"(?:total|prop)/);
    expect(text).toMatch(/"market":"(?:moneyline|spread)/);
  });

  it('is told at the book that is named, free', async () => {
    const { text, cost } = await lastOf('best nba bets tonight', 'any of those at caesars');
    expect(text).toMatch(/Caesars: |no price for Caesars/);
    expect(cost).toBe(0);
  });
});

describe('two books', () => {
  it('are held against each other by what they keep', async () => {
    expect((await lastOf('whats the vig on dk vs pinnacle')).text).toMatch(
      /Pinnacle \d\.\d\d% and DraftKings \d\.\d\d%/,
    );
  });
});

describe('what is asked of a player or a bet that was named before', () => {
  it.each([
    [['best nba prop tonite', 'hes not hurt right'], /injury report/],
    [['wemby points', 'ok n who r they playin'], /Warriors @ Spurs starts/],
    [['jokic triple double +130 good? also what time nuggets play', 'nm how bout 25+ pts'], /Nikola Jokic over 24\.5/],
    [
      ['bijan robinson longest rush over 15.5, what % does that hit', 'so fair odds is what'],
      /no price on the longest/,
    ],
    [['wind in buffalo sun?? thinking under 44.5', 'at what mph does it actually matter'], /Wind tells most/],
    [['is lamar playing sunday', 'if hes out how many pts does the line move'], /I do not model who plays/],
    [['expalin closing line value like im dumb'], /compares the price you took/],
    [['6 pt teaser lions and ravens', 'add a third team then, who fits'], /both 3 and 7/],
    [
      ['dk gave me a 50% profit boost max bet 25 nfl only min +100', 'whats the best thing to put it on'],
      /, NFL\), \+\d+ at DraftKings: boosted/,
    ],
    [
      ['can i middle celtics, i have celtics +8.5', 'other side is -2.5 +120'],
      /on Celtics \+8\.5 at -110 .* on Magic -2\.5 at \+120/,
    ],
    [['got a 100 bonus bet on fanduel', 'stake not returned btw'], /That is how it was worked out: the \$100\.00/],
    [
      ['i got a parlay w bills ml and lakers ml, $100 to win 85. if the bills hit how do i hedge the lakers leg'],
      /on (?:Utah )?Jazz moneyline/,
    ],
    [['got a 100 bonus bet on fanduel', 'how much cash is that worth'], /in cash, \d\d\.\d% of the \$100\.00/],
    [['steph over 4.5 threes', 'whats the hit rate on that'], /no price on three-pointers/],
    [['steph over 4.5 threes', 'ok what about 3.5'], /no price on three-pointers/],
    [['bet 2 units on lakers ml whats that pay'], /2 units at -\d+ \(1\.\d+\) win 0\.\d+ units/],
    [['bijan robinson rushing yards fair odds', 'i meant gibbs sorry'], /Jahmyr Gibbs rushing yards/],
    [['did my ravens ml hit last week', 'they cover?'], /I have no results of games that are over/],
    [
      ['what is clv', 'how do i know if i got it on vikings +3.5, i took it tues its +2.5 now'],
      /^As it stands you beat it by 1 point: \+3\.5 is a better number than \+2\.5\./,
    ],
    [['over 39.5 bills ravens -110 dk good?', 'id rather have the under tbh'], /Under 39\.5/],
    [['gimme a lock', 'bro thats too chalky, somethin plus money'], /^\{"summary":"[^"]* at \+1\d\d /],
  ])('%j is of that', async (chat, told) => {
    expect((await lastOf(...chat)).text).toMatch(told);
  });
});
