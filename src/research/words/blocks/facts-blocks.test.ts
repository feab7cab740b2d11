import { describe, expect, it } from 'vitest';
import { FactsAboutInput } from '#contract/research/facts.ts';
import { NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { factsAbout } from '../../tools/facts-about/facts-about.ts';
import { worldOf } from '../../tools/test-worlds.ts';
import type { World } from '../../tools/world.ts';
import { outcomeBlocks } from './outcome-blocks.ts';
import { blockOf } from './test-read-blocks.ts';

const tellFacts = (world: World) =>
  outcomeBlocks('facts_about', factsAbout(FactsAboutInput.parse({ eventId: 'g1' }), world), world);

const BILLS_CHIEFS = testEvent('g1', {
  home: 'Kansas City Chiefs',
  away: 'Buffalo Bills',
  markets: [{ market: 'moneyline', outcomes: ['home', 'away'], decimals: [1.7, 2.2] }],
});

describe('facts', () => {
  const wind = {
    id: 'wind',
    eventId: 'g1',
    kind: 'weather' as const,
    team: '',
    player: '',
    text: 'Arrowhead expects wind up to 24 mph.',
    numbers: { windMph: 24 },
    sourceName: 'Test desk',
    sourceUrl: 'https://example.com/a',
    observedAt: new Date(NOW.getTime() - 3_600_000),
  };
  const form = {
    ...wind,
    id: 'form',
    kind: 'form' as const,
    team: 'Buffalo Bills',
    text: 'Bills won 4 of 5.',
    numbers: {},
  };
  const toldOf = (...known: (typeof wind | typeof form)[]) =>
    tellFacts(worldOf(testSlate([{ ...BILLS_CHIEFS, facts: known }]), NOW));

  it('are told in words where there is one, with its source, age and effect', () => {
    const told = toldOf(wind);
    expect(told.blocks.map(({ kind }) => kind)).toEqual(['text']);
    expect(blockOf(told, 'text').text).toMatch(
      /^Arrowhead expects wind up to 24 mph \(Test desk, 60 minutes ago\)\. Not modeled: .+ I have no other forecast for /,
    );
    expect(told.evidence).toHaveLength(1);
  });

  it('stand by game behind the one that the words tell', () => {
    const told = toldOf(wind, form);
    expect(blockOf(told, 'text').text).toContain('That is one of 2 facts');
    expect(blockOf(told, 'facts')).toMatchObject({
      title: 'Also stored beside the prices of Buffalo Bills @ Kansas City Chiefs',
      facts: [{ text: form.text, sourceName: 'Test desk', effect: expect.stringMatching(/^Not modeled/) }],
    });
    expect(told.evidence).toHaveLength(2);
  });
});
