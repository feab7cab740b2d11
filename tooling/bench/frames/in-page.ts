/** What runs in the page. */

declare global {
  var inPage: typeof import('./in-page.ts');
}

/** From the top to the bottom, and the screen's frames are asked for while it goes. */
export function scrollThrough({ selector, step }: { selector: string; step: number }): Promise<number> {
  const found = document.querySelector(selector);
  const box = found ?? document.documentElement;
  return new Promise((done) => {
    let frames = 0;
    const next = () => {
      const before = box.scrollTop;
      box.scrollTop = before + step;
      frames += 1;
      if (box.scrollTop > before) requestAnimationFrame(next);
      else done(frames);
    };
    requestAnimationFrame(next);
  });
}

/** Asks for each frame of the screen until told to stop, so that one which comes late is seen. */
export function askForFrames(): void {
  const page = window as unknown as { stopFrames?: () => void };
  let isOver = false;
  const next = () => {
    if (!isOver) requestAnimationFrame(next);
  };
  page.stopFrames = () => {
    isOver = true;
  };
  requestAnimationFrame(next);
}

export function stopFrames(): void {
  (window as unknown as { stopFrames?: () => void }).stopFrames?.();
}

type Loading = { button: string; rows: string; count: number };

/** Presses the button until so many rows are there. From outside each look for it would take seconds of a long page. */
export async function pressUntil({ button: name, rows, count }: Loading): Promise<void> {
  const find = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name);
  while (document.querySelectorAll(rows).length < count) {
    const button = find();
    if (button?.disabled === false) button.click();
    await new Promise(requestAnimationFrame);
  }
}

/** The field takes nothing while an answer runs. */
export async function untilAnswered({ field }: { field: string }): Promise<void> {
  const isWorking = () => document.querySelector<HTMLTextAreaElement>(field)?.disabled === true;
  while (!isWorking()) await new Promise(requestAnimationFrame);
  while (isWorking()) await new Promise(requestAnimationFrame);
}

/** What an answer's words cost where they are only put into a paragraph. */
export async function addWords({ text, everyMs }: { text: string; everyMs: number }): Promise<void> {
  const answer = document.querySelector('#answer');
  for (const word of text.match(/\s*\S+\s*/g) ?? []) {
    answer?.append(word);
    await new Promise((done) => setTimeout(done, everyMs));
  }
}

/** The product's own answer, given to the page a word at a time, as a model's comes. */
export function paceAnswers({ path, everyMs }: { path: string; everyMs: number }): void {
  const asks = window.fetch.bind(window);
  const paced = (text: string): ReadableStream<Uint8Array> => {
    const bytes = new TextEncoder();
    const pieces = text.split(/(?<=\n\n)/).flatMap((event) => {
      const data = /^event: delta\ndata: (.*)\n\n$/s.exec(event)?.[1];
      if (data === undefined) return [event];
      const delta = JSON.parse(data) as { field: string; text: string };
      const words = delta.text.match(/\s*\S+\s*/g) ?? [delta.text];
      return words.map((word) => `event: delta\ndata: ${JSON.stringify({ field: delta.field, text: word })}\n\n`);
    });
    return new ReadableStream({
      async start(controller) {
        for (const piece of pieces) {
          controller.enqueue(bytes.encode(piece));
          await new Promise((done) => setTimeout(done, everyMs));
        }
        controller.close();
      },
    });
  };
  window.fetch = async (input, init) => {
    const answer = await asks(input, init);
    const isAnswer = String(input instanceof Request ? input.url : input).endsWith(path);
    if (!isAnswer || !answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer;
    return new Response(paced(await answer.text()), { status: answer.status, headers: answer.headers });
  };
}
