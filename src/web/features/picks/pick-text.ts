import { formatPercent, formatSignedPercent, formatUnits } from '../../lib/format-odds.ts';
import { formatStart } from '../../lib/format-time.ts';
import type { DataSourceView, PickView } from './answer-view.ts';
import { VERDICTS } from './verdict.ts';

/** A pick as plain text for the clipboard. Signs are those of a keyboard, so that a pasted price can be searched. */
export function pickText(pick: PickView, dataSource: DataSourceView | undefined): string {
  const limit = pick.verdict === 'pass' ? 'needs' : 'good to';
  const lines = [
    [pick.sport, pick.game, pick.startsAt && formatStart(pick.startsAt)].filter(Boolean).join(' | '),
    [
      pick.verdict && `${VERDICTS[pick.verdict].word}:`,
      pick.pick,
      pick.odds,
      pick.book && `at ${pick.book}`,
      pick.worstOdds && `(${limit} ${pick.worstOdds})`,
    ]
      .filter(Boolean)
      .join(' '),
    figuresText(pick),
    pick.analysis ?? pick.reasoning,
    pick.riskFactor && `Risk: ${pick.riskFactor}`,
    ...pick.sources.map(({ name, url }, position) => `[${position + 1}] ${[name, url].filter(Boolean).join(' ')}`),
    dataSource?.odds === 'demo' && 'Demo data: the game and its prices are fictitious.',
    'Information, not advice. 21+.',
  ];
  return lines.filter(Boolean).join('\n').replaceAll('−', '-');
}

function figuresText(pick: PickView): string {
  return [
    pick.fairOdds && `Fair price ${pick.fairOdds}`,
    pick.fairProbability !== undefined && `fair chance ${formatPercent(pick.fairProbability)}`,
    pick.edge !== undefined && `edge ${formatSignedPercent(pick.edge)}`,
    pick.units !== undefined && `stake ${formatUnits(pick.units)} units`,
    pick.confidence !== undefined && `confidence ${pick.confidence}/5`,
  ]
    .filter(Boolean)
    .join(', ');
}
