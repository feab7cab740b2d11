import { type BetGroup, type BetSummary, LEAST_BETS } from '#contract/bets/tracked-bet.ts';
import { formatSignedPercent } from '../../lib/format-odds.ts';
import { Card } from '../../ui/card.tsx';
import { count, MARKETS, signedMoney } from './bet-words.ts';

const MOST_ROWS = 6;

/** Where the money was made and lost. A return over few bets is not shown: it would say more about luck. */
export function BetsBreakdown({ summary: { sports, books, markets } }: { summary: BetSummary }) {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <Groups title="By sport" groups={sports} />
      <Groups title="By book" groups={books} />
      <Groups title="By market" groups={markets} nameOf={(name) => ({ ...MARKETS })[name] ?? name} />
    </div>
  );
}

type Props = { title: string; groups: readonly BetGroup[]; nameOf?: (name: string) => string };

function Groups({ title, groups, nameOf = (name) => name }: Props) {
  const shown = groups.slice(0, MOST_ROWS);
  const rest = groups.length - shown.length;
  return (
    <Card className="min-w-0 p-4 sm:px-5">
      <table className="w-full text-sm">
        <caption className="pb-2 text-left font-semibold">{title}</caption>
        <thead>
          <tr className="border-line border-b text-caption text-faint">
            <th scope="col" className="py-1.5 text-left font-normal">
              <span className="sr-only">{title}</span>
            </th>
            {['Bets', 'Profit', 'Return'].map((name) => (
              <th key={name} scope="col" className="py-1.5 pl-3 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shown.map(({ name, bets, settled, profitCents, returned }) => (
            <tr key={name}>
              <th scope="row" className="wrap-anywhere py-1.5 text-left font-normal">
                {nameOf(name)}
              </th>
              <td className="numeral py-1.5 pl-3 text-right text-muted">{count(bets)}</td>
              <td className="numeral whitespace-nowrap py-1.5 pl-3 text-right">{signedMoney(profitCents)}</td>
              <td className="numeral whitespace-nowrap py-1.5 pl-3 text-right text-muted">
                {returned === null || settled < LEAST_BETS ? (
                  <span title="Not enough bets yet">
                    –<span className="sr-only">not enough bets yet</span>
                  </span>
                ) : (
                  formatSignedPercent(returned)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 ? <p className="pt-2 text-caption text-faint">{`and ${rest} more in the filters below`}</p> : null}
    </Card>
  );
}
