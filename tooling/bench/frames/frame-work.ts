import { quantiles } from '../storage/quantiles.ts';

/** What a trace of Chromium holds, as far as it is read here. Times are in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

export const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
];

/** A screen of 60 Hz. */
export const FRAME_MS = 1000 / 60;

export const BEGIN_MARK = 'frames-begin';
export const END_MARK = 'frames-end';

/** Milliseconds of processor time of the page's main thread from one frame to the next, and the share of the screen's frames that came late. */
export type Frames = { count: number; p50: number; p95: number; worst: number; droppedShare: number };

/** The main thread's tasks between the two marks, put to the frame that they stand in. @throws Error on a trace without them. */
export function framesOf(trace: readonly TraceEvent[]): Frames {
  const begin = trace.find(({ name }) => name === BEGIN_MARK);
  const end = trace.find(({ name }) => name === END_MARK);
  if (!begin || !end) throw new Error('the trace holds no marks');
  const isMain = ({ pid, tid }: TraceEvent) => pid === begin.pid && tid === begin.tid;
  const inside = trace.filter((event) => isMain(event) && event.ts >= begin.ts && event.ts < end.ts);
  const starts = inside.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts);
  starts.sort((a, b) => a - b);
  if (starts.length < 2) throw new Error('the trace holds no frames');
  return { count: starts.length - 1, ...quantiles(workIn(starts, inside)), droppedShare: droppedShare(starts) };
}

function workIn(starts: readonly number[], events: readonly TraceEvent[]): number[] {
  const tasks = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X').sort((a, b) => a.ts - b.ts);
  const work = new Array<number>(starts.length - 1).fill(0);
  let frame = 0;
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // A frame's first task begins a little before the frame says so.
    while (frame < starts.length && (starts[frame] ?? 0) < ts + dur) frame += 1;
    const at = frame - 1;
    if (at >= 0 && at < work.length) work[at] = (work[at] ?? 0) + tdur / 1000;
  }
  return work;
}

/** Of the frames that the screen would have shown, those for which none was begun. */
function droppedShare(starts: readonly number[]): number {
  let due = 0;
  for (let at = 1; at < starts.length; at += 1) {
    const ms = ((starts[at] ?? 0) - (starts[at - 1] ?? 0)) / 1000;
    due += Math.max(1, Math.round(ms / FRAME_MS));
  }
  return 1 - (starts.length - 1) / due;
}
