import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MINIMUM_AGE_YEARS, PRODUCT_NAME } from '#contract/product.ts';
import type { OnlineBetting, StateRules as Rules } from '#contract/research/state-rules.ts';
import type { UsState } from '#contract/research/us-states.ts';
import { formatDate } from '../../lib/format-date.ts';
import { phoneLink } from '../../lib/phone-link.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { stateRulesQuery } from './settings-queries.ts';

const ONLINE: Readonly<Record<OnlineBetting, string>> = {
  statewide: 'Legal at licensed books',
  on_site: 'On site only, in casinos and the like',
  none: 'Not allowed: no book is licensed',
};
const NOT_KNOWN = 'Not known';

/** What holds for betting in the chosen state, and as of which day we say so. */
export function StateRules({ state }: { state: UsState }) {
  const { data, isPending, refetch } = useQuery(stateRulesQuery(state));
  if (isPending)
    return (
      <div aria-busy="true">
        <Skeleton className="h-60 w-full" />
      </div>
    );
  if (!data) return <LoadFailed what="The rules of the state" onRetry={() => void refetch()} />;
  return <RulesList rules={data} />;
}

function RulesList({ rules }: { rules: Rules }) {
  const { name, online, legalAge, books, regulator, helpline, selfExclusion, checkedOn, booksCheckedOn } = rules;
  const place = name.replace(/^the /, '');
  return (
    <section
      aria-label={`Betting in ${place}`}
      className="flex min-w-0 flex-col gap-3 rounded-control border border-line bg-raised p-4"
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-caption">
        <Row term="Betting online">{ONLINE[online]}</Row>
        {online === 'none' ? null : (
          <Row term="Legal age">
            {legalAge === null ? NOT_KNOWN : legalAge}{' '}
            <Aside>
              {PRODUCT_NAME} is for {MINIMUM_AGE_YEARS} and older everywhere
            </Aside>
          </Row>
        )}
        {online === 'statewide' ? (
          <Row term="Licensed books">{books.length > 0 ? books.join(', ') : NOT_KNOWN}</Row>
        ) : null}
        <Row term="Helpline">
          {helpline ? (
            <>
              {helpline.name}{' '}
              <a href={phoneLink(helpline.phone)} className="numeral whitespace-nowrap underline underline-offset-4">
                {helpline.phone}
              </a>
            </>
          ) : (
            'The national one, below each page'
          )}
        </Row>
        {online === 'none' ? null : <Row term="Self-exclusion">{selfExclusion ?? NOT_KNOWN}</Row>}
        {regulator ? <Row term="Regulator">{regulator}</Row> : null}
      </dl>
      <p className="text-caption text-faint">
        Checked on {formatDate(checkedOn, 'UTC')}
        {booksCheckedOn ? `; books as of ${formatDate(booksCheckedOn, 'UTC')}` : ''}. Laws and licenses change: the
        regulator and the book have the last word.
      </p>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 text-text">{children}</dd>
    </>
  );
}

const Aside = ({ children }: { children: ReactNode }) => <span className="text-faint">({children})</span>;
