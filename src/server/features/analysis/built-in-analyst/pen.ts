import type { PickDraft } from '../pick-draft.ts';
import type { Chooser, Way } from './choose.ts';
import { type PickView, viewOf } from './pick-view.ts';

/** What one pick's sentences are chosen with. */
export type Pen = {
  chooser: Chooser;
  seed: string;
  view: PickView;
  /** One sentence of several that fit, or none. */
  one: (name: string, ways: readonly Way[]) => string[];
};

export function createPen(draft: PickDraft, chooser: Chooser): Pen {
  const { pick } = draft;
  const view = viewOf(draft);
  const seed = `${pick.eventId}|${pick.pick}|${pick.odds}`;
  const one = (name: string, ways: readonly Way[]) => {
    const sentence = chooser.choose(`${seed}|${name}`, ways, view);
    return sentence === null ? [] : [sentence];
  };
  return { chooser, seed, view, one };
}
