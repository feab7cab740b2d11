import { describe, expect, it } from 'vitest';
import { upgradeContent } from '#contract/content/upgrade-content.ts';
import { KEPT_ANSWERS, STRANGE_ANSWERS, STRANGE_TEXTS } from '#contract/test-kept-answers.ts';
import { answerMarkdown, answerText } from './answer-text.ts';

const READER = { oddsFormat: 'american', timeZone: 'America/New_York' } as const;

describe('an answer that was saved by another version', () => {
  it.each(Object.entries(KEPT_ANSWERS))('is shown with its picks, its words and its parlay: %s', (_, answer) => {
    const content = upgradeContent(JSON.stringify(answer));
    expect(content).toMatchObject({
      summary: 'One bet stands out.',
      picks: [{ pick: 'Bills -2.5', odds: '+102', verdict: 'bet' }, { pick: 'Dolphins ML' }],
      parlay: { totalOdds: '+286' },
      dataSource: { model: 'built-in analyst', odds: 'demo' },
    });
    expect(answerText(content, READER)).toContain('The sharp books have the Bills shorter');
  });

  it('shows of a later one what it knows', () => {
    const content = upgradeContent(JSON.stringify(STRANGE_ANSWERS['of a later version']));
    expect(content).toMatchObject({ summary: 'One bet stands out.' });
    expect(answerMarkdown(content, READER)).toContain('Bills -2.5');
    expect(answerMarkdown(content, READER)).not.toContain('[object Object]');
  });

  it.each([...Object.values(STRANGE_ANSWERS).map((answer) => JSON.stringify(answer)), ...STRANGE_TEXTS])(
    'breaks nothing: %s',
    (text) => {
      const content = upgradeContent(text);
      expect(typeof answerText(content, READER)).toBe('string');
      expect(typeof answerMarkdown(content, READER)).toBe('string');
    },
  );
});
