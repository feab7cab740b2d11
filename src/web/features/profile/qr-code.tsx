/** A square of dark and light, drawn as one path: a row a text, 1 dark. Black on white in any theme, or no phone reads it. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const path = rows.flatMap((row, y) => [...row].map((cell, x) => (cell === '1' ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-48 self-center rounded-control"
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
