import type { Slate } from '../slate/slate.ts';
import { demoSlateAt } from '../slate/test-demo-slate.ts';
import { freeCallsOf, type Talked, talkerOver } from './test-talk.ts';

/** A Saturday noon: the Lions at the Bills at 4:30 PM, the Rangers at the Cubs at night, the Cowboys on Monday. */
export const NOON = new Date(Date.UTC(2026, 10, 21, 17));

type DemoTalk = {
  slate: Slate;
  talk: (...texts: string[]) => Talked;
  /** The calls of the last of these messages, none of which may cost anything. */
  callsOf: (...texts: string[]) => ReturnType<typeof freeCallsOf>;
  /** The same as what they are asked to work out, or to look up. */
  calcsOf: (...texts: string[]) => Record<string, unknown>[];
  /** What is said beside the calls of the last of these messages. */
  notesOf: (...texts: string[]) => string;
  /** Of the next game of a team. */
  game: (team: string) => string | undefined;
};

/** Conversations over the demo slate. */
export async function demoTalk(): Promise<DemoTalk> {
  const slate = await demoSlateAt(NOON);
  const talk = talkerOver(slate, NOON);
  const callsOf: DemoTalk['callsOf'] = (...texts) => freeCallsOf(talk(...texts));
  return {
    slate,
    talk,
    callsOf,
    calcsOf: (...texts) =>
      callsOf(...texts).map(({ input }) => ({ ...('calc' in input ? (input.calc as object) : input) })),
    notesOf: (...texts) => {
      const { plan } = talk(...texts);
      return plan?.kind === 'calls' ? plan.assumed.join(' ') : '';
    },
    game: (team) => slate.events.find(({ home, away, startsAt }) => startsAt > NOON && [home, away].includes(team))?.id,
  };
}
