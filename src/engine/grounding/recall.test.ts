import { describe, expect, it } from 'vitest';
import { recallByText, recallByValue } from './recall.ts';

describe('what is recalled', () => {
  it('is worked out once for each text, nothing being an answer too', () => {
    const asked: string[] = [];
    const length = recallByText((text) => {
      asked.push(text);
      return text.length > 1 ? text.length : null;
    });
    expect(['ab', 'a', 'ab', 'a'].map(length)).toEqual([2, null, 2, null]);
    expect(asked).toEqual(['ab', 'a']);
  });

  it('is bounded, and right after it was forgotten', () => {
    let asked = 0;
    const upper = recallByText((text) => {
      asked += 1;
      return text.toUpperCase();
    }, 3);
    const texts = ['a', 'b', 'c', 'd', 'a'];
    expect(texts.map(upper)).toEqual(['A', 'B', 'C', 'D', 'A']);
    expect(asked).toBe(5);
  });

  it('belongs to the one value that it follows from', () => {
    const [one, other] = [{ size: 1 }, { size: 2 }];
    const double = recallByValue(({ size }: { size: number }) => size * 2);
    expect([one, other, one].map(double)).toEqual([2, 4, 2]);
  });
});
