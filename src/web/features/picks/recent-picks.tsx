import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Recommendation } from '#contract/chat.ts';
import type { ReadAnswer } from '#contract/content/read-answer.ts';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';
import { formatRelative } from '../../lib/format-time.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { recentPicksQuery } from './dashboard-queries.ts';
import { ParlayCard } from './parlay-card.tsx';
import { PickCard } from './pick-card.tsx';
import { pickParagraphs } from './pick-paragraphs.ts';
import { AtAnswerTime } from './price-age.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];
const TITLE = 'Recent AI Picks';
const CHAT_PATH = '/chat';

/** The main pick of each of the latest answers; the whole answers are in the chat. */
export function RecentPicks() {
  const { data, isError, refetch } = useQuery(recentPicksQuery);
  return (
    <Panel title={TITLE} action={<ToChats />}>
      {isError && !data ? <LoadFailed what="Your recent picks" onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <NoneYet /> : null}
      {data && data.length > 0 ? (
        <ol className="flex flex-col gap-4">
          {data.slice(0, ROWS.length).map((recent) => (
            <li key={recent.id}>
              <RecentPick recent={recent} />
            </li>
          ))}
        </ol>
      ) : null}
    </Panel>
  );
}

/** In the shape of the fullest list, while what stands above it may still grow. */
export function RecentPicksPlaceholder() {
  return (
    <Panel title={TITLE} action={<ToChats />}>
      <div aria-busy="true" className="flex flex-col gap-4">
        {ROWS.map((row) => (
          <div key={row} className="flex flex-col gap-1.5">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-37 w-full rounded-card sm:h-24" />
          </div>
        ))}
      </div>
    </Panel>
  );
}

const ToChats = () => (
  <Link href={CHAT_PATH} className={buttonClasses('outline', 'sm')}>
    View All Chat Sessions
  </Link>
);

function NoneYet() {
  return (
    <div className="flex flex-col items-start gap-4 rounded-control border border-line border-dashed p-5">
      <p className="text-muted">
        No picks yet. Ask about a game, a player or a price, and the answer’s picks stand here.
      </p>
      <Link href={CHAT_PATH} className={buttonClasses()}>
        Get Your First Analysis
      </Link>
    </div>
  );
}

function RecentPick({ recent: { content, mode, createdAt } }: { recent: Recommendation }) {
  const answer = upgradeContent(content);
  const more = answer.picks.length - 1;
  return (
    <>
      <p className="mb-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-caption text-faint">
        {mode === 'pro' ? <Tag tone="steel">Pro</Tag> : null}
        <time dateTime={createdAt}>{formatRelative(createdAt)}</time>
        {more > 0 ? <span>and {more === 1 ? 'one more pick' : `${more} more picks`} in the answer</span> : null}
      </p>
      <AtAnswerTime value={true}>
        <MainPick answer={answer} />
      </AtAnswerTime>
    </>
  );
}

/** An answer that carries neither a pick nor a parlay which can be read is shown by its words. */
function MainPick({ answer }: { answer: ReadAnswer }) {
  const { plain, picks, parlay, dataSource } = answer;
  if (plain !== undefined) return <Words text={plain} />;
  const [main] = picks;
  if (main) return <PickCard pick={main} dataSource={dataSource} folds="card" />;
  return parlay ? <ParlayCard parlay={parlay} /> : <Words text={wordsOf(answer)} />;
}

/** The sources that such marks lead to stand with the whole answer. */
const MARK = /\s*\[\d{1,2}\]/g;

function wordsOf({ summary, looseWords, bestValue, bankrollRecommendation }: ReadAnswer): string {
  const loose = looseWords ? pickParagraphs(looseWords).map(({ text }) => text) : [];
  const words = [summary, looseWords?.game, ...loose, bestValue, bankrollRecommendation].filter(Boolean);
  return words.length > 0 ? withMinusSigns(words.join('\n').replace(MARK, '')) : 'This answer holds no picks.';
}

/** The frame stands outside the cut, or the line after the last would show in its padding. */
const Words = ({ text }: { text: string }) => (
  <div className="rounded-card border border-line px-4 py-3 sm:px-5">
    <p className="wrap-anywhere line-clamp-3 whitespace-pre-line">{text}</p>
  </div>
);
