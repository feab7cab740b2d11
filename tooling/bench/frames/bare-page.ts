/** The least that shows the same words: paragraphs, a text field, and one paragraph that words are added to. */
export function barePage(texts: readonly string[]): string {
  const rows = texts.map((text) => `<p>${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`);
  return `<!doctype html><html lang="en"><title>Bare</title>
<style>body { width: 50rem; margin: 0 auto; font: 15px/1.5 sans-serif } p { white-space: pre-line } textarea { width: 100% }</style>
<label>Question <textarea id="question" rows="6"></textarea></label><p id="answer"></p>${rows.join('\n')}</html>`;
}
