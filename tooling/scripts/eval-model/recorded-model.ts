import type { AnalystModel, ModelReply, ModelRequest } from '../../../src/server/providers/llm/llm.port.ts';

/** One request to a model, and what came of it. */
export type Recorded = {
  request: Pick<ModelRequest, 'system' | 'messages' | 'tools'>;
  reply: ModelReply | null;
  ms: number;
};

/** A model of which every request is kept. `take`: those since the last call of it, as one turn's. */
export function recorded(model: AnalystModel): { model: AnalystModel; take: () => Recorded[] } {
  let kept: Recorded[] = [];
  return {
    model: {
      name: model.name,
      call: async (request) => {
        const started = performance.now();
        const one: Recorded = { request, reply: null, ms: 0 };
        kept.push(one);
        try {
          one.reply = await model.call(request);
          return one.reply;
        } finally {
          one.ms = performance.now() - started;
        }
      },
    },
    take: () => {
      const taken = kept;
      kept = [];
      return taken;
    },
  };
}
