import { expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { Mention } from './mentions.ts';
import { visitorNamed } from './visitor-named.ts';

const event = { id: 'epl', away: 'Manchester United', home: 'Leicester City' } as SlateEvent;
const leicester = (from: number): Mention => ({
  from,
  to: from + 1,
  kind: 'side',
  persons: [{ kind: 'side', name: event.home, selection: 'home', event }],
  names: [event.home],
  begun: null,
});
const named = (text: string): string[] => {
  const tokens = tokenise(text);
  const at = tokens.findIndex((token) => token.text === 'leicester');
  return visitorNamed([leicester(at)], tokens).flatMap(({ names }) => names);
};

it.each(['got utd to win at leicester', 'utd ml vs leicester', 'utd at leicester', 'them to win at leicester'])(
  '%s: who goes before is who plays there',
  (text) => {
    expect(named(text)).toEqual(['Manchester United', 'Leicester City']);
  },
);

it.each(['best price at leicester', '50 to win at leicester', 'leicester to win', 'who plays against leicester'])(
  '%s: nobody goes before',
  (text) => {
    expect(named(text)).toEqual(['Leicester City']);
  },
);
