import { FileUp, MessageSquare, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Card } from '../../ui/card.tsx';

type Props = { onAdd: () => void; onImport: () => void };

const ICON = { 'aria-hidden': true, className: 'size-5 text-steel' } as const;

/** What this page is for, and the three ways in. */
export function NoBets({ onAdd, onImport }: Props) {
  return (
    <section aria-label="No bets yet" className="flex flex-col gap-5">
      <p className="max-w-reading text-muted sm:text-base">
        Keep every bet you place here, and see what you won, at which book and market, and whether your prices beat the
        close. Bets in games that we follow are settled by the final score; only you see them.
      </p>
      <div className="grid gap-4 md:grid-cols-3">
        <Way
          icon={<MessageSquare {...ICON} />}
          title="Track a pick"
          text="Ask for bets and press Track on one. Game, price and book come along."
        >
          <Link href="/chat" className={buttonClasses('outline')}>
            Open the chat
          </Link>
        </Way>
        <Way
          icon={<PencilLine {...ICON} />}
          title="Add one by hand"
          text="Any bet at any book, singles and parlays, with the odds as you read them."
        >
          <Button variant="outline" onClick={onAdd}>
            Add a bet
          </Button>
        </Way>
        <Way
          icon={<FileUp {...ICON} />}
          title="Import a file"
          text="Pikkit’s export, or a CSV of your own. You see every line before it is kept."
        >
          <Button variant="outline" onClick={onImport}>
            Import bets
          </Button>
        </Way>
      </div>
    </section>
  );
}

type WayProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

function Way({ icon, title, text, children }: WayProps) {
  return (
    <Card className="flex flex-col items-start gap-3 p-5">
      {icon}
      <div className="flex-1">
        <h2 className="text-lead">{title}</h2>
        <p className="mt-1 text-muted text-sm">{text}</p>
      </div>
      {children}
    </Card>
  );
}
