import { expect, it } from 'vitest';
import { entitiesIn } from '../meant/entities.ts';
import { known, shown, winnerOf } from '../meant/test-known.ts';
import { listStranger, planStranger } from './list-stranger.ts';

const LIST = shown({ focus: [winnerOf('Buffalo Bills', 'home'), winnerOf('Seattle Seahawks', 'home')], list: true });
const stranger = (name: string, message: string) =>
  listStranger(
    { want: 'ref.why', placed: entitiesIn(name, known).entities.map((entity) => ({ entity, role: 'name' })) },
    message,
    LIST,
    known,
  );

it('says who is not among the picks, and who is', () => {
  const found = stranger('stephen curry', 'why do you like the curry pick');
  expect(found && planStranger(found)).toMatchObject({
    kind: 'say',
    text: expect.stringMatching(
      /^Stephen Curry is not among those picks: they are Buffalo Bills moneyline and Seattle/,
    ),
  });
});

it('leaves who is on one of them, and what speaks of no pick', () => {
  expect(stranger('Bills', 'why the bills pick')).toBeNull();
  expect(stranger('Stephen Curry', 'why is curry so good')).toBeNull();
});
