import { BacktestError } from './backtest-error.ts';
import { type Header, readHeader } from './header.ts';
import { LAYOUT_NAMES, type Layout, type LayoutName } from './layout.ts';
import { plainLayout } from './plain-layout.ts';
import { footballDataLayout, soccerLayout } from './soccer-layouts.ts';
import { mlbLayout, nflverseLayout, ufcLayout } from './two-way-layouts.ts';

const LAYOUTS: Record<LayoutName, { recognises: (header: Header) => boolean; open: (header: Header) => Layout }> = {
  nflverse: { recognises: (header) => header.has('game_id', 'home_moneyline', 'home_score'), open: nflverseLayout },
  'football-data': {
    recognises: (header) => header.has('date') && (header.has('hg', 'ag', 'res') || header.has('fthg', 'ftag')),
    open: footballDataLayout,
  },
  soccer: { recognises: (header) => header.has('hg', 'ag', 'division', 'season'), open: soccerLayout },
  ufc: { recognises: (header) => header.has('r_odds', 'b_odds', 'winner'), open: ufcLayout },
  mlb: { recognises: (header) => header.has('home_ml_close', 'vis_ml_close'), open: mlbLayout },
  plain: { recognises: (header) => header.has('home_odds', 'away_odds', 'result'), open: plainLayout },
};

/** The layout of a file by its header, or the one that was asked for. @throws BacktestError for an unknown one. */
export function recogniseLayout(headerRow: readonly string[], asked?: string): Layout {
  const header = readHeader(headerRow);
  const name = asked ?? LAYOUT_NAMES.find((candidate) => LAYOUTS[candidate].recognises(header));
  if (name === undefined) {
    throw new BacktestError(
      `The header is of no layout known here (${LAYOUT_NAMES.join(', ')}); a file of your own needs the columns home_odds, away_odds and result.`,
    );
  }
  if (!isLayoutName(name)) {
    throw new BacktestError(`There is no layout ${name}; there are ${LAYOUT_NAMES.join(', ')}.`);
  }
  const layout = LAYOUTS[name].open(header);
  if (layout.priceSets.length === 0) throw new BacktestError('The file holds no whole set of prices.');
  return layout;
}

function isLayoutName(name: string): name is LayoutName {
  return (LAYOUT_NAMES as readonly string[]).includes(name);
}
