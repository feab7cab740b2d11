import { Link } from 'wouter';
import { LIMITS_PATH } from '#contract/play-limits.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';

/** A telephone number, and the page of the limits in the ways in which words name it. */
const PLACES = /(\b\d-\d{3}-\d{3}-\d{4}\b|\bLimits(?:: \/profile\?tab=limits| \(\/profile\?tab=limits\)))/;

/** Words as they were written, but that a telephone number stays on its line, and that a page is its name and no address. */
export function PlainWords({ text }: { text: string }) {
  return text.split(PLACES).map((words, at) => {
    if (at % 2 === 0) return withMinusSigns(words);
    const key = `${at} ${words}`;
    if (!words.includes(LIMITS_PATH))
      return (
        <span key={key} className="whitespace-nowrap">
          {words}
        </span>
      );
    return (
      <Link key={key} href={LIMITS_PATH} className="text-steel underline underline-offset-4">
        Limits
      </Link>
    );
  });
}
