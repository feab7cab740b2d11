import type { AboutMatter } from '#contract/research/look-up.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { gameLabel, isFight, leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { SETTLING, type SettlingMatter } from '../../tools/look-up/settling-matters.ts';
import { shortGame } from '../../words/short-names.ts';
import { spokenBets } from '../acts/after.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { spokenBet } from './bet-in-focus.ts';
import { calledEarly, type SettledKind } from './called-early.ts';
import { gameMeant } from './form-of-both.ts';
import { kindNamed } from './rule-without-game.ts';

/** The game and the market that a rule is asked of. */
type Of = { event: SlateEvent; kind: SettledKind | null; bet: BetFocus | null };
type Told = { of: SettlingMatter; words: string } | null;

/** What is asked of a price or of a chance is no rule. */
const ELSE =
  /\b(pays?|paying|payout|odds|prices?|chances?|likely|likelihood|probab\w+|worth|value|good bet|should i|often|edge|hedge|parlay|legs?|teaser)\b/;
const SAME_RULE =
  /\b((is|does|would|will) (that|it|this) (also )?(how it (works|goes)|apply|hold|count|true|so|the (same|rule|case)|work|go)|how (it|that) works|same (rule|rules|thing|deal|goes|for|at|on|with)|that the (rule|case)|applies|holds)\b/;
/** "And the ml", "what about the run line": the same of another market. */
const OF_ANOTHER =
  /^(so |ok |and |but |then )*((what|how|hows|whats) (about|abt|if its|if it is) |and |for |if its )?(the |my |a |on the |with the )*(ml|moneyline|money line|winner|to win|side|total|over|under|ou|o u|over under|spread|run ?line|rl)( bet)?( tho| though| then)?$/;
/** "And at Caesars": the same at another book. */
const AT_BOOK = /^(so |ok |and |but |or )*((what|how) (about|abt) )?(at|on|for|with)? ?(\w+ ?){1,2}$/;
const MOST_WORDS = 24;

/** What happens to this very bet when its game does not end as usual: that first, and the rule behind it. Null: no such rule is asked for. */
export function ruleOfBet(read: Tagged): Asked | null {
  const { plain, tokens, amounts, previous } = read;
  const isPriced = amounts.shares.length + amounts.prices.length > 0 || amounts.money.some(({ isSure }) => isSure);
  const isOther = ELSE.test(plain) || isPriced;
  if (isOther || tokens.length > MOST_WORDS || previous?.ticket === true) return null;
  const event = gameMeant(read);
  if (!event) return null;
  const of = { event, kind: kindMeant(read, event), bet: betOf(read, event) };
  const told = drawn(read, of) ?? retired(read, of) ?? calledInGame(read, of);
  if (told === null) return null;
  const spoken = of.bet && (of.kind === null || of.kind === of.bet.market) ? of.bet : betOn(of);
  return say(`${told.words} ${SETTLING[told.of]().text}`, [], {
    lookedUp: { kind: 'about', of: told.of },
    focus: [spoken],
    unjudged: spoken === of.bet ? (previous?.unjudged ?? false) : true,
    ticket: false,
    list: false,
  });
}

const betOn = ({ event, kind }: Of): BetFocus => ({
  eventId: event.id,
  market: kind ?? 'moneyline',
  side: kind === 'total' ? 'over' : 'home',
  line: null,
  player: null,
});

function betOf(read: Tagged, event: SlateEvent): BetFocus | null {
  const bet = spokenBet(read);
  return bet?.eventId === event.id ? bet : null;
}

/** The market that is named, else that of the bet that was spoken of; null: none. */
function kindMeant(read: Tagged, event: SlateEvent): SettledKind | null {
  const named = kindNamed(read.plain);
  if (named !== null) return named;
  const markets = new Set(spokenBets(read.previous).map((bet) => (bet.eventId === event.id ? bet.market : null)));
  const [market] = markets.size === 1 ? markets : [];
  return market === 'moneyline' || market === 'total' || market === 'spread' ? market : null;
}

