import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSentence } from './check-sentence.ts';
import type { EvidenceSet } from './evidence.ts';

const evidence: EvidenceSet = {
  eventId: 'g1',
  items: [
    { id: 'price', eventId: 'g1', values: { odds: '-105', book: 'BetMGM' } },
    { id: 'f:7', eventId: 'g1', values: { text: 'QB is out (knee).' } },
    { id: 'other', eventId: 'g2', values: { odds: '+900' } },
  ],
};
const faultOf = (sentence: string) => {
  const checked = checkSentence(sentence, evidence);
  return checked.ok ? checked.text : checked.fault;
};

describe('checkSentence', () => {
  it('fills references and turns citations into marks by position', () => {
    expect(faultOf('{{price.book}} still pays {{ price.odds }} [[price]] though {{f:7.text}} [[f:7]]')).toBe(
      'BetMGM still pays -105 [1] though QB is out (knee). [2]',
    );
  });

  it.each([
    ['a figure that is written out', 'The Bills win 62% of the time.', 'bare_number'],
    ['a figure spelled out', 'They won nine of the last games.', 'bare_number'],
    ['a figure in other digits', 'They won ٣ games.', 'bare_number'],
    ['a vulgar fraction', 'They get ½ a point.', 'bare_number'],
    ['a reference to nothing', 'It pays {{price.fair}}.', 'unknown_reference'],
    ['a reference to an inherited name', 'It pays {{price.constructor}}.', 'unknown_reference'],
    ['a citation of nothing', 'The left tackle is out [[f:9]].', 'unknown_citation'],
    ['another game’s figure', 'It pays {{other.odds}}.', 'other_game'],
    ['another game’s citation', 'It pays well [[other]].', 'other_game'],
    ['markup', 'It pays <b>well</b>.', 'markup'],
    ['an address', 'See https://example.com for more.', 'markup'],
    ['a link', 'See [this](that).', 'markup'],
    ['a half reference', 'It pays {{price.odds.', 'unclosed_reference'],
    ['nothing', '   ', 'empty'],
  ])('refuses %s', (_, sentence, fault) => {
    expect(faultOf(sentence)).toBe(fault);
  });

  it('never lets a digit through that the evidence does not hold', async () => {
    const allowed = new Set('-105[1]QB is out (knee).[2]'.match(/\d+/g));
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('{{price.odds}}', '{{f:7.text}}', '[[price]]', '{{other.odds}}', '7', '{{'),
    );
    await fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const checked = checkSentence(parts.join(' '), evidence);
        if (!checked.ok) return;
        for (const digits of checked.text.match(/\p{N}+/gu) ?? []) expect(allowed.has(digits)).toBe(true);
      }),
    );
  });
});
