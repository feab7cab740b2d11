import type { DataSourceView, ParlayView } from '#contract/content/read-answer.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';
import type { Reader } from '../../lib/reader.ts';
import { parlayFigures, parlayPrice } from './parlay-figures.ts';
import { drawFigures, MARGIN, MONO, type Surface, sharedImage, WIDTH, write } from './shared-image.ts';
import { VERDICTS } from './verdict.ts';

const MOST_LINES = 6;
const FIRST_LINE_Y = 188;
const LAST_LINE_Y = 388;

/** A parlay as a picture: its price, leg by leg what it is made of, and what that is worth. */
export const parlayImage = (
  parlay: ParlayView,
  dataSource: DataSourceView | undefined,
  reader: Reader,
): Promise<File> =>
  sharedImage({
    name: `parlay of ${parlay.legs.length}`,
    dataSource,
    timeZone: reader.timeZone,
    startsAt: parlay.bets?.flatMap(({ startsAt }) => startsAt ?? []).sort()[0],
    draw: (surface) => {
      drawHead(surface, parlay, reader);
      drawLegs(surface, parlay);
      const figures = parlayFigures(parlay, reader.oddsFormat).map(({ name, value, isGood }) => ({
        name,
        value,
        ...(isGood !== undefined && { colour: isGood ? 'edge' : 'red' }),
      }));
      drawFigures(surface, figures.slice(0, 4));
    },
  });

function drawHead(surface: Surface, parlay: ParlayView, { oddsFormat }: Reader): void {
  const { legs, book, verdict } = parlay;
  const title = `Parlay of ${legs.length}${book ? ` at ${book}` : ''}`;
  write(surface, title, MARGIN, 124, { size: 48, weight: 600, colour: 'text', width: 700 });
  const price = parlayPrice(parlay, oddsFormat);
  const right = WIDTH - MARGIN;
  if (price) {
    write(surface, price.value, right, 124, { size: 56, weight: 600, face: MONO, colour: 'text', align: 'right' });
    const words = [price.name, verdict && VERDICTS[verdict].word].filter(Boolean).join(' · ');
    write(surface, words, right, 76, { size: 22, colour: 'muted', align: 'right' });
  }
}

/** As many legs as there is room for, and how many more there are. */
function drawLegs(surface: Surface, { legs }: ParlayView): void {
  const shown = legs.length > MOST_LINES ? legs.slice(0, MOST_LINES - 1) : legs;
  const lines = [...shown, ...(shown.length < legs.length ? [`and ${legs.length - shown.length} more legs`] : [])];
  const step = Math.min(44, (LAST_LINE_Y - FIRST_LINE_Y) / Math.max(lines.length - 1, 1));
  for (const [at, line] of lines.entries()) {
    const y = FIRST_LINE_Y + at * step;
    write(surface, withMinusSigns(line), MARGIN, y, { size: 26, colour: 'muted', width: WIDTH - 2 * MARGIN });
  }
}
