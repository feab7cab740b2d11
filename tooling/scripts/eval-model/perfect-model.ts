import { soundReply } from '../../../src/server/features/turns/test-sound-reply.ts';
import { createAnalystModel } from '../../../src/server/providers/llm/create-analyst-model.ts';
import type { AnalystModel } from '../../../src/server/providers/llm/llm.port.ts';
import { startTestModelServer } from '../../../src/server/providers/llm/test-model-server.ts';

/**
 * A compatible server of this machine that does as it is told, asked as any other: it writes every sentence that it is asked for, from
 * the evidence, and has nothing looked up that the rules did not.
 */
export async function startPerfectModel(name: string): Promise<{ model: AnalystModel; close: () => Promise<void> }> {
  const server = await startTestModelServer();
  server.say((body) => {
    // What thousands of turns send is not kept.
    server.requests.length = 0;
    return soundReply(body);
  });
  const choice = { kind: 'compatible', name, apiKey: null, baseUrl: server.baseUrl } as const;
  return { model: await createAnalystModel(choice, () => new Date()), close: server.close };
}
