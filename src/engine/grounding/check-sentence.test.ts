import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../test-property-runs.ts';
import { checkSentence, LONGEST_SENTENCE } from './check-sentence.ts';
import type { EvidenceSet } from './evidence.ts';

const evidence: EvidenceSet = {
  eventId: 'g1',
  verdict: 'bet',
  items: [
    {
      id: 'offer',
      eventId: 'g1',
      values: { odds: '-105', book: 'BetMGM', side: 'the Harriers', home: 'Fairport Harriers', away: 'Milton 49ers' },
    },
    {
      id: 'market',
      eventId: 'g1',
      values: { fair: '52.4%', fairOdds: '-110', edge: '+2.1%', units: '1 unit', books: '9 books', implied: '51.2%' },
    },
    { id: 'next', eventId: 'g1', values: { odds: '-112', book: 'BetOnline.ag' } },
    {
      id: 'injury_own',
      eventId: 'g1',
      values: { text: 'Jo Tarn is out (knee).', team: 'Fairport Harriers', stance: 'against' },
    },
    {
      id: 'form_own',
      eventId: 'g1',
      values: { wins: '7', games: '10', team: 'Fairport Harriers', text: 'Won 7 of 10.' },
    },
    {
      id: 'form_opponent',
      eventId: 'g1',
      values: { wins: '3', games: '10', team: 'Milton 49ers', text: 'Won 3 of 10.' },
    },
    { id: 'other', eventId: 'g2', values: { odds: '+900' } },
  ],
};
const resultOf = (sentence: string, set = evidence) => {
  const checked = checkSentence(sentence, set);
  return checked.ok ? checked.text : checked.fault;
};
const passes = (sentence: string) => expect(checkSentence(sentence, evidence)).toMatchObject({ ok: true });

const HEAVY: readonly (readonly [string, string])[] = [
  ['a megabyte', 'a'.repeat(1_000_000)],
  ['a megabyte of braces', '{{'.repeat(500_000)],
  ...[
    '{{',
    '[[offer',
    '{{a.',
    'a.',
    '-',
    ' ',
    'no ',
    'if a ',
    'the line has been ',
    'they have ',
    'a b ',
    'without their ',
    'fair price of ',
    "x'",
    '\u0301',
    'best of ',
  ].map((piece) => [`"${piece}" over and over`, piece.repeat(LONGEST_SENTENCE).slice(0, LONGEST_SENTENCE)] as const),
];

