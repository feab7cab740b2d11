import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { offersOnMarket } from '../compared/market-of-bet.ts';
import type { BetFocus } from '../reading.ts';

const LONGER =
  /\b(any|anything|something|ones?) longer\b|\b(longer (odds|shots?|prices?)|bigger (payouts?|odds|prices?|dogs?|numbers?|wins?)|higher (payouts?|odds|prices?)|pays? (more|better)|paying more|more (payout|upside|juice|risk)|better payouts?|juicier|riskier)\b/;
const ASKS =
  /\b(something|anything|some|ones?|stuff|bets?|picks?|plays?|give|gimme|show|want|need|got|find|any)\b|^(nah |no |ok |and |but |maybe |now )*(longer|bigger|higher|juicier|riskier)\b/;
const OF_SHOWN = /\b(it|that|this|why|which|who|does|parlay|boost)\b/;
const MOST_WORDS = 12;
/** From +150 on, and longer than the shortest that was shown. */
const LEAST_DECIMAL = 2.5;

/** "Something with a bigger payout" behind a list of picks: others of the same wish that pay +150 or more. Null: a price is named, or somebody. */
export function longerOdds(read: Tagged): Asked | null {
  const { plain, tokens, previous, mentions, amounts, reading } = read;
  if (previous?.list !== true || previous.ticket === true || tokens.length > MOST_WORDS) return null;
  if (mentions.length + amounts.prices.length > 0 || !LONGER.test(plain) || !ASKS.test(plain) || OF_SHOWN.test(plain))
    return null;
  const leagues = reading.leagues.length > 0 ? reading.leagues : previous.leagues;
  const wish = {
    ...previous,
    leagues,
    minDecimal: longerThan(previous.focus ?? [], read),
    maxDecimal: null,
    asksMore: false,
    earlier: [],
  };
  return { kind: 'picks', reading: wish, refines: true };
}

const LONGER_BY = 0.01;
function longerThan(shown: readonly BetFocus[], read: Tagged): number {
  const best = shown.flatMap((bet) => {
    const offers = offersOnMarket(bet, read).find(({ side }) => side === bet.side)?.offers ?? [];
    return offers.find(({ canTake }) => canTake)?.decimal ?? [];
  });
  return best.length === 0 ? LEAST_DECIMAL : Math.max(LEAST_DECIMAL, Math.min(...best) + LONGER_BY);
}
