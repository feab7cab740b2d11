import { indexPhrases, type PhraseIndex } from '#engine/names/phrase-index.ts';
import type { LeagueName } from '../leagues.ts';
import { NUMBER_WORDS } from '../number-words.ts';
import type { PropStat } from '../prop-stats.ts';
import type { MarketKind } from '../reading.ts';
import type { WishPart } from './wish-part.ts';

/** The words of wishes for bets, and what each says. A phrase stands once; the longest at a place counts. */

const listed = (part: WishPart, phrases: string): [string, WishPart][] =>
  phrases.split(', ').map((phrase) => [phrase, part] as [string, WishPart]);

const market = (kind: MarketKind, one: string, many: string, league?: LeagueName): [string, WishPart][] => [
  ...listed({ kind: 'market', market: kind, many: false, ...(league && { league }) }, one),
  ...listed({ kind: 'market', market: kind, many: true, ...(league && { league }) }, many),
];

const side = (of: Extract<WishPart, { kind: 'side' }>['side'], one: string, many: string): [string, WishPart][] => [
  ...listed({ kind: 'side', side: of, many: false }, one),
  ...listed({ kind: 'side', side: of, many: true }, many),
];

/** No position is stored: who throws is a quarterback, and who has catches priced a receiver. Of the rest nothing tells them apart. */
const positions = (stats: readonly PropStat[], names: string): Record<string, readonly PropStat[]> =>
  Object.fromEntries(names.split(', ').map((name) => [name, stats]));
const POSITIONS: Readonly<Record<string, readonly PropStat[]>> = {
  ...positions(['passing_yards', 'passing_touchdowns'], 'qb, qbs, quarterback, quarterbacks, passers'),
  ...positions(
    ['receiving_yards', 'receptions'],
    'receivers, wr, wrs, wideout, wideouts, wide receiver, wide receivers, pass catcher, pass catchers',
  ),
  ...positions(
    ['rushing_yards'],
    'rb, rbs, running back, running backs, runningback, runningbacks, rushers, tailback, tailbacks',
  ),
  ...positions(['strikeouts'], 'pitchers'),
  ...positions(['hits', 'home_runs', 'total_bases', 'runs_batted_in'], 'hitters, batters'),
  ...positions(
    [],
    'american, americans, american player, american players, lefty, lefties, rookie, rookies, tight ends, tes, kickers, goalies, goaltenders, defensemen, defenders, midfielders, strikers, point guards, guards, centers, bigs, big men, forwards, shortstops, catchers, outfielders, linebackers',
  ),
};

/** -115: what is "near even" where no number is named. */
const NEAR_EVEN = 1 + 100 / 115;

