export type Hold = { reach: () => void; whenReached: Promise<void>; letGo: () => void; whenLetGo: Promise<void> };

/** A place where something waits until the test lets it go. */
export function newHold(): Hold {
  let [reach, letGo] = [() => {}, () => {}];
  const whenReached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const whenLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { reach, whenReached, letGo, whenLetGo };
}
