import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnalysisMode } from '#contract/analysis.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { Button } from '../../ui/button.tsx';
import { ModeToggle } from './mode-toggle.tsx';
import { SlateBadge } from './slate-badge.tsx';

type Props = {
  mode: AnalysisMode;
  onMode: (mode: AnalysisMode) => void;
  onNewChat: () => void;
  isCreating: boolean;
  /** The button of the past chats, on phones. */
  history: ReactNode;
  settings: ReactNode;
  tokens: ReactNode;
};

export function ChatToolbar({ mode, onMode, onNewChat, isCreating, history, settings, tokens }: Props) {
  return (
    <header className="@container shrink-0 border-line border-b px-3.5 md:px-6">
      <div className="flex h-14 items-center gap-1 sm:gap-2 md:gap-4">
        {history}
        <h1 className="sr-only whitespace-nowrap text-body lg:not-sr-only">{PRODUCT_NAME} Chat</h1>
        <SlateBadge ageClassName="hidden whitespace-nowrap text-caption text-muted xl:inline" />
        <div className="ml-auto flex min-w-0 items-center gap-0.5 xs:gap-1.5 sm:gap-2 md:gap-3">
          <div className="hidden xl:block">{tokens}</div>
          <ModeToggle mode={mode} onChange={onMode} />
          {settings}
          <Button
            variant="outline"
            aria-label="New Chat"
            disabled={isCreating}
            onClick={onNewChat}
            className="shrink-0 px-2.5 text-caption text-muted @max-lg:w-touch @max-lg:px-0"
          >
            <Plus aria-hidden="true" className="size-4" />
            <span className="@max-lg:hidden">New Chat</span>
          </Button>
        </div>
      </div>
      {/* On phones the page's own head counts the tokens, and the badge tells the age. */}
      <div className="flex h-8 items-center justify-between gap-3 text-caption max-md:hidden xl:hidden">
        <SlateBadge isAgeOnly ageClassName="whitespace-nowrap text-muted" />
        <div className="ml-auto">{tokens}</div>
      </div>
    </header>
  );
}
