import { beforeAll, describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { withoutShortForms } from './short-forms.ts';
import { demoTalk } from './test-demo-talk.ts';

const wordsOf = (text: string): string =>
  withoutShortForms(tokenise(text))
    .map((token) => token.text)
    .join(' ');

describe('short forms', () => {
  it.each([
    ['anything in the next 3 hrs', 'anything in the next 3 hours'],
    ['games the next couple hrs', 'games the next couple hours'],
    ['who hits hrs off skubal', 'who hits hrs off skubal'],
    ['how do i end my sub', 'how do i end my subscription'],
    ['volkanovski by sub', 'volkanovski by sub'],
    ['pair toronto w denver', 'pair toronto with denver'],
    ['whats the w l record', 'whats the w l record'],
    ['whos fightin and who is sittin', 'whos fighting and who is sitting'],
    ['how much shud i put on nets n heat', 'how much should i put on nets and heat'],
    ['texas a n m tonite', 'texas a n m tonight'],
    ['devin booker in austin', 'devin booker in austin'],
    ['round robin: white sox, as, nats', 'round robin white sox athletics nats'],
    ['as ml, mets ml', 'athletics ml mets ml'],
    ['yankees, tigers, as', 'yankees tigers athletics'],
    ['same as before', 'same as before'],
    ['lions, as you said, ml', 'lions as you said ml'],
    ['as good as it gets', 'as good as it gets'],
  ])('mean what stands around them: %s', (text, words) => {
    expect(wordsOf(text)).toBe(words);
  });
});

describe('what is priced by player', () => {
  let demo: Awaited<ReturnType<typeof demoTalk>>;
  beforeAll(async () => {
    demo = await demoTalk();
  });

  it('is shown by player where it is asked of a game, however it is asked', () => {
    for (const text of [
      'gimme anytime td lions bills',
      'i need the td scorers in lions bills',
      'lions bills anytime td guys pls',
    ])
      expect([text, demo.callsOf(text)]).toEqual([
        text,
        [
          expect.objectContaining({
            tool: 'show_board',
            input: expect.objectContaining({ market: 'prop:player_anytime_td' }),
          }),
        ],
      ]);
  });

  it('has a line that is no stake of a parlay', () => {
    const { plan } = demo.talk('flagg over 27.5 plus mavs ml parlay odds?');
    expect(JSON.stringify(plan)).not.toContain('stakeCents');
  });
});
