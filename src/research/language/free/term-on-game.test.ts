import { describe, expect, it } from 'vitest';
import { planCalls } from '../calls/plan-calls.ts';
import { readQuestion } from '../read-question.ts';
import { demoTalk, NOON } from '../test-demo-talk.ts';
import { zoneOf } from '../time-zone.ts';

const { slate, talk } = await demoTalk();

function saidOf(texts: string): string {
  const { plan, isCharged } = talk(...texts.split(' | '));
  expect(isCharged).toBe(false);
  return plan?.kind === 'say' ? plan.text : JSON.stringify(plan);
}

describe('a term is told on the line of the game that is named, or shown by one that is stored', () => {
  it.each([
    ['what does the spread mean for the lions game', /^The spread on the Lions: -4\.5 .*by 5 or more/],
    ['can u explain over under with the vikings game', /^The total: 46 .*47 or more, under with 45 or fewer/],
    [
      'whats the difference between moneyline and spread, use the bills game so i get it',
      /moneyline on the Bills, \+184 at best: .*\$184\.00.* The spread on the Bills: \+4\.5/,
    ],
    ['explain the moneyline in man city vs man u', /A draw loses it/],
    [
      'whats the moneyline mean on bills lions',
      /moneyline on the Bills, \+184.*moneyline on the Lions, -\d+.*you risk \$\d+ for/,
    ],
    ['whats the puck line | what is it for the bruins game', /^The spread on the Bruins: [+-]1\.5/],
    ['whats a prop bet? | give me an example from tonight', /^In .*: over wins with/],
    ['whats a moneyline | show me one', /^The moneyline on .* at best/],
  ])('%s', (texts, words) => {
    expect(saidOf(texts)).toMatch(words);
  });

  it('a line with its price is read as both', () => {
    expect(saidOf('how do i read this: Celtics -6.5 (-108)')).toMatch(/Celtics win by 7 or more.*you risk \$108/);
  });

  it('what was told is what the next question is about', () => {
    expect(talk('what does the spread mean for the lions game').reading.focus).toMatchObject([
      { market: 'spread', line: -4.5 },
    ]);
    expect(saidOf('what does the spread mean for the lions game | what if they win by three')).toBe(
      '-4.5 with a win by 3 loses the bet.',
    );
  });

  it('a quarter line is half won or half lost', () => {
    expect(saidOf('what if i bet -1.25 and they win by one')).toMatch(/loses half of the stake/);
    expect(saidOf('what if i bet -0.75 and they win by 1')).toMatch(/wins half of the stake/);
  });

  it.each([
    'why is the spread on the lions so high',
    'is the lions spread worth a bet or not',
    'explain the line move on the lions',
  ])('no meaning is asked for: %s', (text) => {
    const { plan } = talk(text);
    expect(plan?.kind === 'say' ? plan.text : '').not.toMatch(/^The (spread|moneyline|total)\b.*:/);
  });
});

describe('a term that a message opens with is told', () => {
  it.each([
    ['What is hedging? I have a ticket on Holloway already and im nervous', 'hedge'],
    ['round robin???', 'round robin'],
    ['puck line = ?', 'puck line'],
  ])('%s', (text, term) => {
    expect(talk(text).plan ?? talk(text).reading.term).toMatchObject({
      calls: [{ tool: 'look_up', input: { topic: { kind: 'term', term } } }],
    });
  });
});

describe('the other side behind what a term means on a game', () => {
  it.each([
    [
      'what does the moneyline mean for the bills',
      'so whats the lions one',
      /^The moneyline on the Lions, -\d+.*you risk/,
    ],
    [
      'what does the spread mean for the lions game',
      'and what about the bills one',
      /^The spread on the Bills: \+4\.5/,
    ],
  ])('is told as well: %s | %s', (asked, text, words) => {
    const nowMs = NOON.getTime();
    const previous = { ...talk(asked).reading, asked };
    const reading = readQuestion(text, { nowMs, timeZone: 'America/New_York', previous });
    const plan = planCalls({ text, reading, previous, slate, nowMs, zone: zoneOf('America/New_York') });
    expect(plan?.kind === 'say' && plan.text).toMatch(words);
  });
});
