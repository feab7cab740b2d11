import { describe, expect, it } from 'vitest';
import { AnalysisContent } from '#contract/analysis.ts';
import type { BlocksContent } from '#contract/answer-content.ts';
import type { Block } from '#contract/blocks.ts';
import type { SendMessageReply } from '#contract/chat.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { signUpNew } from '../auth/test-auth-app.ts';
import { startSettingsApp, visitorOf } from './test-settings-app.ts';

const open = await testDatabase();
const app = await startSettingsApp(open.db);

/** Asks as a new user with these settings. */
async function ask(settings: object, message: string): Promise<string> {
  const { cookie } = await signUpNew(app);
  const saved = await visitorOf(app, cookie).change(settings);
  if (saved.statusCode !== 200) throw new Error(saved.body);
  const payload = { message };
  const answer = await app.inject({ method: 'POST', url: '/api/chat/message', payload, headers: { cookie } });
  return answer.json<SendMessageReply>().message.content;
}

const analyse = async (settings: object, message = 'Best NFL bets?') =>
  AnalysisContent.parse(JSON.parse(await ask(settings, message)));

const blockOf = ({ blocks }: BlocksContent, kind: Block['kind']) => blocks.find((block) => block.kind === kind);

const picksOf = ({ mainBet, additionalBets }: AnalysisContent) => [mainBet, ...additionalBets];

describe('my sportsbooks', () => {
  it('are the only ones that picks are taken from, while the others still inform the fair price', async () => {
    const any = await analyse({});
    expect(any.mainBet).toMatchObject({ pick: 'Buffalo Bills +2.5', book: 'Betmgm' });
    const own = await analyse({ sportsbooks: ['draftkings', 'fanduel'] });
    expect(picksOf(own)).toHaveLength(3);
    for (const pick of picksOf(own)) {
      expect(['Draftkings', 'Fanduel']).toContain(pick.book);
      expect(pick.proof.books.filter(({ weight }) => weight > 0).length).toBeGreaterThan(3);
    }
    const bills = JSON.parse(await ask({ sportsbooks: ['draftkings'] }, 'should I take the Bills spread?'));
    expect(blockOf(bills, 'verdict')).toMatchObject({ bet: 'Buffalo Bills +2.5', prices: [{ book: 'Draftkings' }] });
  });

  it('give way to a book that the question names', async () => {
    const named = await analyse({ sportsbooks: ['draftkings'] }, 'Best NFL bets at BetMGM?');
    for (const pick of picksOf(named)) expect(pick.book).toBe('Betmgm');
    expect(named.summary).not.toContain('sportsbook');
  });

  it('are said to have nothing where none of them prices what was asked for, and nothing is offered elsewhere', async () => {
    const elsewhere = JSON.parse(await ask({ sportsbooks: ['bet365'] }, 'Bruins moneyline'));
    expect(blockOf(elsewhere, 'verdict')).toMatchObject({ game: 'Boston Bruins @ Toronto Maple Leafs', prices: [] });
    expect(blockOf(elsewhere, 'text')).toMatchObject({
      text: expect.stringContaining('no book where you can bet has it.'),
    });
    const own = JSON.parse(await ask({ sportsbooks: ['bet365', 'fanduel'] }, 'Bruins moneyline'));
    expect(blockOf(own, 'verdict')).toMatchObject({ prices: [{ book: 'Fanduel' }] });
  });
});

