import { MCP_PATH } from '#contract/access.ts';
import { PRODUCT_NAME } from '#contract/product.ts';

/** What stands for the key where there is none to show. */
export const YOUR_KEY = 'YOUR_KEY';

export type Snippet = { title: string; lead: string; text: string };

export const mcpUrl = (): string => `${window.location.origin}${MCP_PATH}`;

/** How a program is told where the desk is and who asks, in the forms that most of them take. */
export function connectSnippets(url: string, key: string): Snippet[] {
  const name = PRODUCT_NAME.toLowerCase();
  const headers = { Authorization: `Bearer ${key}` };
  const server = { type: 'http', url, headers };
  return [
    {
      title: 'Configuration file',
      lead: 'For assistants that keep a list of MCP servers in a file.',
      text: JSON.stringify({ mcpServers: { [name]: server } }, null, 2),
    },
    {
      title: 'Editor',
      lead: 'In a terminal, for VS Code.',
      text: `code --add-mcp '${JSON.stringify({ name, ...server })}'`,
    },
    {
      title: 'Command line',
      lead: 'Asks which tools there are, to see that the key works.',
      text: [
        `curl ${url}`,
        `-H 'Authorization: Bearer ${key}'`,
        "-H 'Content-Type: application/json'",
        "-H 'Accept: application/json, text/event-stream'",
        `-d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'`,
      ].join(' \\\n  '),
    },
  ];
}
