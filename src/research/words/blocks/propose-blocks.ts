import type { Block } from '#contract/blocks.ts';
import type { MessageAction } from '#contract/chat.ts';
import type { ProposeResult } from '#contract/research/propose.ts';
import { momentWords } from '../moment-words.ts';
import { assumedWords, said } from './cells.ts';
import type { Told } from './told.ts';

/** What would be done, from when on, and that nothing is done yet. */
export function proposeBlocks(proposal: ProposeResult, assumed: readonly string[], told: Told): Block[] {
  const { title, sentence, request } = proposal;
  const lead = [`${title}: ${sentence}`, ...assumedWords(assumed)].join(' ');
  return [said(request === null ? lead : `${lead}\n\n${clickWords(proposal, told)}`)];
}

function clickWords(proposal: ProposeResult, { zone }: Told): string {
  const { link, takesEffectAt, cannotBeUndone } = proposal;
  const from = takesEffectAt === null ? 'at once' : `from ${momentWords(new Date(takesEffectAt), zone)}`;
  const undone = cannotBeUndone ? ', and cannot be taken back' : '';
  if (proposal.kind === 'alert') return `No alert is set until you press "${link.label}" and confirm it there.`;
  if (proposal.kind === 'tracked_bet')
    return `Nothing is kept until you press "${link.label}". Check the price and the stake there: they are to be the ones that you got.`;
  // What was told is heeded in this chat all the same.
  const none = proposal.kind === 'setting' ? 'Your saved settings are not changed' : 'Nothing is changed';
  return `${none} until you do it on the page "${link.label}". Done now, it holds ${from}${undone}.`;
}

/** Where it is done by hand. */
export const proposeActions = ({ link }: Pick<ProposeResult, 'link'>): MessageAction[] => [{ kind: 'link', ...link }];
