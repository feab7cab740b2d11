import { BEST_BETS_MAX, COVERED_HOURS, DRAWN_AT_HOUR } from '#contract/best-bets.ts';

/** The rules as they are drawn by, in words: whoever changes the one changes the other. */
const RULES = [
  `Drawn once a day, usually at ${DRAWN_AT_HOUR}:00 AM US Eastern; each list says when it was. The same list for everybody.`,
  `Games that start within ${COVERED_HOURS} hours, of every league and market with stored prices.`,
  'Only the verdict “bet”: an edge by more than one method, enough independent books that agree, at least three stars, at a book open to bettors of many states.',
  'One bet a game.',
  `Ordered as every answer is, and cut at ${BEST_BETS_MAX}. Fewer qualify: the list is shorter. None does: no bet today.`,
  'Nothing is added, swapped or removed afterwards. Each bet is in the public log before its game starts and graded after it.',
] as const;

export function BestBetsRules() {
  return (
    <section aria-labelledby="best-bets-rules" className="rounded-card border border-line p-4 sm:p-6">
      <h2 id="best-bets-rules" className="text-lead">
        The rules
      </h2>
      <ol className="mt-3 flex max-w-reading list-decimal flex-col gap-2 pl-5 text-muted text-sm leading-relaxed">
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </section>
  );
}
