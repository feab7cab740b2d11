import { CopyButton } from '../../ui/copy-button.tsx';
import { connectSnippets, mcpUrl } from './connect-snippets.ts';

/** How to connect, ready to be copied. */
export function SnippetList({ secret }: { secret: string }) {
  return (
    <ul className="flex flex-col gap-4">
      {connectSnippets(mcpUrl(), secret).map(({ title, lead, text }) => (
        <li key={title} className="min-w-0">
          <div className="flex flex-wrap items-end justify-between gap-2">
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-medium text-sm">{title}</p>
              <p className="text-caption text-muted">{lead}</p>
            </div>
            <CopyButton name={title} text={() => text} />
          </div>
          <pre className="mt-2 wrap-anywhere whitespace-pre-wrap rounded-control border border-line bg-bg p-3 font-mono text-caption">
            {text}
          </pre>
        </li>
      ))}
    </ul>
  );
}
