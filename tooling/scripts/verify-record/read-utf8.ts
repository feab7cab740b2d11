const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Null where the bytes are no text: whoever reads on with a sign in their place may find what another reader does not. */
export function readUtf8(bytes: Uint8Array): string | null {
  try {
    return UTF8.decode(bytes);
  } catch {
    return null;
  }
}
