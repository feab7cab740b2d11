import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

describe('the side that is named is the side that is judged', () => {
  it.each([
    ['det ml -215 at fanduel vs buf. fair or no', /Lions moneyline at your -215 \(FanDuel\)/],
    ['buf +4.5 -120 vs det good?', /Bills \+4\.5 at your -120/],
  ])('%s', async (question, told) => {
    expect((await lastOf(question)).text).toMatch(told);
  });

  it('is asked back with the game of each who goes by the name', async () => {
    const { text, cost } = await lastOf('giants ml');
    expect(text).toMatch(/San Francisco Giants \(vs Cleveland Guardians, Sat .*New York Giants \(vs Tampa Bay/);
    expect(cost).toBe(0);
  });

  it('is who plays on the day that is named', async () => {
    expect((await lastOf('giants tmrw?')).text).toMatch(/Buccaneers @ Giants|Tampa Bay Buccaneers @ New York Giants/);
  });

  it.each([
    ['anything good in the w tonight', /WNBA/],
    ['who gets the w tonight lions or bills', /^(?!.*WNBA)/s],
  ])('%s', async (question, told) => {
    expect((await lastOf(question)).text).toMatch(told);
  });
});

describe('the other side', () => {
  it.each([
    [['bills +4.5 on fanduel good?'], 'and the other side', /Lions -4\.5 at .*\(FanDuel\)/, 1],
    [['bills +4.5 on fanduel good?'], 'n just the moneyline', /Bills moneyline at .*\(FanDuel\)/, 1],
    [['bills +4.5 on fanduel good?'], 'best price on the moneyline', /^(?!.*\(FanDuel\): no edge)/s, 0],
    [['who you like lions bills'], 'other side any value', /Lions -4\.5/, 0],
    [['every book on bills +4.5'], 'and the lions side?', /books have Detroit Lions -4\.5/, 0],
    [['allen passing yards line'], 'other side of allens passing yards', /under 216\.5/, 0],
    [['is the bills ml a good bet'], 'opposite, whats the price', /Detroit Lions|the Lions/, 0],
    [['is the bills ml a good bet'], 'should i hedge with the other side', /stake|\$100/, 0],
  ])('%j, %s', async (before, question, told, cost) => {
    const reply = await lastOf(...before, question);
    expect(reply.text).toMatch(told);
    expect(reply.cost).toBe(cost);
  });
});

it('says who gets the points that are asked for on the wrong side', async () => {
  const { text, cost } = await lastOf('every book on bills spread', 'so -4.5 for the bills?');
  expect(text).toMatch(/other way round|Bills \+4\.5/);
  expect(cost).toBe(0);
});
