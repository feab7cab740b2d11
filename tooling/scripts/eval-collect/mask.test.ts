import { describe, expect, it } from 'vitest';
import { masked } from './mask.ts';

const NOBODY = { firstName: null, lastName: null, email: null };
const JANE = { firstName: 'Jane', lastName: 'Doe', email: 'jdoe77@mine.example' };

describe('a question that becomes an eval case', () => {
  it.each([
    ['write to me@mine.example please', 'write to [mail] please'],
    ['call (555) 123-4567 or 555-987-6543 or +1 555 123 4567', 'call [phone] or [phone] or [phone]'],
    ['my card 4111 1111 1111 1111', 'my card [number]'],
    ['see https://mine.example/me?x=1', 'see [link]'],
    ['my bankroll is $2,500, Bills -3 -110?', 'my bankroll is [money], Bills -3 -110?'],
    ['2500 bankroll, what units', '[money] bankroll, what units'],
    ['I lost my rent of 900 bucks', 'I lost my rent of [money]'],
    ['my name is jane smith and i like josh allen', 'my name is [name] and i like josh allen'],
    ["I'm Jane, is over 47 good", "I'm [name], is over 47 good"],
    ['My brother Aldous Bumblethorpe likes the Bills', 'My brother [name] likes the Bills'],
    ['send it to 12 north main street please', 'send it to [address] please'],
    ['my name is Jane Smith and I like Josh Allen', 'my name is [name] and I like Josh Allen'],
  ])('%s', (text, expected) => {
    expect(masked(text, NOBODY)).toBe(expected);
  });
  it('knows the names of its account', () => {
    expect(masked('Jane here (jdoe77), doe you like the Bills', JANE)).toBe(
      '[name] here ([name]), [name] you like the Bills',
    );
  });
  it.each([
    'Bills +2.5 at +105 good?',
    'put $50 on over 47.5 -110',
    'hedge $100 at +400 with -150',
    'Tatum over 27.5 and Allen 245.5',
    'call 3 of the best st louis bets',
    'over 47 points and 5 assists, way too high?',
    "what's the best way to bet 20 on the Bills",
  ])('keeps what it asks: %s', (text) => {
    expect(masked(text, NOBODY)).toBe(text);
  });
});
