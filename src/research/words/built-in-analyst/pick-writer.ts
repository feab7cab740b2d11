import type { PickDraft } from '../../tools/best-bets/pick-draft.ts';
import type { Chooser, Way } from './choose.ts';
import { type PickView, viewOf } from './pick-view.ts';

/** What one pick's sentences are chosen with. */
export type PickWriter = {
  chooser: Chooser;
  seed: string;
  view: PickView;
  /** One sentence of several that fit, or none. */
  one: (name: string, ways: readonly Way[]) => string[];
};

export function createPickWriter(draft: PickDraft, chooser: Chooser): PickWriter {
  const { pick } = draft;
  const view = viewOf(draft);
  const seed = `${pick.eventId}|${pick.pick}|${pick.odds}`;
  const one = (name: string, ways: readonly Way[]) => {
    const sentence = chooser.choose(`${seed}|${name}`, ways, view);
    return sentence === null ? [] : [sentence];
  };
  return { chooser, seed, view, one };
}
