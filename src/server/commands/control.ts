import { StartError } from '../platform/errors.ts';

/** What a running server does for its operator when asked through the socket in its data folder. */
export type ControlCommand = () => Promise<object>;

/** One line of JSON: what came of the command, or why nothing did. */
export type ControlAnswer = { done: object } | { refused: string };

/** The socket answers before the server can do anything: until `serve`, and for unknown words, it says so. */
export function createControl() {
  let commands: ReadonlyMap<string, ControlCommand> = new Map();
  let isServing = false;

  const answerTo = async (name: string): Promise<ControlAnswer> => {
    const command = commands.get(name);
    if (!isServing) return { refused: 'The running server is not ready yet. Try again in a moment.' };
    if (!command) return { refused: 'The running server does not know this command: it is of another version.' };
    try {
      return { done: await command() };
    } catch (error) {
      if (error instanceof StartError) return { refused: error.message };
      throw error;
    }
  };
  return {
    answer: async (name: string): Promise<string> => JSON.stringify(await answerTo(name)),
    serve: (served: Record<string, ControlCommand>): void => {
      commands = new Map(Object.entries(served));
      isServing = true;
    },
  };
}
