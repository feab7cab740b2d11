import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

describe('a bet with a condition that no stored price answers', () => {
  it.each([
    [['fulham to win and btts +220'], 'both teams to score'],
    [['btts and over 2.5 liverpool -110 good?'], 'both teams to score'],
    [['toluca to win both halves +300'], 'win both halves'],
    [['arsenal win at least one of the next two'], 'win at least'],
    [['everton newcastle', 'arsenal to qualify'], 'to qualify'],
    [['draw at half in everton newcastle'], 'first half'],
    [['newcastle win to nil'], 'win to nil'],
    [['btts in everton newcastle?', "who's got it at yes"], 'both teams to score'],
    [['who do u like in pereira fight', 'how does he win it'], 'method or round of victory'],
    [['who do u like in pereira fight', 'whats a method bet like that pay'], 'method or round of victory'],
    [['pimblett holloway odds', 'what are the odds he gets finished'], 'method or round of victory'],
    [['canelo ml price', 'thats a lot of juice. by decision available?'], 'method or round of victory'],
    [['alcaraz odds', 'is there a set spread for him'], 'set handicaps'],
    [['what about qinwen +1.5 sets'], 'set handicaps'],
    [['dodgers astros f5'], 'first innings'],
    [['liga mx tonight', 'only 3 way or is there dnb'], 'draw no bet or double chance'],
  ])('is refused by its name, free: %j', (texts, name) => {
    const { plan, isCharged } = demo.talk(...texts);
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringContaining(name) });
    expect(isCharged).toBe(false);
  });

  it('is no other bet of that game, nor the games of a league', () => {
    expect(demo.talk('btts in everton newcastle?', 'over 2.5 then').plan).toMatchObject({ kind: 'calls' });
    expect(demo.talk('premier league odds').plan).toMatchObject({ calls: [{ tool: 'show_board' }] });
  });
});
