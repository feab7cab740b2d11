/** Runs something once after a while; the answer cancels it. Time as an argument: a test brings its own. */
export type Schedule = (run: () => void, ms: number) => () => void;

export const wallSchedule: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
