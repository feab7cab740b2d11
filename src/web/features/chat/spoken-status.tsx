import { useEffect, useState } from 'react';

/** What a screen reader is told while answers come and go: that work began and that it ended, nothing else. */
export function SpokenStatus({ isWorking }: { isWorking: boolean }) {
  const [hasWorked, setWorked] = useState(false);
  useEffect(() => {
    if (isWorking) setWorked(true);
  }, [isWorking]);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {isWorking ? 'Working' : hasWorked ? 'Ready' : ''}
    </p>
  );
}