describe('odds', () => {
  it('are decimal in every sentence, while the fields stay American', async () => {
    const content = await analyse({ oddsFormat: 'decimal', bankroll: 1000 }, 'Give me a 2-leg NFL parlay');
    for (const { odds, fairOdds, worstOdds, oddsDecimal, fairDecimal, worstDecimal, proof } of picksOf(content)) {
      for (const american of [odds, fairOdds, worstOdds]) expect(american).toMatch(/^[+-]\d{3,}$/);
      expect(oddsDecimal * Number(worstDecimal) * Number(fairDecimal)).toBeGreaterThan(1);
      for (const book of proof.books) expect(book.decimals).toHaveLength(proof.outcomes.length);
    }
    const { parlay } = content;
    expect(parlay?.totalOdds).toBe(parlay?.totalOddsDecimal.toFixed(2));
    const prose = [content.summary, content.bestValue, content.bankrollRecommendation, ...(parlay?.legs ?? [])].concat(
      picksOf(content).flatMap((pick) => [
        pick.analysis,
        pick.reasoning,
        pick.keyFactor,
        pick.riskFactor,
        pick.valueExplanation,
        pick.bankrollRecommendation,
        ...pick.sources.map(({ text }) => text),
      ]),
    );
    expect(prose.join(' ')).not.toMatch(/[+−-]\d{3}/);
    expect(prose.join(' ')).toContain(content.mainBet.oddsDecimal.toFixed(2));
  });

  it('are decimal in the verdict on a slip and in advice on stakes', async () => {
    const slip = await ask({ oddsFormat: 'decimal' }, '+160 on the Bills moneyline, good?');
    expect(slip).toContain('at your 2.60');
    // Cents are numbers, and no price.
    expect(slip.replaceAll(/"value":-?[\d.]+/g, '')).not.toMatch(/"[^"]*[+−-]\d{3}[^"]*"/);
    expect(await ask({ oddsFormat: 'decimal' }, 'how much should I bet?')).toContain('at 1.91 has a Kelly stake');
  });
});

describe('bankroll and unit', () => {
  it('put each stake, and all of them together, into dollars', async () => {
    const content = await analyse({ bankroll: 1000 });
    const picks = picksOf(content);
    for (const pick of picks) expect(pick.stakeDollars).toBe(pick.units * 10);
    const total = picks.reduce((sum, { stakeDollars = 0 }) => sum + stakeDollars, 0);
    expect(total).toBeGreaterThan(0);
    expect(content.mainBet.bankrollRecommendation).toContain(`($${content.mainBet.stakeDollars?.toFixed(2)})`);
    expect(content.bankrollRecommendation).toContain('1 unit is 1% of your bankroll, $10.00.');
    expect(content.bankrollRecommendation).toContain(`$${total.toFixed(2)}`);
  });

  it('count in a unit of one’s own, and warn of a large one', async () => {
    const content = await analyse({ bankroll: 1000, unit: 50 });
    expect(content.mainBet.stakeDollars).toBe(content.mainBet.units * 50);
    expect(content.mainBet.bankrollRecommendation).toContain('unit');
    expect(content.mainBet.bankrollRecommendation).not.toContain('% of your bankroll');
    expect(content.bankrollRecommendation).toContain('1 unit is $50.00 for you.');
    expect(content.bankrollRecommendation).toContain('Your unit is 5.0% of your bankroll');
  });

  it('give way to a bankroll that the question names', async () => {
    const content = await analyse({ bankroll: 1000, unit: 50 }, 'My bankroll is $400. Best NFL bets?');
    expect(content.mainBet.stakeDollars).toBe(content.mainBet.units * 4);
    expect(content.bankrollRecommendation).toContain('1 unit is 1% of your bankroll, $4.00.');
    expect(await ask({ bankroll: 1000 }, 'how much should I bet?')).toContain('of $1,000.00');
    expect(await ask({ bankroll: 1000 }, 'bankroll $250, how much should I bet?')).toContain('$250');
  });

  it('leave stakes in units where nothing is set', async () => {
    const content = await analyse({});
    expect(content.mainBet.stakeDollars).toBeUndefined();
    expect(JSON.stringify([content.bankrollRecommendation, content.mainBet.bankrollRecommendation])).not.toContain('$');
  });
});

describe('the time zone', () => {
  it('says what today is, unless the send brings one', async () => {
    const { cookie } = await signUpNew(app);
    // The slate's clock says Sunday 16:00 UTC: in Auckland it is Monday already.
    await visitorOf(app, cookie).change({ timeZone: 'Pacific/Auckland' });
    const send = async (body: object) => {
      const payload = { message: 'Best NFL bets on Sunday?', ...body };
      const answer = await app.inject({ method: 'POST', url: '/api/chat/message', payload, headers: { cookie } });
      return answer.json<SendMessageReply>();
    };
    const nextSunday = await send({});
    expect(nextSunday.message.content).toContain('No priced NFL game starts');
    // Another day than was asked for is offered, and not sold.
    expect(nextSunday.tokensRemaining).toBe(150);
    const { summary } = AnalysisContent.parse(
      JSON.parse((await send({ timeZone: 'America/New_York' })).message.content),
    );
    expect(summary).not.toContain('No priced NFL game starts');
  });
});
