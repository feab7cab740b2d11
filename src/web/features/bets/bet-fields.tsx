import { useId } from 'react';
import type { BetGame, listBetGames } from '#contract/bets/bets.ts';
import { BetMarket } from '#contract/bets/tracked-bet.ts';
import type { ResponseOf } from '../../lib/api.ts';
import { useReader } from '../../lib/reader.ts';
import { clockName } from '../../lib/zone-clock.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { type BetDraft, type DraftErrors, gameLabel, hasSides, sidesOf } from './bet-draft.ts';
import { MARKETS } from './bet-words.ts';

type Props = {
  draft: BetDraft;
  errors: DraftErrors;
  game: BetGame | undefined;
  offered: ResponseOf<typeof listBetGames> | undefined;
  onChange: (part: Partial<BetDraft>) => void;
};

export function BetFields(props: Props) {
  const { draft, errors, game, offered, onChange } = props;
  const { oddsFormat, timeZone } = useReader();
  const id = useId();
  const field = (name: Exclude<keyof BetDraft, 'market' | 'side'>) => ({
    value: draft[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <Field label="Game" list={`${id}-games`} placeholder="Choose one, or type anything" {...field('game')} />
      <datalist id={`${id}-games`}>
        {offered?.games.map((one) => (
          <option key={one.id} value={gameLabel(one, timeZone)} />
        ))}
      </datalist>
      <Select
        label="Market"
        value={draft.market}
        onChange={({ target }) => onChange({ market: BetMarket.parse(target.value), side: '' })}
      >
        {BetMarket.options.map((market) => (
          <option key={market} value={market}>
            {MARKETS[market]}
          </option>
        ))}
      </Select>
      {game && hasSides(draft.market) ? (
        <Sides {...props} game={game} />
      ) : (
        <div className="grid gap-4 xs:grid-cols-2">
          <Field label="Bet" placeholder={exampleOf(draft.market)} {...field('bet')} />
          <Field label="Sport" placeholder="Optional" {...field('sport')} />
        </div>
      )}
      <div className="grid gap-4 xs:grid-cols-2">
        <Field
          label="Odds"
          inputMode="text"
          placeholder={oddsFormat === 'decimal' ? '1.91' : '-110'}
          {...field('price')}
        />
        <Field label="Stake ($)" inputMode="decimal" placeholder="25.00" {...field('stake')} />
        <Field
          label="Book"
          className="xs:max-sm:col-span-2"
          list={`${id}-books`}
          placeholder="Optional"
          {...field('book')}
        />
        <Field
          label={`Placed (${clockName(timeZone)})`}
          className="xs:max-sm:col-span-2"
          type="datetime-local"
          {...field('placedAt')}
        />
      </div>
      <datalist id={`${id}-books`}>
        {offered?.books.map((book) => (
          <option key={book} value={book} />
        ))}
      </datalist>
    </>
  );
}

function exampleOf(market: BetMarket): string {
  if (market === 'parlay') return 'Bills ML | Over 47.5';
  if (market === 'prop') return 'Josh Allen over 245.5 yards';
  return market === 'total' ? 'Over 47.5' : 'Bills +2.5';
}

/** The sides of a game that is known, so that its score can settle the bet. */
function Sides({ draft, errors, game, onChange }: Props & { game: BetGame }) {
  const sides = sidesOf(draft.market, game);
  return (
    <div className="grid gap-4 xs:grid-cols-2">
      <Select
        label="Side"
        value={draft.side}
        error={errors.side}
        onChange={({ target }) => onChange({ side: sides.find(({ key }) => key === target.value)?.key ?? '' })}
      >
        <option value="">Choose</option>
        {sides.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
      {draft.market === 'moneyline' ? null : (
        <Field
          label="Line"
          inputMode="text"
          autoComplete="off"
          placeholder={draft.market === 'total' ? '47.5' : '-3.5'}
          value={draft.line}
          error={errors.line}
          onChange={({ target }) => onChange({ line: target.value })}
        />
      )}
    </div>
  );
}
