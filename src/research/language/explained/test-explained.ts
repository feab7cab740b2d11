import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { setAside } from '../alone/set-aside.ts';
import type { Asked } from '../calls/call.ts';
import { tag } from '../calls/tagged.ts';
import { readQuestion } from '../read-question.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { NOON } from '../test-demo-talk.ts';
import { zoneOf } from '../time-zone.ts';
import { explained } from './explained.ts';

const ZONE = 'America/New_York';
const NOTHING = setAside({} as Reading);

type Talk = {
  /** What explains a message behind what was shown; null: nothing is to be explained. */
  told: (text: string, shown?: Partial<Reading> | null) => Asked | null;
  /** The same as words. */
  words: (text: string, shown?: Partial<Reading> | null) => string | null;
  /** A bet on the spread of a home side, or on the total of its game. */
  spreadOf: (home: string, line: number) => BetFocus;
  totalOf: (home: string, line: number) => BetFocus;
};

/** What is explained over the demo slate. */
export async function explainer(): Promise<Talk> {
  const slate = await demoSlateAt(NOON);
  const nowMs = NOON.getTime();
  const told: Talk['told'] = (text, shown = null) => {
    const previous = shown && { ...NOTHING, ...shown };
    const reading = readQuestion(text, { nowMs, timeZone: ZONE, previous });
    return explained(tag({ text, reading, previous, slate, nowMs, zone: zoneOf(ZONE) }));
  };
  const eventOf = (home: string) =>
    slate.events.find((event) => event.home === home && event.startsAt > NOON)?.id ?? '';
  return {
    told,
    words: (text, shown) => {
      const asked = told(text, shown);
      if (asked?.kind === 'say') return asked.text;
      return asked?.kind === 'calls' ? `${asked.assumed.join(' ')} ${JSON.stringify(asked.calls)}` : null;
    },
    spreadOf: (home, line) => ({ eventId: eventOf(home), market: 'spread', side: 'home', line, player: null }),
    totalOf: (home, line) => ({ eventId: eventOf(home), market: 'total', side: 'over', line, player: null }),
  };
}
