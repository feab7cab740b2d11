import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import type { Rating } from '#contract/ratings.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

const THUMBS = [
  { rating: 'up', name: 'Good answer', Icon: ThumbsUp },
  { rating: 'down', name: 'Poor answer', Icon: ThumbsDown },
] as const;

type Props = {
  messageId: string;
  /** As it was when the chat was read. */
  rating?: Rating | undefined;
  onRated: (rating: Rating | null) => void;
};

/** One press says how an answer was; the same press again takes it back. */
export function RateAnswer({ messageId, rating: saved, onRated }: Props) {
  const [rated, setRated] = useState<Rating | null>(saved ?? null);
  const rate = async (next: Rating | null) => {
    const before = rated;
    setRated(next);
    try {
      const { rateAnswer } = await import('#contract/ratings.ts');
      const { write } = await import('../../lib/api.ts');
      await write(rateAnswer, { rating: next }, { messageId });
      onRated(next);
    } catch (error) {
      setRated(before);
      toastFailure(error, { title: 'Not saved', fallback: 'Your rating could not be saved.' });
    }
  };
  return (
    <fieldset className="flex">
      <legend className="sr-only">How was this answer?</legend>
      {THUMBS.map(({ rating, name, Icon }) => (
        <Button
          key={rating}
          variant="ghost"
          size="icon"
          aria-label={name}
          title={name}
          aria-pressed={rated === rating}
          className={classNames('sm:size-8', rated === rating ? 'bg-raised text-text' : 'text-faint')}
          onClick={() => void rate(rated === rating ? null : rating)}
        >
          <Icon aria-hidden="true" className="size-3.5" />
        </Button>
      ))}
    </fieldset>
  );
}