export const WISH_WORDS: PhraseIndex<WishPart> = indexPhrases<WishPart>([
  ...listed({ kind: 'filler', all: true }, 'all, every, everything, everythin'),
  ...listed(
    { kind: 'filler', any: true },
    'whats, what, any, some, something, anything, someone, somebody, anyone, anybody',
  ),
  ...listed(
    { kind: 'filler' },
    'whos the, who is the, whos ur, whos your, no i mean, no i meant, nah i mean, nah i meant, why not, whynot, i, im, id, ill, me, my, we, us, you, u, your, ur, ya, it, its, is, are, was, be, do, does, did, has, have, got, get, gets, can, could, would, will, wanna, want, need, like, love, looking, look, find, for, of, to, in, on, at, from, with, w, by, please, pls, plz, which, there, theres, right, now, rn, currently, available, thats, these are, those are, out there, today slate, slate, board, on the board, tell, show, list, give, gimme, gime, send, see, hit me with, hook me up, lets, let, go, yo, hey, hi, hello, ok, okay, so, well, but, then, actually, yeah, yes, cool, nice, thanks, thx, good, great, nice, strong, solid, decent, fire, worth, making, taking, playing, betting, real, really, though, tho, priced, price is, prices, odds, odd, that, this, these days, would u, bet at, how about, how bout, hows, how, about, bout, what about, what bout, wb, make, made, makes, build, built, put, together, into, up, down, out, off, kind, kinda, thing, things, man, bro, dude, mate, fam, game, games, match, matches, group game, group games, group match, group matches, group stage, fight, fights, matchup, matchups, card, side, starting, starts, start, kickoff, kicking off, sort, sorted, rank, ranked, order, ordered, first pitch, other one, the other one, the other game, american odds, if, take, took, one i can, can i, should i, to make, as, as well, because, cuz, wheres, where, here, team, teams, maybe, only need, just need, feeling, feel, think, you think, whatever, either, regular season, type, types, style, instead, rather, full game, whole game, the whole game, same, the same, same thing, same again, now do, same stuff, fair price, fair prices, fair odds, all on, all in, all of it, if, market, markets, kind of, works, work, goes, anything works, anything goes, any sport, any sports, any league, any leagues, skip anything that already started, anything that already started, games that already started, that already started, havent started, that havent started, not started yet, across all sports, across, sport, sports, time, overall, prob, probably, best of, am i, doable, action, somewhere, number, same odds range, same odds, same range, same price range, same prices, table, tables, range, odds range, price range, total odds, total price, total payout, combined odds, combined price, overall odds, overall price, a stake, whole board, whole slate, from all games, from all the games, across all games, across all the games, out of all games, of all games, from any game, in any game, any game',
  ),
  ...listed(
    { kind: 'asks' },
    'bets, best bets, picks, plays, wagers, locks, the move, whats the move, moves for, punt, punts, flier, flyer, worth a punt, worth a shot, value, values, best value, edges, edge, lean, leans, selection, selections, top rated, recommend, recommendation, recommendations, suggest, suggestion, suggestions, tips, opportunities, opportunity, winner, winners, positive ev, plus ev, option, options',
  ),
  ...listed(
    { kind: 'confidence', least: null },
    'lower the bar, lower your bar, lower ur bar, lower the standards, lower your standards, lower ur standards, lower the threshold, relax the standards, relax the bar, be less strict, less strict, be less picky, loosen it up',
  ),
  ...listed(
    { kind: 'asks', best: true },
    'best, top, least bad, the least bad, least worst, least terrible, least awful, least ugly',
  ),
  ...listed({ kind: 'asks', one: true }, 'bet, pick, play, wager'),
  ...listed(
    { kind: 'asks', plainly: true },
    'gimme action, give me action, gimme some action, give me some action, need action, need some action, want action, want some action, get some action, find me action, find me some action, looking for action, looking for some action, in the mood for action, in the mood for some action, what should i throw it on, what should i put it on, what should i drop it on, what should i spend it on, what should i use it on, what do i throw it on, what do i put it on, where should i put it, where do i put it, what should i bet it on, what to bet it on, what to put it on, under the radar, flying under the radar, going under the radar, makes most sense, makes the most sense, make the most sense, slept on, sleeping on, nobody is talking about, nobodys talking about, no one is talking about, noones talking about, nobody talks about, worth throwing money on',
  ),
  ...listed(
    { kind: 'single', of: 'asks' },
    'lock, best bet, best play, best pick, lock of the day, lock of the night, best lock, ur lock, your lock, lock tonight, lock today, favorite bet, favourite bet, bet of the day, play of the day, pick of the day, potd',
  ),
  ...listed(
    { kind: 'single', of: 'more' },
    'another, another one, next one, one more, a different one, 2nd best, 2nd best one, the 2nd best, the 2nd best one, second best one, the second best one, next best one, runner up, the runner up',
  ),
  ...listed(
    { kind: 'per', of: 'league' },
    'one per sport, one per league, one for each sport, one for each league, one from each sport, one from each league, one of each sport, one each sport, per sport, per league, each sport, every sport, each league, every league, from each, one from each, leg from each, a leg from each, one leg from each, one of each, a leg of each, different sports, all different sports, mix of sports, mix sports, mixed sports',
  ),
  ...listed(
    { kind: 'per', of: 'game' },
    'per game, per match, per fight, per matchup, each game, every game, each match, every match, each fight, every fight, each matchup, every matchup, all games, all the games, all of the games, every single game, one a game, one from each game, one for each game, one in each game, different games, all different games, from different games, all from different games, no two from the same game, not from the same game, none from the same game, max one a game',
  ),
  ...listed({ kind: 'same', of: 'league', other: false }, 'same sport, the same sport, same league, the same league'),
  ...listed(
    { kind: 'same', of: 'league', other: true },
    'different sport, a different sport, another sport, other sport, other sports, different league, another league, other leagues',
  ),
  ...listed(
    { kind: 'same', of: 'game', other: true },
    'different game, another game, other games, other matches, other fights, other matchups',
  ),
  ...listed(
    { kind: 'allows' },
    'are fine, r fine, is fine, are ok, r ok, is ok, are okay, is okay, are cool, r cool, are good, are allowed, fine again, ok again, are back, are back on',
  ),
  ...listed(
    { kind: 'again' },
    'same thing but, the same thing but, same thing with, same but, same thing for, same for, do the same, do the same for, same deal but, same rules, those rules, under those rules, under the same rules, with those rules, with the same rules, same filters, those filters, with those filters, with the same filters, same limits, under those limits, same search, same conditions, same books, the same books, at the same books, same two books, the same two books, at the same two books, same sportsbooks, at those books, at these books, i said, like i said, as i said, i asked for, i wanted, flip it, flip it to, flip them, flip them to, flip those, flip those to, flip that to, switch it to, switch to, switch them to, switch those to, change it to, change them to, run it again, run it back, run that again, rerun, rerun it, do it again, try again, search again, redo, redo it, check again, refresh, refresh it, refresh that',
  ),
  ...listed(
    { kind: 'market', market: 'moneyline', many: true },
    'straight moneyline, straight moneylines, straight ml, straight mls, straight money line, straight money lines, straight up moneyline, straight up moneylines, to win outright, outright winners',
  ),
  ...listed(
    { kind: 'price', least: 2 },
    'nothing under plus money, nothing but plus money, nothing below plus money, no minus odds, no chalk, no favorites odds, nothing minus',
  ),
  ...listed(
    { kind: 'parlay', sameGame: false },
    'parlay, parlays, parley, parly, paly, accumulator, accumulators, acca, accas, accy, multi, ticket, combo, banger',
  ),
  ...listed(
    { kind: 'parlay', sameGame: true },
    'sgp, sgps, same game parlay, same game parlays, same game, same game thing, bet builder',
  ),
  ...listed(
    { kind: 'singles' },
    'straight, straights, straight bet, straight bets, single bet, singles, no parlay, no parlays, not a parlay, straight up bet',
  ),
  ...listed({ kind: 'each' }, 'legs only, each leg, each, each of, every leg, per leg, all legs, legs all, apiece'),
  ...listed(
    { kind: 'order', order: 'chance' },
    'safest, safe, most likely, most likely to win, most likely to hit, most likely to cash, likeliest, likeliest to win, highest chance, highest chance to win, highest chance of winning, best chance, best chance to win, best chance of winning, best chance of hitting, highest probability, highest win probability, highest win chance, most probable, surest, by chance, by probability, by win probability, by chance to win, least risky, lowest risk, low risk, safer, something safer, safer ones, less risky, too risky, way too risky, realistic, more realistic, likelier, more likely, easiest to hit, easiest, by how likely, by how likely they are to hit',
  ),
  ...listed(
    { kind: 'order', order: 'edge' },
    'biggest edge, highest edge, best edge, largest edge, most edge, biggest edges, highest edges, best edges, by edge, by value, by ev, by expected value, highest ev, most value, best ev, best plus ev, highest plus ev, biggest value, edge first',
  ),
  ...listed(
    { kind: 'order', order: 'longest' },
    'longest odds, highest odds, biggest odds, biggest payout, highest payout, longest price, longest first, biggest price, longest shot, highest paying, by odds, by price, by payout',
  ),
  ...listed(
    { kind: 'order', order: 'shortest' },
    'shortest odds, lowest odds, shortest price, shortest first, heaviest favorite, biggest favorite',
  ),
  ...listed(
    { kind: 'order', order: 'confidence' },
    'most confident, highest confidence, highest rated, most stars, by confidence, by stars, by rating, strongest, by how confident, by how confident u are, by how confident you are, by how sure, by how sure u are, by how sure you are, by how much u like, by how much you like, by how much u like them, by how much you like them, most sure of, surest about',
  ),
  ...listed(
    { kind: 'order', order: 'start' },
    'soonest, earliest, by time, by start time, by start, by kickoff, starting soonest, starts first',
  ),
  ...market('moneyline', 'moneyline, money line, ml, straight up winner', 'moneylines, money lines, moneyline bets'),
  ...market('spread', 'spread, point spread, ats, against the spread, handicap', 'spreads, point spreads, handicaps'),
  ...market('spread', 'run line, runline, rl', 'run lines, runlines', { leagues: ['MLB'] }),
  ...market('spread', 'puck line, puckline', 'puck lines, pucklines', { leagues: ['NHL'] }),
  ...market(
    'total',
    'total, game total, total points, total goals, total runs, total rounds, total games, total sets, over under, over unders, o u',
    'totals, game totals',
  ),
  ...listed({ kind: 'sides' }, 'sides, side bets, sides only'),
  ...listed(
    { kind: 'filler' },
    'i see no, i see none, see no, seeing no, i dont see, i dont see any, dont see any, you gave no, u gave no, you gave me no, u gave me no, there are no, there were no, why no, why are there no, how come no',
  ),
  ...listed({ kind: 'filler' }, 'both sides, either side, two sides, all sides, other sides'),
  ...market(
    'prop',
    'prop, player prop, prop bet',
    'props, player props, prop bets, props bets, player stuff, player bets, player lines, player markets, props on players, players not teams',
  ),
  ...side('over', 'over', 'overs'),
  ...side('under', 'under', 'unders'),
  ...side(
    'underdog',
    'underdog, dog',
    'underdogs, dogs, dog side, dog sides, dogs side, underdog side, underdog sides, side of the dogs',
  ),
  ...listed({ kind: 'side', side: 'underdog', many: true, outright: true }, 'upsets'),
  ...listed({ kind: 'side', side: 'underdog', many: false, far: true }, 'longshot, long shot'),
  ...listed({ kind: 'side', side: 'underdog', many: true, far: true }, 'longshots, long shots, moonshot, hail mary'),
  ...listed(
    { kind: 'side', side: 'favorite', many: false, far: true },
    'heavy favorite, heavy favourite, heavy fav, heavy fave, big favorite, big fav, huge favorite, huge fav',
  ),
  ...listed(
    { kind: 'side', side: 'favorite', many: true, far: true },
    'heavy favorites, heavy favourites, heavy favs, heavy faves, heavy chalk, big favorites, big favs, huge favorites, huge favs, massive favorites',
  ),
  ...side(
    'favorite',
    'favorite, favourite, fav, fave, chalk',
    'favorites, favourites, favs, faves, fav side, fav sides, favs side, favorite side, favorite sides, favorites side, favourite side, chalk side',
  ),
  ...side('draw', 'draw', 'draws'),
  ...listed(
    { kind: 'price', least: NEAR_EVEN },
    'plus money or near it, plus money or close, plus money or close to it, plus money or near, plus money or thereabouts, near plus money, close to plus money, around plus money, almost plus money, near even money, close to even money, around even money, near even, around even',
  ),
  ...listed({ kind: 'price', least: 2 }, 'plus money, plus odds, plus price, plus prices, plus money only'),
  ...listed(
    { kind: 'price', least: 2 },
    'too chalky, way too chalky, so chalky, too much chalk, all chalk, too juiced, too much juice, too short, longer odds, bigger odds, better odds, higher odds, longer prices, better prices, bigger payout, bigger payouts, better payout, better payouts, higher payout, juicier, longer ones, more upside, more juice',
  ),
  ...listed({ kind: 'price', most: 2 }, 'minus money, minus odds'),
  ...listed(
    { kind: 'any_book' },
    'any book then, any book works, any book is fine, any book, any books, any sportsbook, best book, whatever book, whichever book, all books, anywhere, any of my books',
  ),
  ...listed(
    { kind: 'any_market' },
    'any market, any markets, all markets, every market, any kind of bet, any type of bet, any bet type, any bet types, all kinds of bets, all types of bets',
  ),
  ...listed(
    { kind: 'leans' },
    'pick one, just pick one, pick one for me, which side has value, which side, either side, whatever is best, whatevers best, whichever is best, what u like, what you like, what do u like, what do you like, what are you liking, what u got, what would you bet, what would u bet, what would you play, what would u play, anything better, anything good, anything u like, anything you like, anything worth it, anything worth a bet, anything worth betting, anything worth playing, anything worth a stake, anything at all worth a stake, anything at all worth a bet, anything at all worth betting, anything at all, any value, anything there, anything playable, what looks good, whats worth it, whats worth betting',
  ),
  ...listed(
    { kind: 'leans', plainly: true },
    'who do u like, who do you like, who u like, who you like, who ya like, who do u got, who do you got, who u got, who you got, who are you taking, who are we taking, who should i bet on, who should i bet, who do i bet on, who should i take',
  ),
  ...listed(
    { kind: 'likes' },
    'u like, you like, ya like, do u like, do you like, u likin, you liking, u recommend, you recommend, you would bet, u would bet, youd bet, worth it, worth a bet, worth betting, worth playing, worth a stake, any good, any decent, any solid, any strong, some good, look good, looking good, are good tonight, are good today',
  ),
  ...Object.entries(POSITIONS).map(
    ([phrase, stats]) => [phrase, { kind: 'position', stats } as const] as [string, WishPart],
  ),
  ...listed(
    { kind: 'not' },
    'no, not, nothing, nothing on, nothing from, nothing in, nothing involving, nothin, nothin on, nothin from, none of, not any, nobody on, nobody from, no one on, no one from, no players from, no players on, zero, sick of, tired of, over it with, minus, no bets on, no picks on, no more, not counting, without, w o, with o, except, except for, excluding, exclude, forget, forget the, lose the, hide, hide the, filter out, wipe, im not into, other than, besides, but not, but no, skip, avoid, remove, removing, lose anything, lose everything, cut anything, cut everything, take out, leave out, leaving out, drop, hate, not the, minus the, get rid of, ditch, anything but, everything but, any league but, any leagues but, any league except, every league but, all leagues but, any sport but, any sports but, any sport except, every sport but, all sports but, any market but, aside from, apart from, nothing with, dont want, do not want, dont like, dont give me, dont show me, dont show, dont bet, dont play, dont have, i dont have, do not have, i do not have, dont use, i dont use, dont got, cant bet at, cant use, i cant use, dont do, dont touch, do not bet, do not play, never bet, never play, never do, never touch, never, hate betting, wont bet, wont play, stay away from, keep out, throw out, toss, exclude the, fade the, not into, not a fan of, refuse to bet, not touching, wont touch, cant touch, not betting, not playing, not doing, not interested in, no interest in, staying away from, keep away from, keeping away from, steering clear of, steer clear of, cant stand, done with, allergic to, dont trust, dont care for, dont bother with, cut out, kick out, scratch, nix, scrap, i dont bet, i never bet, not a big fan of, dont follow, dont watch, dont really follow, dont really watch, dont know much about, dont care about, dont really care about, bored of, bored with, had enough of, enough of',
  ),
  ...listed(
    { kind: 'only' },
    'not the whole board, not the whole slate, not whole board, not everything, not the whole thing, just that game, i mean, i meant, i mean the, i meant the, specifically, only, just, strictly, exclusively, nothing but, limit to, must be, has to be, have to be',
  ),
  ...listed({ kind: 'also' }, 'also, too, add, plus also, include, including, also had, also have, as well as'),
  ...listed({ kind: 'joint' }, 'or, nor, and or, and, n, vs, versus, the, a, an, on the, from the, with the'),
  ...listed(
    { kind: 'nah' },
    'nah, nope, no thanks, no thx, no thank you, hard pass, ew, eww, yuck, no way, hell no, isnt my thing, isnt really my thing, is not my thing, aint my thing, not my thing, isnt my sport, not my sport, isnt for me, is not for me, not for me, isnt my game, bores me, is boring, doesnt interest me, does nothing for me',
  ),
  ...listed(
    { kind: 'more' },
    'more, show the rest, show me the rest, see the rest, list the rest, gimme the rest, give me the rest, and the rest, the rest of them, the rest of it, remaining ones, the remaining ones, others, other ones, different, different ones, others instead, who else, what else, anything else, something else, else, next best, new ones, besides those, besides that, other bets, other picks, backup, a backup, backup plan, backup pick, backup bet, plan b, fallback, alternative, alternatives, an alternative, cheaper, cheaper ones, next ones',
  ),
  ...listed(
    { kind: 'those' },
    'those, them, these, both, both of them, of those, of them, of these, of the list, from those, from that list, of your picks, of the picks, that list',
  ),
  ...listed(
    { kind: 'that_game' },
    'in that one, in this one, that game, this game, that match, this match, that fight, this fight, that one game, the same game, that matchup, this matchup, in it, in there, the game overall, game overall, for it, on it',
  ),
]);

const NUMBERS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, single: 1, couple: 2, pair: 2, few: 3 };

/** A small number in words. */
export const numberWord = (word: string): number | null =>
  Object.hasOwn(NUMBERS, word) ? (NUMBERS[word] ?? null) : null;
