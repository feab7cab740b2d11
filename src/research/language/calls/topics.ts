import { findPhrases, indexPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';

/** What a question is about, beside bets and sums: each by the ways to say it. */
const PHRASES = {
  arbitrage:
    'free money, arb, arbs, arbitrage, arbitrages, arbing, surebet, surebets, sure bet, sure bets, riskless profit, ways under 100, way under 100, ways below 100, pairs under 100, pair under 100, both sides under 100, sides under 100, add under 100, adds under 100, add up under 100, adds up under 100, add up to under 100, adds up to under 100, adding up to under 100, add up to less than 100, adds up to less than 100, sum under 100, sums under 100, sum to under 100, sum to less than 100, combined under 100, combine under 100, combine to under 100, total under 100%, implied under 100, less than 100 implied, under 100 implied',
  middles: 'middle, middles, middling, middle opportunities',
  low_hold:
    'low hold, low holds, lowest hold, low vig, lowest vig, reduced juice, lowest juice, least juice, least vig, lowest margin, tightest market, tightest markets, cheapest market, smallest hold, low juice',
  gaps: 'off market, stale line, stale lines, stale price, stale prices, soft line, soft lines, softest, softest line, outlier, outliers, biggest gap, biggest gaps, biggest difference, biggest discrepancy, biggest discrepancies, discrepancy, discrepancies, price gaps, books disagree, out of line, way off',
  why_move:
    'why did it move, why did the line move, why did it drop, why did it go, why is it moving, why the move, what moved it, why has it moved, why are they moving',
  buy_points:
    'buy half a point, buying half a point, buy a half point, buy the half, buy the hook, buying points, buy points, buy a point, buying a point, buy off, sell points',
  moves:
    'movers, biggest mover, line go, line went, line gone, line drop, line dropping, line dropped, line is dropping, line rising, what was it, what was the line, where was it, dropping, did it move, does it move, it moves, it moved, line move, line moves, line movement, line movements, moved, moving, movement, smart money, steam, steam move, steam moves, steaming, steamed, vs opener, versus opener, since opener, from opener, openers, opened, opening line, opening number, open at, where did it open, reverse line movement, rlm, sharp money, sharp action, sharps on, sharp side, shifted, shift, drifted, drifting, come down, gone up, gone down, which way, line history, where did the line, where has the line',
  injury:
    'dinged up, banged up, nicked up, beat up, hobbled, limping, day to day, dtd, gtd, on the ir, injury, injuries, injured, injury report, hurt, questionable, inactive, inactives, ruled out, whos out, who is out, is out, whos hurt, lineup, lineups, playin, suiting up, gonna play, going to play, available to play, scratched, missing players, lesiones',
  weather: 'weather, wind, windy, winds, rain, raining, snow, snowing, temperature, forecast',
  form: 'form, recent form, last five games, last 5 games, last 5, last five, last ten games, last 10 games, last 10, recent games, recent results, been playing',
  head_to_head:
    'last meetings, last meeting, previous meetings, head to head record, h2h record, h2h history, history between, past meetings, last time they played, last time they met, series history, record against',
  best_price:
    'better number anywhere, better price anywhere, better odds anywhere, better line anywhere, anywhere better, a better number, a better price, better odds elsewhere, better price elsewhere, better number elsewhere, better line elsewhere, who has the over, who has the under, who has over, who has under, any book, any books, any other book, whos got it best, who got it best, who has it best, cheapest book, what is the draw paying, whats the draw paying, paying for the draw, best price, best prices, best odds, best line, best lines, best number, best numbers, who has the best, who got the best, where can i get, where do i get, where to get, which book, what book has, what book is, which sportsbook has, cheapest, highest price, worst price, worst book, line shop, line shopping, shop around, shop for, shopping for, every book, all books, all the books, each book, across books, compare books, at every book, by book',
  odds: 'sharpest book says, sharpest book, sharp books say, price at, prices at, whos favored, who is favored, whos the favorite, who is the favorite, whos the fave, the fave, who the fave, whos favoured, devig, de vig, no vig, fair odds for, the hold, hold on, the vig on, the juice on, price of, odds, odds on, odds for, price on, prices on, price for, prices for, lines, line for, lines for, line on, lines on, board, odds board, moneylines, spreads, totals, whats the spread, what is the spread, whats the line, what is the line, favored by, favoured by, giving how many, laying how many, whats the total, what is the total, whats the over under, what is the over under, over under on, over under for, whats the o u, whats the ou, whats the number, pregame line, current line, current odds, whats the moneyline, whats the ml, what are the odds',
  games:
    'games, what games, list of games, schedule, whats on, on today, on tonight, who plays, whos playing, who is playing, any games, which games, what matches, matches, fights, what fights, partidos, juegos, slate',
  list: 'list, show me, show, see, pull up, display, just list, give me the odds, give me the lines, give me lines, give me odds, what are, whats, what is',
  compare: 'compare, comparison, versus, vs, difference between, or',
  judge:
    'good, worth, worth it, value, should i, take, taking, like, love, play, playing, smash, hammer, fade, thoughts, lean, edge, fair, ok, okay, sharp, smart, bad, legit, y or n, do i, bet, betting, better, safer, who wins, who covers, who do you like, who you got, pick, picks, lock, locks, ev, vale la pena, good number, good line, good price',
  best: 'best, top, strongest, safest, favorite, favourite, give me, dame, mejor, mejores, gimme, any value, most value, value bets, picks, lock, locks, mejores apuestas',
  record:
    'you any good, u any good, ya any good, you even any good, u even any good, ur record, prove it, you been doing, u been doing, you been doin, u been doin, ya been doin, you doing lately, u doing lately, your picks done, your picks doing, your picks do, your picks been, your picks perform, your picks performed, your picks fared, picks of yours won, track record, your record, win rate, hit rate, your results, how accurate, are you profitable, u profitable, you profitable, actually profitable, how good are you, how good are your picks, do your picks win, your roi, your winrate, past performance, proof you win, proven, all your picks, your picks last, last pick lost, your picks suck, you suck, u suck',
  own_bets:
    'what bets do i have open, bets do i have open, my open bets, bets i have open, open bets do i have, which of my bets are open, did i make money, have i made money, did i lose money, have i lost money, am i winning, am i losing, am i profitable, my bets, my record, how am i doing, am i up, am i down, my roi, my picks, my results, my history, did it win, did that win, did my bet, did i win, how did my, how did i do, did i tell u, did i tell you, beat the close, my clv, how are my picks doing, last picks do',
  books_covered:
    'what books, which books, which sportsbooks, what sportsbooks, books do you cover, books you cover, books do u cover, books u cover, books do you have, books do you use, books are supported, what bookies, which bookies',
  legal:
    'use this in, can i even use, use edgewise in, legal, legal in, is it legal, allowed in, available in, licensed in, legal to bet, can i bet in, can i use',
  sports_covered:
    'what sports, which sports, what leagues, which leagues, sports do you cover, sports do you have, leagues do you cover, do you do, do you cover',
  prices:
    'how much are tokens, token price, token cost, how much is a token, how many tokens, cost per question, what does it cost, how much does it cost, how much does this cost, how much do you cost, how much is pro, pricing, subscription cost, monthly price, price per month, tokens cost, price of tokens, buy tokens, more tokens',
  when: 'what time, when is, when do, when does, start time, kickoff, tip off, tipoff, puck drop, first pitch time',
  limits: 'my limits, my limit, what limits, spending limit, deposit limit, limits do i have',
  about:
    'what can u do, what do u do, pro mode, does pro, whats pro, difference between regular and pro, whats the difference between pro, regular or pro, r u a bot, r u real, are you a bot, are u a bot, you a bot, are you human, are you real, are you a person, are you ai, are you an ai, are you chatgpt, are u ai, real person, who are you, what are you, what can you do, what do you do, what can i ask, how do you work, how does this work, how does it work, what is this, who made you, what is edgewise, whats edgewise, can i trust you, how do you know, how do i know you, how do i know youre, how do i know these, how do i know this is, making this up, making it up, making these up, make this up, make these up, making things up, are you lying, why should i trust, can i trust this, where do you get your data, where do your odds come from, what data',
} as const satisfies Readonly<Record<string, string>>;

export type Topic = keyof typeof PHRASES;

/** "What's" is read as "what", "whats" as it stands. */
function withShort(phrase: string): string[] {
  return /^(whats|whos|wheres|hows) /.test(phrase) ? [phrase, phrase.replace('s ', ' ')] : [phrase];
}

export const TOPIC_INDEX = indexPhrases<Topic>(
  Object.entries(PHRASES).flatMap(([topic, phrases]) =>
    phrases
      .split(', ')
      .flatMap(withShort)
      .map((phrase) => [phrase, topic as Topic] as const),
  ),
);

export const topicsIn = (tokens: readonly Token[]): ReadonlySet<Topic> =>
  new Set(findPhrases(TOPIC_INDEX, tokens).flatMap(({ values }) => values));
