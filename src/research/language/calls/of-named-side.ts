import type { SlateEvent } from '../../slate/slate.ts';
import type { Asked } from './call.ts';
import { readJudgement } from './judgements.ts';
import type { Mention } from './mentions.ts';
import type { MarketWord } from './pieces.ts';
import { NO_BET } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

/** Right before whoever is named: the bet is on that side. */
const ON =
  /^(on|in|with|bet|betting|like|liking|love|back|backing|take|taking|tail|ride|riding|trust|hammer|play|playing)$/;
const ASKS =
  /\b(edge|value|ev|anything|something|good|worth|bet|betting|play|lean|like|liking|love|back|backing|take|taking|tail|ride|trust|hammer|case|angle)\b/;
/** What asks for bets of the whole game, or for others. */
const ELSE =
  /\b(best|top|picks?|plays|bets|props?|players?|totals?|overs?|unders?|parlays?|legs?|sgp|games?|match|matchup|fight|either|both|vs|versus|or|and|against|hedge|dogs?|underdogs?|favou?rites?|also|more|another|other|else|except|without|not|no|dont|first half|1h)\b/;
const MOST_WORDS = 11;

/**
 * "Is there any edge on the Knicks", "would you bet the Kings here": who is named is the bet, on the market that was spoken of, else to win and
 * on the spread. Never the other side of the game, nor anything else that a search finds in it. Null: no side is named so.
 */
export function ofNamedSide(read: Tagged, asked: Asked | null): Asked | null {
  if (asked !== null && asked.kind !== 'picks') return null;
  const { tokens, plain, mentions, reading, said, where, amounts } = read;
  const [mention, ...others] = mentions;
  if (mention?.kind !== 'side' || others.length > 0 || reading.intent === 'parlay' || reading.readBy === 'model')
    return null;
  if (tokens.length > MOST_WORDS || !ASKS.test(plain) || ELSE.test(plain) || reading.count !== null) return null;
  const before = tokens[mention.from - 1]?.text === 'the' ? mention.from - 2 : mention.from - 1;
  if (!ON.test(tokens[before]?.text ?? '') || said.some((bet) => bet.line !== null || bet.stats.length > 0))
    return null;
  const markets = marketsOf(mention, read);
  return readJudgement(
    markets.map((market) => ({ ...NO_BET, side: mention, market })),
    { where, amounts },
  );
}

/** The market that was named, else that which was spoken of in the same game, else both on which a side can be bet. */
function marketsOf({ persons }: Mention, { said, previous }: Tagged): readonly MarketWord[] {
  const named = said.find(({ market }) => market !== null)?.market ?? null;
  if (named !== null) return [named];
  const spoken = (previous?.focus ?? []).find(({ eventId }) => persons.some(({ event }) => event.id === eventId));
  if (spoken?.market === 'moneyline' || spoken?.market === 'spread') return [spoken.market];
  return persons.some(({ event }) => hasSpread(event)) ? ['moneyline', 'spread'] : ['moneyline'];
}

/** Of soccer the spread is half of what a moneyline is. */
const hasSpread = ({ sportKey, markets }: SlateEvent): boolean =>
  !sportKey.startsWith('soccer_') && markets.some(({ market }) => market === 'spread');
