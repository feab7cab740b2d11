import type { Source } from '#contract/analysis.ts';
import type { EvidenceItem } from '#engine/grounding/evidence.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import type { PriceMove, Slate } from '../slate/slate.ts';
import type { Candidate } from './candidates.ts';
import { ageWords, chanceWords, percent, plural, signedPercent, unitsWords } from './format.ts';
import { gameLabel } from './leagues.ts';
import { pickLabel } from './pick-label.ts';

/** An evidence item together with the source that a reader is shown for it. */
export type SourcedItem = { item: EvidenceItem; source: Source };

const FACTS_AT_MOST = 4;

/** What may be said about one candidate: the offer, the consensus, the sharpest book, the price's history, the facts. */
export function buildEvidence(
  candidate: Candidate,
  slate: Slate,
  moves: readonly PriceMove[],
  now: Date,
): SourcedItem[] {
  return [
    offerItem(candidate, slate, now),
    consensusItem(candidate, slate),
    ...sharpItem(candidate, slate),
    ...nextPriceItem(candidate, slate),
    ...movesItem(candidate, slate, moves),
    ...factItems(candidate),
  ];
}

const titleOf = (slate: Slate, key: string): string => slate.bookTitles.get(key) ?? key;

const feedName = (slate: Slate): string => (slate.odds === 'live' ? 'The Odds API' : 'demo odds');

function offerItem({ priced, event, market, selection }: Candidate, slate: Slate, now: Date): SourcedItem {
  const book = titleOf(slate, priced.book);
  const odds = formatAmerican(priced.decimal);
  const pick = pickLabel(event, market, selection);
  const age = ageWords((now.getTime() - priced.quotedAtMs) / 1000);
  return {
    item: {
      id: 'offer',
      eventId: event.id,
      values: { book, odds, pick, age, implied: percent(1 / priced.decimal), game: gameLabel(event) },
    },
    source: {
      id: 'offer',
      name: `${book} (${feedName(slate)})`,
      text: `${pick} at ${odds}`,
      observedAt: new Date(priced.quotedAtMs).toISOString(),
    },
  };
}

function consensusItem({ priced, event }: Candidate, slate: Slate): SourcedItem {
  const used = priced.books.filter((book) => book.weight > 0);
  const newest = used.reduce((least, book) => Math.min(least, book.ageSeconds), Number.POSITIVE_INFINITY);
  const fair = percent(priced.fairProbability);
  const fairOdds = formatAmerican(1 / priced.fairProbability);
  return {
    item: {
      id: 'market',
      eventId: event.id,
      values: {
        fair,
        fairOdds,
        books: plural(used.length, 'book'),
        edge: signedPercent(priced.edge),
        shortfall: percent(Math.max(0, -priced.edge)),
        gap: percent(Math.abs(priced.fairProbability - 1 / priced.decimal)),
        doubt: `${(priced.fairProbabilitySd * 100).toFixed(1)} points`,
        positive: chanceWords(priced.edgePositiveProbability),
        worst: formatAmerican(priced.worstDecimal),
        units: unitsWords(priced.units),
      },
    },
    source: {
      id: 'market',
      name: `Consensus of ${plural(used.length, 'book')} (${feedName(slate)})`,
      text: `Fair chance ${fair}, fair price ${fairOdds}, margin removed by the power method`,
      observedAt: (slate.asOf && !Number.isFinite(newest) ? slate.asOf : quotedAt(priced, newest)).toISOString(),
    },
  };
}

const quotedAt = (priced: Candidate['priced'], ageSeconds: number): Date => {
  const offered = priced.books.find((book) => book.offered);
  return new Date(priced.quotedAtMs + ((offered?.ageSeconds ?? ageSeconds) - ageSeconds) * 1000);
};

