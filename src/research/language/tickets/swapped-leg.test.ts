import { beforeAll, describe, expect, it } from 'vitest';
import { BuildParlayResult } from '#contract/research/build-parlay.ts';
import type { Slate } from '../../slate/slate.ts';
import { DESK } from '../../tools/desk.ts';
import { loadedWith } from '../../tools/look-up/test-loaded.ts';
import { worldOf } from '../../tools/test-worlds.ts';
import { demoTalk } from '../test-demo-talk.ts';

const NOON = new Date(Date.UTC(2026, 10, 21, 17));
let slate: Slate;
let talk: Awaited<ReturnType<typeof demoTalk>>['talk'];
beforeAll(async () => {
  ({ slate, talk } = await demoTalk());
});

function parlayOf(...texts: string[]) {
  const { plan } = talk(...texts);
  const [call] = plan?.kind === 'calls' ? plan.calls : [];
  const read = call && DESK[call.tool].read(call.input);
  const outcome = read?.ok ? read.call.run(worldOf(slate, NOON, { loaded: loadedWith() })) : null;
  const parlay = outcome?.ok ? BuildParlayResult.parse(outcome.data).parlay : null;
  if (!parlay) throw new Error(texts.at(-1));
  return parlay;
}

describe('a leg that is swapped', () => {
  const ASKED = 'gimme a 3 leg nba parlay around +500';

  it('keeps the other legs and the book, and what it was to pay', () => {
    const before = parlayOf(ASKED);
    const after = parlayOf(ASKED, 'swap leg 3 for something else');
    const names = after.legs.map(({ pick }) => pick);
    expect(names).toEqual(expect.arrayContaining(before.legs.slice(0, 2).map(({ pick }) => pick)));
    expect(names).not.toContain(before.legs[2]?.pick);
    expect(after.target?.text).toBe('+500');
    expect(after.book === before.book || after.moved !== undefined).toBe(true);
  });

  it('for value is no pass: a bet or a lean comes in, or nothing, free', () => {
    const { plan, isCharged } = talk(ASKED, 'swap leg 3 for something with actual value');
    const [call] = plan?.kind === 'calls' ? plan.calls : [];
    expect(call).toMatchObject({ tool: 'build_parlay', input: { choose: { worth: true } } });
    const read = call && DESK[call.tool].read(call.input);
    const outcome = read?.ok ? read.call.run(worldOf(slate, NOON, { loaded: loadedWith() })) : null;
    if (!outcome?.ok) {
      expect(outcome).toMatchObject({ reason: 'nothing_fits', message: expect.stringContaining('worth a stake') });
      expect(isCharged).toBe(false);
      return;
    }
    const [, , third] = BuildParlayResult.parse(outcome.data).parlay?.legs ?? [];
    expect(third).toMatchObject({ verdict: expect.not.stringMatching('pass') });
  });

  it.each([['swap leg 1 for something else'], ['swap leg 2 for something else'], ['swap leg 3 for a dog']])(
    'never stands at a book that pays less than another for the same legs: %s',
    (text) => {
      const { decimal, otherBooks } = parlayOf(ASKED, text);
      expect(Math.max(0, ...otherBooks.map((one) => one.decimal))).toBeLessThanOrEqual(decimal + 1e-9);
    },
  );
});

describe('a leg that is named by its number', () => {
  const ASKED = 'gimme a 3 leg nba parlay around +500';

  it.each([
    ['swap the SIDE LINE for warriors ml'],
    ['not a fan of the SIDE LINE, switch it for warriors moneyline'],
    ['drop the SIDE LINE and put warriors ml in'],
  ])('goes alone, though another is on the same side: %s', (text) => {
    const before = talk(ASKED).reading.focus ?? [];
    for (const [at, { line, market, side }] of before.entries()) {
      if (line === null || market === 'spread') continue;
      const { plan } = talk(ASKED, text.replace('SIDE', side).replace('LINE', String(line)));
      const kept = before.filter((_, place) => place !== at).map(({ eventId }) => ({ eventId }));
      const [call] = plan?.kind === 'calls' ? plan.calls : [];
      const { legs = [] } = (call?.input ?? {}) as { legs?: object[] };
      expect(legs).toHaveLength(3);
      expect(legs).toEqual(expect.arrayContaining(kept.map((leg) => expect.objectContaining(leg))));
    }
  });

  it.each([['leg 3'], ['the third one'], ['3'], ['#3']])('answers which leg should go: %s', (text) => {
    const [first, second] = talk(ASKED).reading.focus ?? [];
    expect(talk(ASKED, 'swap one for warriors ml').plan).toMatchObject({ kind: 'say' });
    const { plan } = talk(ASKED, 'swap one for warriors ml', text);
    expect(plan).toMatchObject({
      calls: [
        { input: { legs: [{ eventId: first?.eventId }, { eventId: second?.eventId }, { market: 'moneyline' }] } },
      ],
    });
  });

  it('is not what a new question names', () => {
    expect(talk(ASKED, 'swap one for warriors ml', 'best nhl bets tonight').reading.leagues).toEqual(['NHL']);
  });
});

describe('where a parlay stands', () => {
  const ASKED = 'gimme a 3 leg nba parlay around +500';

  it('is told, and why', () => {
    const book = parlayOf(ASKED).book;
    const other = parlayOf(ASKED).otherBooks[0]?.book ?? 'Caesars';
    const why = talk(ASKED, `why ${book} when ${other} pays more`);
    expect(why).toMatchObject({ plan: { kind: 'say' }, isCharged: false });
    expect(why.plan?.kind === 'say' ? why.plan.text : '').toContain(`It stands at ${book} because that pays more`);
    expect(talk(ASKED, 'ok but keep it at the first book')).toMatchObject({ plan: { kind: 'say' }, isCharged: false });
  });

  it('is looked at elsewhere free', () => {
    const { plan } = talk(ASKED, 'same 3 legs at caesars?');
    expect(plan).toMatchObject({ kind: 'calls', explains: 'better', calls: [{ input: { book: 'Caesars' } }] });
  });
});

describe('a parlay that is held', () => {
  it('is told what it is worth, and keeps its price and stake where its legs are put right', () => {
    const texts = ['i bet 25 on lions and cowboys parlay at +450, is that a fair price'];
    expect(talk(...texts).plan).toMatchObject({
      calls: [{ input: { price: '+450', stakeCents: 2500, placed: true } }],
      assumed: [expect.stringContaining('the moneyline')],
    });
    expect(talk(...texts, 'no its spreads, lions -3 cowboys +3').plan).toMatchObject({
      calls: [{ input: { price: '+450', stakeCents: 2500, placed: true, legs: [{ line: -3 }, { line: 3 }] } }],
    });
  });
});

describe('singles or a parlay', () => {
  it('are held against each other, free', () => {
    const { plan, isCharged } = talk('is it better to bet 2 singles or parlay em? lions -135 and cowboys -120');
    expect(isCharged).toBe(false);
    expect(plan?.kind === 'say' ? plan.text : '').toMatch(/As 2 singles .*As one parlay at \+21\d/);
    expect(talk('lions or bills').plan?.kind).not.toBe('say');
  });
});
