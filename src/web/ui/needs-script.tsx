/** What a reader without scripts is told beside something that does not work for them. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p className="text-amber text-caption">{children}</p>
    </noscript>
  );
}
