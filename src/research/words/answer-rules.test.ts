import { beforeAll, describe, expect, it } from 'vitest';
import type { AnalysisContent, AnalysisMode, Pick } from '#contract/analysis.ts';
import { americanToDecimal } from '#engine/odds/american.ts';
import { draftAnswer } from '../../server/features/turns/draft-answer.ts';
import { readQuestion } from '../language/read-question.ts';
import type { Reading } from '../language/reading.ts';
import type { Slate, SlateEvent } from '../slate/slate.ts';
import { demoSlateAt } from '../slate/test-demo-slate.ts';
import { RULE_QUESTIONS } from '../slate/test-rule-questions.ts';
import type { Candidate } from '../tools/best-bets/candidates.ts';
import { isSide } from '../tools/best-bets/fit.ts';
import { composeAnswer, type Draft } from './compose-answer.ts';
import { numbersOutsideEvidence } from './test-prose-numbers.ts';

const FIRST = Date.UTC(2026, 0, 3, 15, 20);
const TIMES = 20;
/** Eighteen days and some hours on: every weekday, season and hour comes up. */
const STEP_MS = (18 * 24 + 7) * 3_600_000;
const LABELS = /^(NFL|NCAAF|NBA|MLB|NHL|MLS|UFC|WNBA|NCAAB|Boxing|Tennis|Soccer( \(.+\))?)$/;

type Answer = {
  question: string;
  mode: AnalysisMode;
  now: Date;
  slate: Slate;
  reading: Reading;
  draft: Draft;
  content: AnalysisContent;
  picks: Pick[];
  where: string;
};

const answers: Answer[] = [];
const unanswered: string[] = [];
const all = (check: (answer: Answer) => void) => {
  for (const answer of answers) check(answer);
};
const each = (check: (pick: Pick, answer: Answer) => void) =>
  all((answer) => {
    for (const pick of answer.picks) check(pick, answer);
  });
const candidateOf = ({ draft }: Answer, pick: Pick): Candidate =>
  draft.drafts.find((one) => one.pick.id === pick.id)?.candidate as Candidate;
const wins = (pick: Pick) => pick.market === 'moneyline' || pick.market === 'spread';