/** The sharp book with the most weight, when it is not the one that offers the price. */
function sharpItem({ priced, event, selection, market }: Candidate, slate: Slate): SourcedItem[] {
  const index = market.outcomes.indexOf(selection);
  const [sharp] = priced.books
    .filter((book) => book.tier === 'sharp' && book.weight > 0 && !book.offered)
    .sort((a, b) => b.weight - a.weight);
  const decimal = sharp?.decimals[index];
  if (!sharp || sharp.fairProbability === null || decimal === undefined) return [];
  const book = titleOf(slate, sharp.book);
  const values = {
    book,
    odds: formatAmerican(decimal),
    fair: percent(sharp.fairProbability),
    margin: percent(sharp.margin),
  };
  return [
    {
      item: { id: 'sharp', eventId: event.id, values },
      source: {
        id: 'sharp',
        name: `${book} (${feedName(slate)})`,
        text: `${values.odds}, margin ${values.margin}, fair chance ${values.fair}`,
        observedAt: quotedAt(priced, sharp.ageSeconds).toISOString(),
      },
    },
  ];
}

/** The best price elsewhere, which is what waiting would cost. */
function nextPriceItem({ priced, event, selection, market }: Candidate, slate: Slate): SourcedItem[] {
  const index = market.outcomes.indexOf(selection);
  const others = priced.books
    .filter((book) => !book.offered && (book.leftOut === null || book.leftOut === 'own_price'))
    .flatMap((book) => (book.decimals[index] === undefined ? [] : [{ book, decimal: book.decimals[index] }]))
    .sort((a, b) => b.decimal - a.decimal || a.book.book.localeCompare(b.book.book));
  const [next] = others;
  const last = others.at(-1);
  if (!next || !last) return [];
  const values = {
    book: titleOf(slate, next.book.book),
    odds: formatAmerican(next.decimal),
    lowBook: titleOf(slate, last.book.book),
    lowOdds: formatAmerican(last.decimal),
  };
  return [
    {
      item: { id: 'next', eventId: event.id, values },
      source: {
        id: 'next',
        name: `${values.book} (${feedName(slate)})`,
        text: `Next best price ${values.odds}; the lowest is ${values.lowOdds} at ${values.lowBook}`,
        observedAt: quotedAt(priced, next.book.ageSeconds).toISOString(),
      },
    },
  ];
}

function movesItem({ priced, event, market }: Candidate, slate: Slate, moves: readonly PriceMove[]): SourcedItem[] {
  const shown = moves.flatMap((move) =>
    move.oddsDecimal === null ? [] : [{ ...move, oddsDecimal: move.oddsDecimal }],
  );
  const first = shown[0];
  const last = shown.at(-1);
  if (!first || !last || shown.length < 2) return [];
  const show = (move: typeof first) =>
    market.market === 'moneyline'
      ? formatAmerican(move.oddsDecimal)
      : `${move.lineHundredths / 100} (${formatAmerican(move.oddsDecimal)})`;
  const book = titleOf(slate, priced.book);
  const values = { book, from: show(first), to: show(last), times: plural(shown.length - 1, 'move') };
  if (values.from === values.to) return [];
  return [
    {
      item: { id: 'moves', eventId: event.id, values },
      source: {
        id: 'moves',
        name: `${book} price history (${feedName(slate)})`,
        text: `From ${values.from} to ${values.to} in ${values.times}`,
        observedAt: last.at.toISOString(),
      },
    },
  ];
}

function factItems({ event, selection, market }: Candidate): SourcedItem[] {
  const own = selection === 'home' ? event.home : selection === 'away' ? event.away : '';
  const relevant = event.facts.filter(
    (fact) => market.player === '' || fact.kind !== 'injury' || fact.text.includes(market.player),
  );
  return relevant.slice(0, FACTS_AT_MOST).map((fact, index) => {
    const id = `${fact.kind}-${index}`;
    const about = fact.team === '' ? 'game' : fact.team === own ? 'own' : 'opponent';
    return {
      item: { id, eventId: event.id, values: { text: fact.text, about } },
      source: {
        id,
        name: fact.sourceName,
        text: fact.text,
        ...(fact.sourceUrl !== null && { url: fact.sourceUrl }),
        observedAt: fact.observedAt.toISOString(),
      },
    };
  });
}
