import { vi } from 'vitest';

/** Everything that is written on a picture from now on, in its order. The tests' browser draws none. */
export function wordsDrawn(): readonly string[] {
  const drawn: string[] = [];
  const context = new Proxy(
    {},
    {
      get: (_, property) => {
        if (property === 'fillText') return (text: string) => drawn.push(text);
        if (property === 'measureText') return () => ({ width: 10 });
        return () => undefined;
      },
      set: () => true,
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  return drawn;
}
