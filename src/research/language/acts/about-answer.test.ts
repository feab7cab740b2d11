import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import { askOfTwoGames, SHOWN_LIST, SHOWN_PARLAY } from '../test-two-games.ts';
import { OPEN_READING } from '../wishes/wish-reading.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

/** Each as it is asked of one bet, and of a list of picks. */
const ASKED = [
  ['play', 'strongest', ['what do you think', 'thoughts?', 'whats ur lean', 'rate it', 'yes or no', 'gut feeling?']],
  ['lock', 'ordered', ['the lock?', "what's the lock", 'is it a lock', 'so which one is the lock']],
  [
    'bad',
    'bad',
    [
      'is that dumb',
      'is this a bad idea lol',
      "isn't that a stupid bet",
      'am i an idiot for liking it',
      'is it a mistake?',
    ],
  ],
  [
    'simply',
    'simply',
    [
      "explain like i'm 5",
      'eli5',
      'dumb it down for me',
      'in plain english please',
      'huh i dont get it',
      'what does that percent mean',
      'tldr',
    ],
  ],
  [
    'why',
    'why',
    [
      'who says so',
      'says who',
      'source?',
      'where are you getting this',
      'show me the math',
      'tell me more',
      'more details please',
    ],
  ],
  [
    'against',
    'against',
    [
      "what's the catch",
      "and if you're wrong?",
      'what could go wrong',
      'the case against it',
      'is that a sucker bet',
      'worst case?',
      'too good to be true?',
    ],
  ],
  [
    'limit',
    'limit',
    [
      'what would change your mind',
      'at what price would it be no bet',
      'at what win probability would it be no bet',
      'when would you stop liking it',
    ],
  ],
] as const;

const EACH = ASKED.flatMap(([ofBet, ofList, texts]) => texts.map((text) => ({ ofBet, ofList, text })));

describe('a question about an answer', () => {
  it.each(EACH)('$text: of a bet that was judged, free', ({ text, ofBet }) => {
    expect(demo.talk('Bills ml worth it?', text).plan).toMatchObject({ kind: 'calls', explains: ofBet });
  });

  it.each(EACH)('$text: of picks, as they were told', ({ text, ofList }) => {
    const asked = askOfTwoGames(text, { ...OPEN_READING, ...SHOWN_LIST, unjudged: false });
    expect(asked).toMatchObject({ kind: 'about', about: { kind: ofList } });
  });

  it.each(EACH)('$text: of a parlay, free', ({ text, ofBet }) => {
    const asked = askOfTwoGames(text, { ...OPEN_READING, ...SHOWN_PARLAY, unjudged: false });
    expect(asked).toMatchObject({ kind: 'calls', calls: [{ tool: 'build_parlay' }], explains: ofBet });
  });
});

it.each(['which side would you take', 'who do you like', 'pick a side'])('%s: both sides of the game shown', (text) => {
  const { plan } = demo.talk('show me the odds for bills lions', text);
  expect(plan).toMatchObject({
    kind: 'calls',
    calls: [{ tool: 'price_bets', input: { bets: [{ side: 'home' }, { side: 'away' }] } }],
  });
});

it('is told of the pick that is pointed at whether it is a mistake', () => {
  const asked = askOfTwoGames('is the second one a terrible bet', { ...OPEN_READING, ...SHOWN_LIST, unjudged: false });
  expect(asked).toMatchObject({ kind: 'about', about: { kind: 'bad', place: 2 } });
});
