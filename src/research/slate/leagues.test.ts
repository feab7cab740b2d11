import { describe, expect, it } from 'vitest';
import { sportLabel } from './leagues.ts';

const bout = (sportTitle: string, home: string, away: string) =>
  sportLabel({ sportKey: 'mma_mixed_martial_arts', sportTitle, home, away });

describe("a pick's sport", () => {
  it('is the UFC only where the provider says so or both fight there; the key holds every promotion', () => {
    expect(bout('UFC', 'Somebody', 'Somebody Else')).toBe('UFC');
    expect(bout('MMA', 'Islam Makhachev', 'Charles Oliveira')).toBe('UFC');
    expect(bout('MMA', 'Islam Makhachev', 'A Fighter Of Another League')).toBe('MMA');
    expect(bout('MMA', 'Andrea Vazquez', 'Chelsea Hackett')).toBe('MMA');
  });
});