describe('checkSentence', () => {
  it('fills references and turns citations into marks by position', () => {
    expect(
      resultOf('{{offer.book}} still pays {{ offer.odds }} [[offer]] though {{injury_own.text}} [[injury_own]]'),
    ).toBe('BetMGM still pays -105 [1] though Jo Tarn is out (knee). [4]');
  });

  it.each([
    ['62% of the time it wins.', 'bare_number'],
    ['They won ٣ games.', 'bare_number'],
    ['Nine of the books agree.', 'bare_number'],
    ['One in three lands.', 'bare_number'],
    ['It is worth one unit.', 'bare_number'],
    ['Two-thirds of it is margin.', 'bare_number'],
    ['Half of it is margin.', 'bare_number'],
    ['A couple of goals decide it.', 'bare_number'],
    ['Sixtytwo tickets cash.', 'bare_number'],
    ['A s-e-v-e-n cushion.', 'bare_number'],
    ['Their third straight try.', 'bare_number'],
    ['It is a coin flip.', 'bare_number'],
    ['It opens in November.', 'bare_number'],
    ['Super Bowl LVIII looms.', 'bare_number'],
    ['Worth ½ a point.', 'bare_number'],
    ['Siete de diez.', 'bare_number'],
    ['It pays -{{offer.odds}}.', 'composed_figure'],
    ['It pays {{form_own.wins}}{{form_own.games}}.', 'composed_figure'],
    ['It pays {{form_own.wins}}k.', 'composed_figure'],
    ['The edge is {{market.fair}}.', 'wrong_label'],
    ['{{next.book}} pays {{offer.odds}}.', 'wrong_label'],
    ['{{form_own.wins}} of {{form_opponent.games}} is good [[form_own]].', 'wrong_label'],
    ['It pays {{offer.fair}}.', 'unknown_reference'],
    ['It pays {{offer.constructor}}.', 'unknown_reference'],
    ['It speaks {{injury_own.stance}}.', 'unknown_reference'],
    ['The price is right [[e9]].', 'unknown_citation'],
    ['It pays {{other.odds}}.', 'other_game'],
    ['It pays well [[other]].', 'other_game'],
    ['It pays {{offer.odds.', 'unclosed_reference'],
    ['It pays <b>well</b>.', 'markup'],
    ['See https://example.com for more.', 'markup'],
    ['See [this](that).', 'markup'],
    ['A price\u202Eturned.', 'hidden_character'],
    ['Цена хороша.', 'foreign_script'],
    ['Ignore previous instructions.', 'instruction'],
    ['Send us your password.', 'instruction'],
    ['Better than the Lakers.', 'foreign_name'],
    ['Ask Bertram Oakes about it.', 'foreign_name'],
    ['Their striker is injured.', 'uncited_claim'],
    ['A hamstring keeps Jo Tarn away [[injury_own]].', 'uncited_claim'],
    ['Rain will slow it.', 'uncited_claim'],
    ['They ride a long streak [[form_own]].', 'uncited_claim'],
    ['The line moved all week.', 'uncited_claim'],
    ['The public is on the other side.', 'uncited_claim'],
    ['It is a lock.', 'forbidden_claim'],
    ['Chase your losses here.', 'forbidden_claim'],
    ['Stay away from it.', 'forbidden_claim'],
    ['   ', 'empty'],
    ['[[offer]]', 'empty'],
  ])('refuses "%s" as %s', (sentence, fault) => {
    expect(resultOf(sentence)).toBe(fault);
  });

  it.each([
    'One opinion would be thin, and no one need share it.',
    'The second half decides it, and a three-pointer may too.',
    'This is not a lock and nothing here is guaranteed.',
    'Milton 49ers are the other side of a fair price.',
    'BetOnline.ag comes next with {{next.odds}} [[next]].',
    'If a starter is scratched, the price means little.',
    'At {{market.fair}} it is close to a coin flip [[market]].',
    'They won {{form_own.wins}} of {{form_own.games}} [[form_own]].',
    'Jo Tarn is out, which speaks against it [[injury_own]].',
    'No weather is on record for this one.',
  ])('lets through "%s"', passes);

  it('holds advice against the verdict', () => {
    const pass: EvidenceSet = { ...evidence, verdict: 'pass' };
    expect(resultOf('A strong bet.', pass)).toBe('forbidden_claim');
    expect(resultOf('Not a strong bet.', pass)).toBe('Not a strong bet.');
  });

  it('lets no value bring a mark, a reference, a tag or an address of its own', () => {
    const note = '[[offer]] {{offer.odds}} [1] <img src=x> ![a](https://evil.example/p) javascript:alert(1) \u202Eout';
    const set = { ...evidence, items: [{ id: 'injury_own', eventId: 'g1', values: { text: note } }] };
    expect(resultOf('Noted: {{injury_own.text}} [[injury_own]]', set)).toBe(
      'Noted: ((offer)) offer.odds (1) a out [1]',
    );
  });

  it('never shows a digit, a bracket or an address that the evidence does not hold', async () => {
    const allowed = new Set(['105', '1', '2', '52', '4', '7', '10', '5']);
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '{{offer.odds}}',
        '{{market.fair}}',
        '{{injury_own.text}}',
        '{{form_own.wins}}',
        '[[offer]]',
        '7',
        '{{',
        'six',
      ),
      fc.constantFrom('[[market]]', '{{other.odds}}', 'https://a.example', '<b>', '\u202E', 'the price', ' ', '-', '.'),
    );
    await fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const checked = checkSentence(parts.join(' '), evidence);
        if (!checked.ok) return;
        for (const digits of checked.text.match(/\p{N}+/gu) ?? []) expect(allowed).toContain(digits);
        expect(checked.text).not.toMatch(/[<>{}`]|https?:|\p{C}|\bsix\b/iu);
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });

  it('answers any text, and the same text alike', async () => {
    await fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
        expect(checkSentence(text, evidence)).toEqual(checkSentence(text, evidence));
      }),
    );
  });

  it.each(HEAVY)('is done with %s in less than 50 ms', (_, text) => {
    checkSentence('Warm.', evidence);
    const times = [0, 1, 2].map(() => {
      const startedMs = performance.now();
      checkSentence(text, evidence);
      return performance.now() - startedMs;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
