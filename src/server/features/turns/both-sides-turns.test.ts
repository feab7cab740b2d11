import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

const BOARD = 'jets niners ml, every book pls';
const SPLIT =
  /\$528\.51 on Jets moneyline at DraftKings \(-110\) and \$471\.49 on 49ers moneyline at Circa Sports \(\+114\)/;

describe('bets on both sides of a market', () => {
  it.each([
    [[BOARD, 'so is that an arb? how do i split 1k'], SPLIT],
    [[BOARD, 'does that arb', 'put 1000 total on it, stakes?'], SPLIT],
    [[BOARD, 'split $1000 on both sides'], SPLIT],
    [['arb? jets -110 draftkings niners +114 circa, 1000 to split'], SPLIT],
    [[BOARD, 'arb?', 'circa limits me to 150 on the niners'], /\$150\.00 on 49ers .* match is \$168\.14 on Jets/],
    [[BOARD, 'arb?', 'only got 200 at draftkings, max?'], /\$200\.00 on Jets .* match is \$178\.42 on 49ers/],
    [[BOARD, 'arb?', 'what if niners drop to +105'], /at \+105 instead of \+114\..*No arbitrage/s],
    [[BOARD, 'split 800', 'niners are at +118 now, still an arb?'], /at \+118 instead of \+114\..*make an arbitrage/s],
    [
      [BOARD, 'split 1k', 'id rather do 540 and 460, profit each side?'],
      /\$540\.00 on Jets .* \$460\.00 on 49ers .*Jets moneyline wins: \+\$30\.91; 49ers moneyline wins: -\$15\.60/s,
    ],
    [
      [BOARD, 'arb?', '250 on the niners and 290 on the jets, net either way'],
      /\$290\.00 on Jets .* \$250\.00 on 49ers/,
    ],
    [[BOARD, 'arb?', '100 on the jets, how much on the other side'], /\$89\.21 on 49ers .* evens out your \$100\.00/],
    [
      ['jets -115 dk and niners +120 circa, if i put 200 on the niners what does the other side need'],
      /\$235\.35 on Jets .* evens out your \$200\.00/,
    ],
    [[BOARD, 'arb?', 'any more like that in the nba'], /arbitrage/],
    [[BOARD, 'whats the hold with the best of both'], /together hold -0\.90%/],
    [[BOARD, 'if i take jets -115 whats the worst niners price so i dont lose'], /49ers moneyline must pay \+115/],
    [[BOARD, 'arb?', 'how low can the niners go before im losing'], /49ers moneyline must pay \+110/],
    [
      ['flames ml best price', 'and the islanders?', 'stakes for 2k total'],
      /on Flames moneyline .* on Islanders moneyline/,
    ],
    [['everton newcastle best of each 3 way, does it arb'], /-2\.88%.*Draw at Circa Sports \(\+276\)/s],
    [['flagg o27.5 -112 at caesars and u27.5 -101 at fanduel, play both?'], /under 27\.5 points at FanDuel \(-101\)/],
  ])('%j is told with both, free', async (chat, told) => {
    const { text, cost } = await lastOf(...chat);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it.each([
    [['lions -4.5 with bills +6.5, is that a middle'], /Yes, a middle: both win with Lions by 5 to 6/],
    [
      ['middle lions -4.5 bills +6.5', 'price it at 500 a side'],
      /\$500\.00 on Lions -4\.5 .* \$500\.00 on Bills \+6\.5/,
    ],
    [['middle lions -4.5 bills +6.5', '500 each', 'how often does it need to land'], /both have to win 7\.\d%/],
    [['sinner khachanov over 23 -148 under 24 -105 is that a middle'], /No middle: no result wins both/],
    [['whats a middle', 'show me a real one in the nba tonight'], /Both win on/],
    [
      ['whats a middle', 'show me a real one in the nba tonight', 'what do i lose when it misses at 100 each'],
      /you lose \$/,
    ],
  ])('%j is of that middle, free', async (chat, told) => {
    const { text, cost } = await lastOf(...chat);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it('leaves what is of one side, of others or of a word as it was', async () => {
    expect((await lastOf(BOARD, 'is jets -115 a good bet')).cost).toBe(1);
    expect((await lastOf(BOARD, 'arb?', 'is niners +125 good by itself')).cost).toBe(1);
    expect((await lastOf(BOARD, '100 on jets, what does it pay')).text).toMatch(
      /Jets moneyline at -110 .* wins \$90\.9/,
    );
    expect((await lastOf(BOARD, 'arb?', 'what is +150 in decimal')).text).toMatch(/2\.50/);
    expect((await lastOf(BOARD, 'how much do i bet on each to win 50')).text).not.toMatch(/arbitrage/i);
    expect((await lastOf(BOARD, 'any arbs in the nhl tonight')).text).toMatch(/Scanned/);
    expect((await lastOf(BOARD, "what's an arb")).text).toMatch(/pair of prices/);
  });
});

describe('what is held', () => {
  const HELD = 'got 200 on teofimo lopez at +140, can i hedge w benn at +183 tonight';

  it.each([
    [[HELD, 'and just enough at +183 so i dont lose if benn wins'], /Bet \$109\.29 on Conor Benn/],
    [[HELD, 'just want my money back if benn wins, hes +160 now'], /Bet \$125\.00 on Conor Benn/],
    [[HELD, 'what about a draw does that kill both'], /No, not where two outcomes are sold/],
    [
      [
        'have a parlay 100 to win 400, last leg columbus ml vs flyers monday -164. book offers 310 cash out take it?',
        'what if that leg was -200',
      ],
      /Hold: on price alone the bet is worth \$333\.33/,
    ],
  ])('%j is told of it, free', async (chat, told) => {
    const { text, cost } = await lastOf(...chat);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });
});
