import { Check, MoreHorizontal, Trash2 } from 'lucide-react';
import type { TrackedBet } from '#contract/bets/tracked-bet.ts';
import { formatOdds, formatSignedPercent, withMinusSigns } from '../../lib/format-odds.ts';
import { formatMomentAndZone } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { SportSign } from '../../ui/sport-sign.tsx';
import { Tag } from '../../ui/tag.tsx';
import { money, STATES, settledWords, signedMoney } from './bet-words.ts';

export type BetAction = 'settle' | 'remove';
type Props = { bets: readonly TrackedBet[]; onAct: (action: BetAction, bet: TrackedBet) => void };

/** A table on a desk, cards on a phone. */
export function BetsList({ bets, onAct }: Props) {
  const isWide = useMedia('(min-width: 48rem)');
  const { oddsFormat } = useReader();
  if (!isWide)
    return (
      <ul className="flex flex-col gap-3">
        {bets.map((bet) => (
          <li key={bet.id}>
            <BetCard bet={bet} onAct={onAct} />
          </li>
        ))}
      </ul>
    );
  const right = { align: 'right', cellClass: 'numeral whitespace-nowrap' } as const;
  return (
    <Card className="overflow-hidden">
      <DataTable
        look="page"
        caption="Your bets, the newest first"
        rows={bets}
        idOf={({ id }) => id}
        columns={[
          { key: 'bet', label: 'Bet', isRowHead: true, cell: (bet) => <Subject bet={bet} /> },
          { key: 'stake', label: 'Stake', ...right, cell: ({ stakeCents }) => money(stakeCents) },
          { key: 'odds', label: 'Odds', ...right, cell: (bet) => priceOf(bet, oddsFormat) },
          { key: 'close', label: 'Close', ...right, from: 'lg', cell: (bet) => <Close bet={bet} /> },
          { key: 'result', label: 'Result', ...right, cell: (bet) => <Result bet={bet} /> },
          {
            key: 'actions',
            label: 'Actions',
            hideLabel: true,
            align: 'right',
            cellClass: 'w-px',
            cell: (bet) => <Actions bet={bet} onAct={onAct} />,
          },
        ]}
      />
    </Card>
  );
}

const priceOf = ({ odds: text, oddsDecimal: decimal }: TrackedBet, format: Parameters<typeof formatOdds>[0]): string =>
  formatOdds(format, { text, decimal });

type One = { bet: TrackedBet };

function BetCard({ bet, onAct }: One & Pick<Props, 'onAct'>) {
  const { oddsFormat } = useReader();
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex items-start justify-between gap-2">
        <Subject bet={bet} />
        <Actions bet={bet} onAct={onAct} />
      </div>
      <dl className="grid grid-cols-3 gap-3 border-line border-t pt-3 text-sm">
        <Cell term="Stake">{money(bet.stakeCents)}</Cell>
        <Cell term="Odds">{priceOf(bet, oddsFormat)}</Cell>
        <div className="text-right">
          <dt className="sr-only">Result</dt>
          <dd className="numeral">
            <Result bet={bet} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

const Cell = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt className="text-caption text-faint">{term}</dt>
    <dd className="numeral">{children}</dd>
  </div>
);

/** What it is on, where and when; of a parlay each leg on a line. */
function Subject({ bet }: One) {
  const { timeZone } = useReader();
  const { sport, league, game, legs, book, placedAt, isDemo, postMortem, scoreSays } = bet;
  const head = [league || sport, game].filter(Boolean);
  return (
    <div className="min-w-0 flex-1">
      {head.length > 0 ? (
        <span className="flex flex-wrap items-baseline gap-x-2 text-caption text-muted">
          {sport || league ? <SportSign sport={`${league} ${sport}`} /> : null}
          {head.map((words) => (
            <span key={words} className="wrap-anywhere">
              {words}
            </span>
          ))}
        </span>
      ) : null}
      {legs.map((leg, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two legs may read the same
        <span key={at} className="wrap-anywhere block font-semibold text-body">
          {withMinusSigns(leg)}
        </span>
      ))}
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-muted">
        {book ? <span className="wrap-anywhere">{`at ${book}`}</span> : null}
        {isDemo ? <Tag tone="amber">Demo</Tag> : null}
        <time dateTime={placedAt}>{formatMomentAndZone(placedAt, timeZone)}</time>
        {postMortem ? <span className="basis-full">{postMortem}</span> : null}
        {scoreSays ? <span className="basis-full text-amber">{scoreSays}</span> : null}
      </span>
    </div>
  );
}

/** The fair close where one is known, else the closing price. */
function Close({ bet: { clv, clvFair } }: One) {
  const value = clvFair ?? clv;
  if (value === null) return <span className="text-faint">–</span>;
  return (
    <>
      {formatSignedPercent(value)}
      <span className="block font-sans text-caption text-faint">
        {clvFair === null ? 'closing price' : 'fair close'}
      </span>
    </>
  );
}

/** A loss in the same colours as a win: the word and the sign tell them apart. */
function Result({ bet }: One) {
  const { state, profitCents } = bet;
  const words = settledWords(bet);
  const isOpen = state === 'open' || state === 'undecided';
  return (
    <span className={isOpen ? 'text-muted' : undefined}>
      <span className="font-sans">{STATES[state]}</span>
      {profitCents === null ? null : <span className="block font-semibold">{signedMoney(profitCents)}</span>}
      {words ? <span className="block font-sans text-caption text-faint">{words}</span> : null}
    </span>
  );
}

function Actions({ bet, onAct }: One & Pick<Props, 'onAct'>) {
  const icon = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const;
  return (
    <MenuButton
      variant="ghost"
      size="icon"
      label={`Actions for ${bet.bet}`}
      className="-mt-2 -mr-2 shrink-0"
      items={[
        {
          label: bet.settledBy === 'bettor' ? 'Change how it ended' : 'Say how it ended',
          icon: <Check {...icon} />,
          onSelect: () => onAct('settle', bet),
        },
        { label: 'Delete', icon: <Trash2 {...icon} />, isDestructive: true, onSelect: () => onAct('remove', bet) },
      ]}
    >
      <MoreHorizontal aria-hidden="true" className="size-4" />
    </MenuButton>
  );
}
