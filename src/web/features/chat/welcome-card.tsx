import { LogoMark } from '../../ui/logo-mark.tsx';

const POINTS = [
  [
    'Every number can be checked',
    'Odds, fair chance and edge are computed from stored prices. Open any card to see how.',
  ],
  [
    'It says pass when a price is poor',
    'No edge is invented. Each pick names the worst price at which it is still worth taking.',
  ],
  ['Ask in your own words', 'A game, a player, a price you were offered, or what a term means.'],
] as const;

/** An empty chat says what to do next. */
export function WelcomeCard() {
  return (
    <section className="m-auto flex w-full max-w-reading flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-7">
      <div className="flex items-center gap-3">
        <LogoMark className="size-8" />
        <h2 className="text-lg">What do you want to price?</h2>
      </div>
      <dl className="flex flex-col gap-3.5">
        {POINTS.map(([title, text]) => (
          <div key={title}>
            <dt className="font-medium text-text">{title}</dt>
            <dd className="text-caption text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="border-line border-t pt-4 text-caption text-muted">
        Type a question below, or start with one of the buttons under it.
      </p>
    </section>
  );
}
