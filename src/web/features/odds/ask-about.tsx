import { MessageSquareText } from 'lucide-react';
import { Link } from 'wouter';
import { questionAbout } from '#contract/game-question.ts';
import { draftKey, writeDraft } from '../../lib/chat-draft.ts';
import { buttonClasses } from '../../ui/button-classes.ts';

/** Opens a new chat with the game in its question field. It is not sent: the reader may change it, and sees what it costs. */
export function AskAbout({ game, userId }: { game: string; userId: string }) {
  return (
    <Link
      href="/chat"
      className={buttonClasses('default', 'default', 'max-sm:flex-1')}
      onClick={() => writeDraft(draftKey(userId, undefined), questionAbout(game))}
    >
      <MessageSquareText aria-hidden="true" className="size-4" />
      Ask about this
    </Link>
  );
}
