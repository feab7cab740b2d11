import type { Readable } from 'node:stream';
import { StartError } from '../platform/errors.ts';
import type { Said } from '../platform/process/control-socket.ts';

/** What a running server does for its operator when asked through the socket in its data folder. `body` follows the answer. */
export type ControlCommand = () => Promise<{ done: object; body?: Readable }>;

/** One line of JSON: what came of the command, or why nothing did. */
type ControlAnswer = { done: object; body?: Readable } | { refused: string };

/** The socket answers before the server can do anything: until `serve`, and for unknown words, it says so. */
export function createControl() {
  let commands: ReadonlyMap<string, ControlCommand> = new Map();
  let isServing = false;

  const answerTo = async (name: string): Promise<ControlAnswer> => {
    const command = commands.get(name);
    if (!isServing) return { refused: 'The running server is not ready yet. Try again in a moment.' };
    if (!command) return { refused: 'The running server does not know this command: it is of another version.' };
    try {
      return await command();
    } catch (error) {
      if (error instanceof StartError) return { refused: error.message };
      throw error;
    }
  };
  return {
    answer: async (name: string): Promise<Said> => {
      const { body, ...said } = { body: undefined, ...(await answerTo(name)) };
      return { line: JSON.stringify(said), ...(body && { body }) };
    },
    serve: (served: Record<string, ControlCommand>): void => {
      commands = new Map(Object.entries(served));
      isServing = true;
    },
  };
}
