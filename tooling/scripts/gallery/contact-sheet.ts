import { type Shot, WINDOWS } from './shoot.ts';

/** One page with every picture: a row for each scene, a column for each width. */
export function contactSheet(shots: readonly Shot[], made: Date): string {
  const groups = groupedBy(shots, ({ scene }) => scene.group);
  const remarks = shots.filter((shot) => shot.remarks.length > 0).length;
  const body = [...groups].map(([name, members]) => section(name, members)).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Edgewise: every screen and state</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Every screen and state</h1>
<p>${shots.length} pictures of a running server, ${made.toISOString().slice(0, 16).replace('T', ' ')} UTC. ${remarks} with a remark. A picture opens in full size.</p>
<nav>${[...groups.keys()].map((name) => `<a href="#${idOf(name)}">${escaped(name)}</a>`).join(' ')}</nav>
${body}
</body>
</html>
`;
}

function section(name: string, shots: readonly Shot[]): string {
  const rows = [...groupedBy(shots, ({ scene }) => `${scene.name} (${scene.role})`)];
  const heads = WINDOWS.map(({ width }) => `<th scope="col">${width} px</th>`).join('');
  return `<section id="${idOf(name)}"><h2>${escaped(name)}</h2>
<table><thead><tr><th scope="col">State</th>${heads}</tr></thead><tbody>
${rows.map(([title, members]) => row(title, members)).join('\n')}
</tbody></table></section>`;
}

function row(title: string, shots: readonly Shot[]): string {
  const cells = WINDOWS.map(({ width }) => {
    const shot = shots.find((candidate) => candidate.width === width);
    return `<td>${shot ? picture(shot) : '<span class="none">not there</span>'}</td>`;
  });
  return `<tr><th scope="row">${escaped(title)}</th>${cells.join('')}</tr>`;
}

function picture({ file, scene, width, remarks }: Shot): string {
  const notes = remarks.map((remark) => `<p class="remark">${escaped(remark)}</p>`).join('');
  return `<a href="${file}"><img loading="lazy" src="${file}" alt="${escaped(`${scene.group}, ${scene.name}, ${width} px`)}"></a>${notes}`;
}

function groupedBy(shots: readonly Shot[], keyOf: (shot: Shot) => string): Map<string, Shot[]> {
  const groups = new Map<string, Shot[]>();
  for (const shot of shots) groups.set(keyOf(shot), [...(groups.get(keyOf(shot)) ?? []), shot]);
  return groups;
}

const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `
:root { color-scheme: dark; font: 14px/1.4 system-ui, sans-serif; background: #090d0b; color: #e9f0ec }
body { margin: 2rem } nav { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0 } a { color: #9cc3d9 }
table { border-collapse: collapse; width: 100%; table-layout: fixed } th, td { border-top: 1px solid #1f2a25; padding: .6rem; text-align: left; vertical-align: top }
th:first-child { width: 9rem } thead th { color: #9db0a6; font-weight: 400 }
img { max-width: 100%; max-height: 26rem; border: 1px solid #2e3c35; border-radius: 6px; display: block }
.none { color: #7d9187 } .remark { color: #f3bd53; overflow-wrap: anywhere; margin: .4rem 0 0 }
`;
