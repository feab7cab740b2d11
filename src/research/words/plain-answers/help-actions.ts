import type { MessageAction } from '#contract/chat.ts';
import type { SiteInfo } from '#contract/page.ts';
import type { Reading } from '../../language/reading.ts';

const LIFELINE: MessageAction = { kind: 'call', label: 'Call 988', phone: '988' };
const TIME_OUT: MessageAction = { kind: 'time_out', label: 'Take a time-out' };

/** What can be done at once beside the words of help: the same numbers that stand in them, and a stop. */
export function helpActions({ intent, mentionsSuicide, topic }: Reading, site: SiteInfo): MessageAction[] {
  const call: MessageAction = { kind: 'call', label: `Call ${site.helplinePhone}`, phone: site.helplinePhone };
  switch (intent) {
    case 'distress':
      if (topic === 'of_relative') return [call];
      return [...(mentionsSuicide ? [LIFELINE] : []), call, TIME_OUT];
    case 'self_exclusion':
      return [TIME_OUT, call];
    case 'under_age':
      return [call];
    default:
      return topic === 'after_help' ? [...(mentionsSuicide ? [LIFELINE] : []), call, TIME_OUT] : [];
  }
}
