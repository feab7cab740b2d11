type Dispatch<Action> = (action: Action) => void;

/**
 * Holds back what comes in small pieces until the next frame, because nobody sees more and each piece is a drawing. What
 * else is dispatched takes what was held back along, so that everything arrives in its order. A hidden page has no frames and
 * draws nothing: there it waits.
 */
export function byFrame<Action>(
  dispatch: Dispatch<Action>,
  isPiece: (action: Action) => boolean,
  onNextFrame: (run: () => void) => void,
): Dispatch<Action> {
  let held: Action[] = [];
  const release = () => {
    const pieces = held;
    held = [];
    for (const piece of pieces) dispatch(piece);
  };
  return (action) => {
    if (isPiece(action)) {
      held.push(action);
      if (held.length === 1) onNextFrame(release);
      return;
    }
    release();
    dispatch(action);
  };
}
