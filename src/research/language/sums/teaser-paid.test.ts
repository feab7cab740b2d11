import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { notesOf } = await demoTalk();

it.each([
  [['6pt teaser lions and seahawks, whats it pay'], '$10.00 at -120 wins $8.33 and returns $18.33'],
  [['6 point teaser lions and seahawks, 50 on it what do i win'], '$50.00 at -120 wins $41.67 and returns $91.67'],
  [['6pt teaser lions and seahawks', 'yeah but on 30 whats it pay'], '$30.00 at -120 wins $25.00 and returns $55.00'],
])('tells first what a teaser pays: %j', (texts, told) => expect(notesOf(...texts)).toContain(told));
