import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child, cleanEnv, root } from './child.ts';

/** The system's nginx; undefined where there is none. */
export const nginxProgram: string | undefined = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(
  (path) => existsSync(path),
);
export const withoutNginx = 'needs nginx from the system (apt-get install nginx)';

/**
 * The site that the project ships, on ports of the loopback and without TLS, in an nginx of the test's own.
 * `processes` are the ports behind it.
 */
export async function startNginx(program: string, options: { port: number; plainPort: number; processes: number[] }) {
  const folder = await mkdtemp(join(tmpdir(), 'edgewise-nginx-'));
  const shipped = await readFile(join(root, 'deploy/nginx.conf'), 'utf8');
  const site = shipped
    .replace(/ +server 127\.0\.0\.1:\d+;\n/g, '')
    .replace('upstream edgewise {', `$&\n${options.processes.map((port) => `server 127.0.0.1:${port};`).join('\n')}`)
    .replace('listen 80;', `listen 127.0.0.1:${options.plainPort};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${options.port};`)
    .replace(/ +ssl_[^\n]*\n/g, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = [
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/pid;`,
    'error_log stderr;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'events {}',
    `http { ${temporary.join(' ')} include ${folder}/site.conf; }`,
  ];
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(join(folder, 'nginx.conf'), `${main.join('\n')}\n`);
  const child = new Child(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    cwd: folder,
    env: cleanEnv(),
  });
  return {
    child,
    stop: async () => {
      await child.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