const DRAW = /\b(draws?|drawn|ties?|tied|ends? (level|even))\b/;
const ENDS =
  /\b(back|refund\w*|push(es|ed)?|void(ed)?|lose|loses|lost|happens?|what if|(if|when) (its|it|they|theres|there|the|he|she|one|either|\w+)|in case|how (it|that) works|rules?|count|settle[sd]?|graded?|do i (win|lose|get))\b/;

/** "If it's a draw do I get my money back on the ml": by whether the draw is sold. */
function drawn({ plain }: Tagged, { event, kind, bet }: Of): Told {
  const league = event.sportKey.startsWith('soccer_') ? 'Soccer' : leagueOf(event.sportKey);
  const isPossible = isFight(event) || league === 'Soccer' || league === 'NFL';
  if (!isPossible || !DRAW.test(plain) || !ENDS.test(plain) || kind === 'spread') return null;
  if (kind === 'total') return isFight(event) ? OVER_AT_DRAW : null;
  const game = shortGame(gameLabel(event));
  const words = hasDrawPrice(event)
    ? `Your bet ${bet?.side === 'draw' ? 'wins' : 'loses'}: in ${game} the draw is sold as an outcome of its own, so a draw wins only for the draw and loses for both sides.`
    : `Your stake comes back at most books: the moneyline of ${game} is sold with two outcomes, so a draw voids it.`;
  return { of: league === 'Soccer' ? 'soccer_rules' : isFight(event) ? 'fight_rules' : 'overtime', words };
}

const OVER_AT_DRAW: Told = {
  of: 'rounds_rules',
  words:
    'A draw on the cards wins the over and loses the under, since the fight went its full distance; only one that was stopped before that round does not.',
};

const RETIRES = /\b(retire[sd]?|retiring|retirement|quits?|gives? up|withdr(aws?|ew|awn)|walk ?overs?)\b/;
const UNSTARTED =
  /\b(walk ?overs?|before (it|the|they|he|she|play|first|match|a ball)|(doesnt|never) (start|play)s?)\b/;
const toldOf = ({ previous }: Tagged): AboutMatter | null =>
  previous?.lookedUp?.kind === 'about' ? (previous.lookedUp.of ?? null) : null;

/** What was told goes on to another market or book. */
const goesOn = ({ plain, books, mentions }: Tagged): boolean =>
  SAME_RULE.test(plain) ||
  OF_ANOTHER.test(plain) ||
  (books.length === 1 && mentions.length === 0 && AT_BOOK.test(plain));

/** "Is that how it works on BetMGM" behind what a retirement does: which of the ways a book has is in its own rules. */
function retired(read: Tagged, { event, kind, bet }: Of): Told {
  const { plain, books } = read;
  const isAgain = toldOf(read) === 'retired' && goesOn(read);
  const isAsked = RETIRES.test(plain) && ENDS.test(plain);
  if (leagueOf(event.sportKey) !== 'Tennis' || !(isAgain || isAsked) || bet?.player != null) return null;
  const game = shortGame(gameLabel(event));
  const book = books[0] ?? null;
  const where = book === null ? '' : ` at ${book}`;
  const which =
    book === null
      ? 'Which of them holds is in the rules of your book.'
      : `Which of them holds ${where.trim()} is in its house rules for tennis: I have no book’s own rules.`;
  if (UNSTARTED.test(plain))
    return {
      of: 'retired',
      words: `Your stake comes back${where}: if ${game} never starts it is a walkover, and void.`,
    };
  const words =
    kind === 'total' || kind === 'spread'
      ? `A spread or a total of games is void at most books and the stake comes back, unless enough games were played to decide it already: so it is in ${game}${where} if one of them retires.`
      : `If one of them retires in ${game}, a bet on who wins${where} is either void, with the stake back, or paid to whoever goes on. ${which}`;
  return { of: 'retired', words };
}

/** "What if it's called in the 6th, what does my over do". */
function calledInGame(read: Tagged, { event, kind, bet }: Of): Told {
  if (!event.sportKey.startsWith('baseball_') || (bet !== null && bet.player !== null)) return null;
  const isAgain = toldOf(read) === 'called_off' && goesOn(read);
  const words = calledEarly(read, { kind, bet, isAgain });
  return words === null ? null : { of: 'called_off', words };
}
