import { CopyButton } from '../../ui/copy-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { mcpUrl, YOUR_KEY } from './connect-snippets.ts';
import { SnippetList } from './snippet-list.tsx';

/** Where the desk is for assistants, and how they are told. */
export function HowToConnect() {
  const url = mcpUrl();
  return (
    <Panel title="How to Connect" lead="Assistants that speak MCP reach the desk at one address.">
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line px-3 py-2">
        <code className="min-w-0 break-all text-sm">{url}</code>
        <CopyButton name="the address" text={() => url} />
      </div>
      <p className="text-muted text-sm">
        Where an assistant asks for the address of a connector or server, this is all it needs: it brings you here to
        allow it. Others are given a key; put yours where {YOUR_KEY} stands.
      </p>
      <SnippetList secret={YOUR_KEY} />
    </Panel>
  );
}
