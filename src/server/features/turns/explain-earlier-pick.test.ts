import { beforeAll, describe, expect, it } from 'vitest';
import { AnalysisContent } from '#contract/analysis.ts';
import { BlocksContent } from '#contract/answer-content.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { shortGame } from '#research/words/short-names.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { newCaller, startChatApp } from './test-chat-app.ts';

type Reply = { sessionId: string; message: { content: string }; tokensRemaining: number };

let sessionId: string;
let content: AnalysisContent;

const open = await testDatabase({ poolSize: 2 });
const chat = await startChatApp(open.db, footballSlate(), () => NOW);
const caller = await newCaller(chat.app);
beforeAll(async () => {
  const reply = (await caller.send({ message: 'Best NFL bets today?' })).json<Reply>();
  sessionId = reply.sessionId;
  content = AnalysisContent.parse(JSON.parse(reply.message.content));
});

const ask = async (message: string): Promise<Reply> => (await caller.send({ message, sessionId })).json<Reply>();

describe('the reasons of an earlier pick', () => {
  it('are told of the one that is named by its place, free', async () => {
    const reply = await ask('explain the second one');
    const second = content.additionalBets[0];
    expect(reply.message.content).toContain(
      `${second?.pick} (${shortGame(second?.game ?? '')}), ${second?.odds} at ${second?.book}: `,
    );
    expect(reply.message.content).toContain(second?.worstOdds);
    expect(reply.message.content).not.toMatch(/\[\d+\]|\{\{/);
    expect(reply.tokensRemaining).toBe(149);
  });

  it('are told of the first where none is named, also after other reasons', async () => {
    expect((await ask('why?')).message.content).toContain(content.mainBet.pick);
    expect((await ask('tell me more about the last one')).message.content).toContain(
      content.additionalBets.at(-1)?.pick,
    );
  });

  it('are not made up for a pick that was not given', async () => {
    const { message } = await ask('explain the ninth pick');
    expect(message.content).toMatch(/^That answer held 3 picks\. Name one by/);
  });

  it('say of a pass what it would need, not how far down it holds', async () => {
    const { message } = await ask('explain the last one');
    expect(content.additionalBets.at(-1)?.verdict).toBe('pass');
    expect(message.content).toMatch(/It would be worth a stake at [+-]\d+ or better\./);
    expect(message.content).not.toContain('down to');
  });
});

describe('the picks of an earlier answer', () => {
  const contentOf = (reply: Reply) => AnalysisContent.parse(JSON.parse(reply.message.content));
  const labelsOf = ({ mainBet, additionalBets }: AnalysisContent) =>
    [mainBet, ...additionalBets].map(({ eventId, pick }) => `${eventId} ${pick}`);

  it('are joined to a parlay as they are, and are not given again when others are asked for', async () => {
    const first = (await caller.send({ message: '2 best bets' })).json<Reply>();
    const given = labelsOf(contentOf(first));
    const { sessionId: own } = first;
    const joined = (await caller.send({ message: 'make it a parlay', sessionId: own })).json<Reply>();
    const { blocks } = BlocksContent.parse(JSON.parse(joined.message.content));
    const legs = blocks.flatMap((block) => (block.kind === 'parlay' ? (block.ticket?.legs ?? []) : []));
    expect(given).toHaveLength(2);
    expect(legs.map(({ pick }) => pick)).toEqual(given.map((label) => label.slice(label.indexOf(' ') + 1)));
    const again = (await caller.send({ message: '2 best bets' })).json<Reply>();
    const more = (await caller.send({ message: 'give me 2 more', sessionId: again.sessionId })).json<Reply>();
    for (const label of labelsOf(contentOf(more))) expect(given).not.toContain(label);
  });
});
