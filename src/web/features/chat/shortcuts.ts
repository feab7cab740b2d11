export type ShortcutName = 'newChat' | 'search' | 'history' | 'focus' | 'help' | 'nextPick' | 'previousPick';

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The shortcut that a key press stands for. One without Ctrl or Cmd counts only where nobody writes and it is wanted. */
export function shortcutOf(press: KeyPress, allowsSingleKeys: boolean): ShortcutName | undefined {
  if (press.altKey) return undefined;
  if (press.ctrlKey || press.metaKey) return withControl(press);
  if (!allowsSingleKeys) return undefined;
  if (press.key === '?') return 'help';
  return SINGLE_KEYS[press.key.toLowerCase()];
}

const SINGLE_KEYS: Readonly<Record<string, ShortcutName>> = { '/': 'focus', j: 'nextPick', k: 'previousPick' };

function withControl({ key, shiftKey }: KeyPress): ShortcutName | undefined {
  const letter = key.toLowerCase();
  if (letter === '/' || letter === '?') return 'help';
  if (shiftKey) return letter === 'o' ? 'newChat' : undefined;
  if (letter === 'b') return 'history';
  return letter === 'k' ? 'search' : undefined;
}
