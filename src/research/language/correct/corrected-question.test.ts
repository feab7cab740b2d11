import { beforeAll, describe, expect, it } from 'vitest';
import type { Slate } from '../../slate/slate.ts';
import { slateNames } from '../../slate/slate-names.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import type { BetFocus } from '../reading.ts';
import { zoneOf } from '../time-zone.ts';
import { correctedQuestion, correctedWithin } from './corrected-question.ts';

const NOW = Date.UTC(2026, 10, 21, 17);
let slate: Slate;
beforeAll(async () => {
  const demo = await demoSlateAt(new Date(NOW));
  const names = slateNames(demo);
  slate = { ...demo, names: () => names };
});

const said = (message: string, asked: string, ...earlier: string[]) =>
  correctedQuestion(message, () => [asked, ...earlier].map((one) => ({ asked: one, focus: [] as BetFocus[] })), {
    slate,
    clock: { nowMs: NOW, zone: zoneOf('America/New_York') },
  });

describe('a question that is put right', () => {
  it.each([
    ['no the chargers', 'chiefs -3 -110 good?', 'chargers -3 -110 good'],
    ['i meant moneyline', 'chiefs -3 -110 good?', 'chiefs moneyline -110 good'],
    ['tmrw i meant', 'nfl odds at fanduel', 'nfl odds at fanduel tmrw'],
    ['no i meant saturday', 'best nfl props for sunday', 'best nfl props for saturday'],
    ['sry fanduel', 'curry o24.5 pts at draftkings -110', 'curry o24.5 pts at fanduel -110'],
    ['no, the under', 'curry o24.5 pts at draftkings -110', 'curry under24.5 pts at draftkings -110'],
    ['meant 25.5 not 24.5', 'curry o24.5 pts', 'curry o25.5 pts'],
    ['meant 25 not 20', '20 to win at +150', '25 to win at +150'],
    ['not him, durant', 'curry o24.5 pts', 'durant o24.5 pts'],
    ['i meant full game', 'pistons -2.5 1st half -105', 'pistons -2.5 -105'],
    ['meant +350 not +250', 'hedge 100 at +250 now -200', 'hedge 100 at +350 now -200'],
    [
      'wait i meant the spread, celtics -3.5 or whatever it is',
      'celtics ml at -105 any good?',
      'celtics spread -3.5 at -105 any good',
    ],
    ['no i meant straight moneyline favorites', '5 leg parlay of favorites', '5 leg parlay of favorites moneyline'],
    ['no the NETS', 'lakers thunder spread at dk', 'NETS spread at dk'],
    ['lions not bills', 'bills +4.5 -110', 'lions -4.5 -110'],
    ['i said alcantara', 'skubal over 4.5 ks and bills ml', 'alcantara over 4.5 ks and bills ml'],
    ['under on the curry one i meant', 'bills over 44 and curry over 24.5', 'bills over 44 and curry under 24.5'],
    ['i said RLM', 'whats rml mean for the bills', 'whats RLM mean for the bills'],
  ])('%s: %s', (message, asked, question) => {
    expect(said(message, asked)).toMatchObject({ question });
  });

  it('may be one before the last, where what was wrong is named', () => {
    expect(said('typo bucs -4 not -6', 'only the bengals', 'bucs -6 -110 or bengals ml')).toMatchObject({
      question: 'bucs -4 -110 or bengals ml',
      of: { asked: 'bucs -6 -110 or bengals ml' },
    });
  });

  it('leans on what was spoken of where no question said what was wrong', () => {
    expect(said('-115 not -105', 'the pistons')).toEqual({ question: '-115', of: null });
  });

  it.each([
    ['no props', 'best nfl props tonight'],
    ['not just totals', 'best nfl bets today just totals'],
    ['not only unders', 'best nfl bets today only unders'],
    ['not the bills', 'best nfl bets'],
    ['no draftkings', 'best nfl bets at fanduel'],
    ['nah im good', 'bills +4.5 -110'],
    ['i meant it when i said i lost it all', 'bills +4.5 -110'],
    ['sorry for the late reply', 'bills +4.5 -110'],
    ['the under', 'curry over 24.5'],
    ['i mean the bills are so bad', 'lions -4.5'],
    ['i meant moneyline', 'bills spread and lions total'],
    ['no over', ''],
    ['thanks', 'bills +4.5 -110'],
  ])('is none: %s behind %s', (message, asked) => {
    expect(said(message, asked)).toBeNull();
  });
});

describe('a correction of what stands for a name, or within a message', () => {
  it('goes in the place of the word that stood for him', () => {
    const known = { slate, clock: { nowMs: NOW, zone: zoneOf('America/New_York') } };
    const focus = [{ eventId: 'any', market: 'prop:player_assists', side: 'over', line: 5.5, player: 'Stephen Curry' }];
    const asked = [{ asked: 'ok his assists over then, -120', focus: focus as BetFocus[] }];
    expect(correctedQuestion('not curry, durants', () => asked, known)).toMatchObject({
      question: 'ok durants assists over then, -120',
    });
  });

  it('is read where the message puts itself right', () => {
    const known = { slate, clock: { nowMs: NOW, zone: zoneOf('America/New_York') } };
    expect(correctedWithin('add the bills thunder over 228 too. i mean lakers thunder', known)).toBe(
      'add the lakers thunder over 228 too',
    );
    expect(correctedWithin('add the bills. i mean it, they are good', known)).toBeNull();
  });

  it('takes the market that was answered for the one that was wanted', () => {
    expect(said('thats the ml. i wanted the spread', 'packers at draftkings')).toMatchObject({
      question: 'packers at draftkings spread',
    });
  });
});
