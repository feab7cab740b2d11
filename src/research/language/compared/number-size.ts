import { gameLabel, leagueOf } from '../../slate/leagues.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { personOf } from '../calls/subject.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';

const SIZE =
  /^((so|and|but|lol|damn|wow|isnt|is|aint|wait|hmm|ok) )*(thats?|it|its|this|that one|seems?|looks?|feels?) ?((is|seems?|looks?|feels?|a|kinda|pretty|so|really|bit|way|too|super|hella|very|like) )*(low|high|small|big)( (total|number|line))?( (no|right|huh|tho|though|for \w+|isnt it|as hell|af|lol))*$/;
/** The same of a game that is named. */
const OF_NAMED =
  /\b(totals?|over under|o u|ou)\b.*\b(seems?|looks?|feels?|is|too|kinda|pretty|so|awfully|really)\b.*\b(high|low)\b/;
const ROWS = 10;

/** "Thats low?" behind the total of a game: where it stands among those of its league. Null: something else was shown. */
export function numberSize(read: Tagged): Asked | null {
  const { plain, slate, nowMs } = read;
  const event = gameMeant(read);
  if (!event) return null;
  const league = leagueOf(event.sportKey);
  const games = slate.events.filter((one) => one.sportKey === event.sportKey && one.startsAt.getTime() > nowMs);
  const lines = games.flatMap((one) => totalOf(one) ?? []);
  const own = totalOf(event);
  if (league === null || own === null || lines.length < 2) return null;
  const isHigh = /\b(high|big)\b/.test(plain);
  const beyond = lines.filter((line) => (isHigh ? line > own : line < own)).length;
  const input = { league, market: 'total', order: isHigh ? 'highest_line' : 'lowest_line', limit: ROWS };
  return calls([boardCall(input)], [placed(own, { beyond, of: lines.length, isHigh, game: gameLabel(event), league })]);
}

function gameMeant(read: Tagged): SlateEvent | null {
  const { plain, previous, slate, nowMs, mentions, amounts } = read;
  if (mentions.length > 0) {
    const isAsked = OF_NAMED.test(plain) && amounts.prices.length + amounts.lines.length === 0;
    const person = isAsked ? personOf({ ...toMarketQuestion(read), window: null }) : null;
    return person && 'event' in person ? person.event : null;
  }
  const [spoken, ...others] = previous?.focus ?? [];
  const isTotal = SIZE.test(plain) && spoken?.market === 'total' && others.length === 0;
  return isTotal ? gameAhead(spoken, { events: slate.events, nowMs }) : null;
}

type Place = { beyond: number; of: number; isHigh: boolean; game: string; league: string };

function placed(own: number, { beyond, of, isHigh, game, league }: Place): string {
  const [end, more] = isHigh ? ['highest', 'higher'] : ['lowest', 'lower'];
  const among = `the ${of} ${league} totals stored`;
  if (beyond === 0) return `Yes: ${own} in ${game} is the ${end} of ${among}.`;
  return `${beyond} of ${among} ${beyond === 1 ? 'is' : 'are'} ${more} than the ${own} in ${game}.`;
}

const totalOf = ({ markets }: SlateEvent): number | null => {
  const main = mainLine(markets.filter(({ market, player }) => market === 'total' && player === ''));
  return main ? main.lineHundredths / HUNDRED : null;
};
const HUNDRED = 100;
