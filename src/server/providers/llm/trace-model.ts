import type { Tracer } from '../../platform/process/tracer.ts';
import type { AnalystModel } from './llm.port.ts';

/** The same model, whose calls are spans by the convention for generative models, without a word of what was sent or said. */
export function traceModel(model: AnalystModel, provider: string, tracer: Tracer): AnalystModel {
  return {
    ...model,
    call: (request) =>
      tracer.within(
        `chat ${model.name}`,
        {
          'gen_ai.operation.name': 'chat',
          'gen_ai.provider.name': provider,
          'gen_ai.request.model': model.name,
          'gen_ai.request.max_tokens': request.maxOutputTokens,
          'gen_ai.output.type': 'text',
        },
        async (tell) => {
          const reply = await model.call(request);
          const { usage, finish, calls } = reply;
          tell({ 'gen_ai.response.finish_reasons': [finish], 'edgewise.tool_calls': calls.length });
          if (usage) {
            tell({
              'gen_ai.usage.input_tokens': usage.inputTokens,
              'gen_ai.usage.output_tokens': usage.outputTokens,
            });
          }
          return reply;
        },
      ),
  };
}
