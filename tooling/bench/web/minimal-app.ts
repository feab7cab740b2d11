import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const FILES = {
  'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="The least that React and Vite make.">
    <link rel="icon" href="data:,">
    <title>Minimal</title>
  </head>
  <body><div id="root"></div><script type="module" src="/main.tsx"></script></body>
</html>
`,
  'main.tsx': `import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './style.css';

function App() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Vite and React</h1>
      <button type="button" onClick={() => setCount(count + 1)}>count is {count}</button>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(<StrictMode><App /></StrictMode>);
`,
  'style.css': 'body { font-family: system-ui, sans-serif; margin: 2rem; background: #fff; color: #111 }\n',
};

/** The application that every template begins with, built by the same Vite and the same React. Answers with its folder. */
export async function buildMinimalApp(root: string): Promise<string> {
  const home = join(root, 'node_modules/.cache/bench-web');
  mkdirSync(home, { recursive: true });
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(home, name), content);
  const outDir = join(home, 'dist');
  await build({
    root: home,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

/** Bytes of a script as they travel. */
export const gzipBytes = (content: Buffer): number => gzipSync(content, { level: 9 }).length;
