import { mainLine } from '../../slate/main-line.ts';
import { signedLine } from '../../words/pick-label.ts';
import type { Known } from '../correct/named-parts.ts';
import type { Placed } from './bets-named.ts';
import { type Entity, entitiesIn } from './entities.ts';
import { marketText } from './market-text.ts';
import { betText, gameText, type SpokenOf } from './spoken-of.ts';
import { statIn } from './stat-in.ts';
import type { Role } from './wants.ts';

/**
 * The bet that was spoken of with another line, side or market, as it is asked for by name: "ok under", "the moneyline", "at 48". Null: it is
 * not clear which.
 */
export function changedBet(spoken: SpokenOf, added: readonly Placed[]): string | null {
  const markets = added.flatMap(({ role, entity }) => (role === 'market' ? [entity] : []));
  const lines = added.flatMap(({ role, entity }) => (role === 'line' ? [entity] : []));
  const [line, ...more] = lines;
  // Of a part of a game nothing is known.
  if (more.length > 0 || markets.some(({ kind }) => kind === 'period')) return null;
  if (markets.length === 0 && !line) return spoken.bet && betText.of(spoken.bet, spoken.event);
  const direction = markets.find(({ kind, means }) => kind === 'direction' && (means === 'over' || means === 'under'));
  const kinds = markets.filter((entity) => entity !== direction).map(marketText);
  const [kind = null, ...others] = [...new Set(kinds)];
  if (others.length > 0) return null;
  return spoken.player === null
    ? ofGame(spoken, direction, kind, line)
    : ofPlayer({ ...spoken, player: spoken.player }, direction, kind, line);
}

function ofPlayer(
  { bet, market, player, event }: SpokenOf & { player: string },
  direction: Entity | undefined,
  kind: string | null,
  line: Entity | undefined,
): string | null {
  const like = bet?.market ?? market;
  // "Over 11.5" behind his 24.5 points is of his rebounds.
  const ofNumber = line && like !== null ? statIn(event, player, line.value, null) : null;
  const shown = betText.stat(ofNumber ?? (like?.startsWith('prop:') ? like : statIn(event, player, null, null)));
  const stat = kind ?? shown;
  if (stat === null || OF_SIDES.test(stat)) return null;
  if (YES_OR_NO.test(stat)) return `${player} ${stat}`;
  const side = direction?.means ?? bet?.side ?? null;
  const isSame = kind === null || kind === shown;
  const number = line?.text.replace(/^\+/, '') ?? (isSame ? bet?.line : null) ?? null;
  return side === null ? null : [player, side, number, stat].filter((part) => part !== null).join(' ');
}
const OF_SIDES = /^(moneyline|spread|total)$/;
const YES_OR_NO = /anytime|touchdown|\btds?\b|scorer|to score/;

type Changed = [direction: Entity | undefined, kind: string | null, line: Entity | undefined];

function ofGame(spoken: SpokenOf, ...changed: Changed): string | null {
  const [direction, kind, line] = changed;
  const wasTotal = (spoken.bet?.market ?? spoken.market) === 'total';
  return direction || kind === 'total' || (kind === null && line && wasTotal)
    ? ofTotal(spoken, ...changed)
    : ofSide(spoken, kind, line);
}

function ofTotal({ bet, event }: SpokenOf, ...[direction, kind, line]: Changed): string | null {
  if (kind !== null && kind !== 'total') return null;
  const own = bet?.market === 'total' ? bet : null;
  const side = direction?.means ?? own?.side ?? null;
  const number = line?.text ?? (own ? own.line : mainTotal(event));
  return side === null ? null : [side, number, 'in', gameText(event)].filter((part) => part !== null).join(' ');
}

function ofSide({ bet, event }: SpokenOf, kind: string | null, line: Entity | undefined): string | null {
  const side = bet?.side === 'home' || bet?.side === 'away' ? event[bet.side] : null;
  if (side === null) return null;
  if (line) return `${side} ${signed(line, bet?.line ?? null)}`;
  return kind === 'moneyline' || kind === 'spread' ? `${side} ${kind}` : null;
}

/** The total that most books quote. */
const mainTotal = ({ markets }: SpokenOf['event']): number | null => {
  const main = mainLine(markets.filter(({ market }) => market === 'total'));
  return main ? main.lineHundredths / CENTS : null;
};
const CENTS = 100;

/** "At 7" of what stands at -6.5 is -7. */
function signed({ text, part, value }: Entity, before: number | null): string {
  const isSigned = /^[+-]|pk/i.test(text) || (part?.kind === 'number' && part.sign !== null);
  return isSigned || value === null || before === null ? text : signedLine(before < 0 ? -value : value);
}

const ROLE_OF: Readonly<Partial<Record<Entity['kind'], Role>>> = {
  name: 'name',
  number: 'line',
  bare: 'line',
  market: 'market',
  direction: 'market',
};

/** A text that names a bet or a game, with what each part is there for. */
export const placedOf = (text: string, known: Known): Placed[] =>
  entitiesIn(text, known).entities.flatMap((entity) => {
    const role = ROLE_OF[entity.kind];
    return role ? [{ entity, role }] : [];
  });
