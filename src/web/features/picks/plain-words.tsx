import { LIMITS_PATH } from '#contract/play-limits.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';

/** How an answer names the page of limits; where it is read as text alone the address stands beside it. */
const LIMITS = /Limits(?:: | \()\/profile\?tab=limits\)?/;

/** An answer that is words alone. An address in it is the link that it leads to. */
export function PlainWords({ text }: { text: string }) {
  const named = LIMITS.exec(text);
  if (!named) return withMinusSigns(text);
  return (
    <>
      {withMinusSigns(text.slice(0, named.index))}
      <a href={LIMITS_PATH} className="text-steel underline underline-offset-4">
        Limits
      </a>
      {withMinusSigns(text.slice(named.index + named[0].length))}
    </>
  );
}