async function answer(question: string, mode: AnalysisMode, now: Date, slate: Slate): Promise<void> {
  const reading = readQuestion(question, { nowMs: now.getTime(), timeZone: 'America/New_York', previous: null });
  let id = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++id).padStart(12, '0')}`;
  const draft = await draftAnswer({ now: () => now, newId, movesOf: async () => [] }, slate, reading, mode);
  const where = `${question} (${mode}, ${now.toISOString()}, ${slate.odds})`;
  if (!draft) {
    unanswered.push(where);
    return;
  }
  const { content } = composeAnswer(draft, mode, 7);
  const picks = [content.mainBet, ...content.additionalBets];
  answers.push({ question, mode, now, slate, reading, draft, content, picks, where });
}

beforeAll(async () => {
  for (let i = 0; i < TIMES; i += 1) {
    const now = new Date(FIRST + i * STEP_MS);
    const slate = await demoSlateAt(now, i % 8 === 7 ? 'live' : 'demo');
    for (const [offset, mode] of [
      [0, 'regular'],
      [13, 'regular'],
      [26, 'pro'],
    ] as const) {
      await answer(RULE_QUESTIONS[(i + offset) % RULE_QUESTIONS.length] ?? '', mode, now, slate);
    }
  }
}, 300_000);

describe('every answer over a year of demo slates', () => {
  it('is there for nearly every question, and reads each as one for picks', () => {
    expect(answers.length).toBeGreaterThan(55);
    expect(unanswered.filter((where) => !/Real Madrid/.test(where))).toEqual([]);
    all(({ reading, where }) =>
      expect([where, reading.intent]).toEqual([
        where,
        expect.stringMatching(/picks|parlay|slip_check|one_game|compare/),
      ]),
    );
  });

  it('shows only prices that stand in the slate, at their book, market, side and line', () => {
    each((pick, answer) => {
      const { event, market, selection, priced } = candidateOf(answer, pick);
      const stored = answer.slate.events
        .find(({ id }) => id === pick.eventId)
        ?.markets.find(({ id }) => id === market.id);
      const quote = stored?.quotes.find(({ bookKey }) => bookKey === priced.book);
      expect([answer.where, quote?.decimals[market.outcomes.indexOf(selection)]]).toEqual([
        answer.where,
        pick.oddsDecimal,
      ]);
      expect(answer.slate.bookTitles.get(priced.book)).toBe(pick.book);
      expect(event.id).toBe(pick.eventId);
      const line = Math.round((pick.line ?? 0) * 100) * (market.market === 'spread' && selection === 'away' ? -1 : 1);
      expect(line + 0).toBe(pick.line === null ? 0 : market.lineHundredths + 0);
    });
  });

  it('computes the edge as fair chance times decimal odds less one', () => {
    each((pick) => expect(pick.edge).toBeCloseTo(pick.fairProbability * pick.oddsDecimal - 1, 12));
  });

  it('calls bet, lean and pass by the rules, with units to match', () => {
    each(({ verdict, confidence, edge, units }, { where }) => {
      const expected = edge > 0 && units >= 0.25 ? (confidence >= 3 ? 'bet' : 'lean') : 'pass';
      expect([where, verdict]).toEqual([where, expected]);
      expect(units === 0).toBe(verdict === 'pass');
      expect(units).toBeGreaterThanOrEqual(0);
      expect(units).toBeLessThanOrEqual(5);
    });
  });

  it('doubts an edge above 8 % until it is confirmed, and never shows one above 25 %', () => {
    each((pick, answer) => {
      expect(pick.edge).toBeLessThanOrEqual(0.25);
      const unconfirmed = candidateOf(answer, pick).priced.notes.includes('edge_unconfirmed');
      if (unconfirmed) expect(pick.verdict).not.toBe('bet');
      const rivals = pick.proof.books.filter(
        (book) => !book.offered && (book.leftOut === null || book.leftOut === 'own_price'),
      );
      const confirmed = rivals.some((book) => {
        const decimal = americanToDecimal(Number(book.odds[pick.proof.picked]));
        return pick.fairProbability * decimal - 1 > 0.079;
      });
      if (pick.edge > 0.08 && !confirmed) expect(pick.verdict).not.toBe('bet');
    });
  });

  it('names a worst price that still has an edge and is no better than the offered one', () => {
    each((pick, { where }) => {
      const worst = americanToDecimal(Number(pick.worstOdds));
      expect(worst * pick.fairProbability).toBeGreaterThan(1);
      if (pick.verdict !== 'pass') expect([where, worst <= pick.oddsDecimal + 0.006]).toEqual([where, true]);
    });
  });

  it('caps confidence by the age of the price', () => {
    each(({ confidence, priceAt }, { now }) => {
      const ageMs = now.getTime() - Date.parse(priceAt);
      expect(ageMs).toBeGreaterThanOrEqual(0);
      if (ageMs > 7_200_000) expect(confidence).toBe(1);
      else if (ageMs > 1_800_000) expect(confidence).toBeLessThanOrEqual(3);
    });
  });

  it('never picks a game that has begun, nor both sides of a market, nor against itself', () => {
    all((answer) => {
      const taken = new Map<string, string>();
      for (const pick of answer.picks) {
        expect(Date.parse(pick.startsAt)).toBeGreaterThan(answer.now.getTime());
        const { market, selection } = candidateOf(answer, pick);
        const family = `${pick.eventId}|${wins(pick) ? 'winner' : market.market}|${market.player}`;
        expect([answer.where, taken.get(family) ?? selection]).toEqual([answer.where, selection]);
        taken.set(family, selection);
      }
      const bets = answer.picks.map((pick) => candidateOf(answer, pick).market.id);
      expect(new Set(bets).size).toBe(bets.length);
    });
  });

  it('holds limits on odds for every pick', () => {
    each(({ oddsDecimal }, { reading }) => {
      expect(oddsDecimal).toBeGreaterThanOrEqual(reading.minDecimal ?? 1);
      expect(oddsDecimal).toBeLessThanOrEqual(reading.maxDecimal ?? Number.POSITIVE_INFINITY);
    });
  });

  it('takes favorites and underdogs for sides of a game: who gives points, and who gets them', () => {
    each(({ market, line }, { reading }) => {
      if (reading.side !== 'favorite' && reading.side !== 'underdog') return;
      expect(['moneyline', 'spread']).toContain(market);
      const sign = reading.side === 'favorite' ? -1 : 1;
      if (market === 'spread') expect(Math.sign(line ?? 0) * sign).toBeGreaterThanOrEqual(0);
    });
  });

  it('gives the number that was named, else at least three', () => {
    all(({ reading, mode, picks, where, draft }) => {
      if (reading.intent === 'slip_check' && reading.count === null) return;
      const wanted = reading.count ?? (reading.intent === 'parlay' || mode === 'regular' ? 3 : 10);
      expect([where, picks.length <= wanted || reading.intent === 'parlay']).toEqual([where, true]);
      const fewest = Math.min(wanted, draft.considered, reading.count ?? 3);
      expect([where, picks.length >= fewest]).toEqual([where, true]);
    });
  });

  it('says so when a pick starts outside the asked window', () => {
    all(({ reading, picks, draft, where }) => {
      const { window } = reading;
      if (!window) return;
      const isOutside = ({ startsAt }: Pick) =>
        Date.parse(startsAt) < window.fromMs || Date.parse(startsAt) >= window.toMs;
      if (picks.some(isOutside)) {
        const told = [...draft.missing, ...draft.notices].join(' ');
        expect([where, told]).toEqual([where, expect.stringMatching(/next (ones|games)|later games|No priced/)]);
      }
    });
  });

  it('leads with the team and the market that were asked for where they are priced', () => {
    all(({ reading, slate, picks, now, where }) => {
      const lead = picks[0] as Pick;
      const open = slate.events.filter((event) => event.startsAt > now && event.markets.length > 0);
      const plays = (event: SlateEvent) => reading.teams.some(({ name }) => isSide(event, name));
      if (reading.intent === 'parlay') return;
      if (reading.teams.length > 0 && open.some(plays)) {
        expect([where, reading.teams.some(({ name }) => lead.game.includes(name))]).toEqual([where, true]);
      }
      if (reading.markets.length > 0 && reading.teams.length === 0 && reading.players.length === 0) {
        expect([where, reading.markets]).toEqual([where, expect.arrayContaining([lead.market])]);
      }
    });
  });

  it('labels sports as decided and gives every pick its sources', () => {
    each((pick) => {
      expect(pick.sport).toMatch(LABELS);
      expect(pick.sources.length).toBeGreaterThanOrEqual(2);
      expect(pick.sources[0]?.name).toContain(pick.book);
    });
  });

  it('keeps its own counts', () => {
    all(({ content, picks }) => {
      expect(content.totalPicks).toBe(picks.length);
      expect(new Set(picks.map(({ id }) => id)).size).toBe(picks.length);
      expect(new Set(picks.map((pick) => `${pick.eventId}|${pick.pick}`)).size).toBe(picks.length);
    });
  });

  it('multiplies a parlay out and takes one leg a game', () => {
    all(({ content, picks }) => {
      if (!content.parlay) return;
      const product = picks.reduce((sum, pick) => sum * pick.oddsDecimal, 1);
      expect(content.parlay.totalOddsDecimal).toBeCloseTo(product, 9);
      expect(new Set(picks.map(({ eventId }) => eventId)).size).toBe(picks.length);
    });
  });

  it('says demo over demo odds and never over live ones', () => {
    all(({ slate, content, where }) => {
      const text = JSON.stringify(content)
        .replace(/"eventId":"[^"]*"/g, '')
        .replace(/"name":"Edgewise demo desk"/g, '')
        .toLowerCase();
      if (slate.odds === 'live') expect([where, text.match(/.{20}demo.{20}/)?.[0]]).toEqual([where, undefined]);
      else expect(content.dataSource.notice).toMatch(/^Demo data/);
    });
  });
});

describe('the prose of every answer', () => {
  const FIELDS = [
    'analysis',
    'reasoning',
    'keyFactor',
    'riskFactor',
    'valueExplanation',
    'bankrollRecommendation',
  ] as const;
  const proseOf = (pick: Pick) => FIELDS.flatMap((field) => (pick[field] ? [pick[field]] : []));
  const plain = (text: string) => text.replace(/ \[\d+\]/g, '');
  const sentencesOf = (text: string) => plain(text).split(/(?<!\b(?:[A-Z]|St)\.)(?<=[.?!])\s+(?=[A-Z0-9+-])/);

  it('has no holes, no open references and no markup', () => {
    all(({ content, where }) => {
      const words = [
        content.summary,
        content.bankrollRecommendation,
        ...[content.mainBet, ...content.additionalBets].flatMap(proseOf),
      ];
      for (const text of words) {
        expect([where, text]).toEqual([
          where,
          expect.not.stringMatching(/undefined|NaN|null|\{\{|\}\}|\[\[|\]\]|<|@[.a-z]| {2}|\.\./),
        ]);
        expect(text.trim()).not.toBe('');
      }
    });
  });

  it('fills every field of every pick', () => {
    each((pick) => {
      expect((pick.analysis ?? '') + (pick.reasoning ?? '')).not.toBe('');
      for (const field of ['keyFactor', 'riskFactor', 'valueExplanation', 'bankrollRecommendation'] as const)
        expect(pick[field] ?? '').not.toBe('');
    });
  });

  it('states no number that the pick does not hold', () => {
    each((pick, { where }) => {
      expect([where, numbersOutsideEvidence(pick, proseOf(pick).join(' '))]).toEqual([where, []]);
    });
  });

  it('says nothing twice about one pick, and the key factor is not the reasoning again', () => {
    each((pick, { where }) => {
      const sentences = proseOf(pick).flatMap(sentencesOf);
      const twice = sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
      expect([where, twice]).toEqual([where, []]);
    });
  });

  it('does not use one template for two of three picks', () => {
    const skeleton = (text: string, pick: Pick) =>
      [pick.pick, pick.game, ...pick.game.split(/ @ | vs /), ...pick.proof.books.map(({ book }) => book)]
        .reduce((left, name) => left.replaceAll(name, '#'), plain(text))
        .replace(/[+-]?\d[\d.,]*%?/g, '#');
    all(({ picks, where }) => {
      const firsts = picks
        .slice(0, 3)
        .map((pick) => skeleton(sentencesOf(pick.analysis ?? pick.reasoning ?? '')[0] ?? '', pick));
      expect([where, new Set(firsts).size]).toEqual([where, firsts.length]);
    });
  });
});
