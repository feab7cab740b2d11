import { afterEach, describe, expect, it } from 'vitest';
import { holdPresses } from './hold-presses.ts';

const release: (() => void)[] = [];

function page(html: string): { presses: string[]; hydrate: () => void } {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const letGo = holdPresses(document);
  release.push(letGo);
  const presses: string[] = [];
  const hydrate = () => {
    for (const type of ['click', 'submit']) {
      root.addEventListener(type, (event) => {
        if (type === 'submit') event.preventDefault();
        presses.push(`${type} ${(event.target as Element).id}`);
      });
    }
    letGo();
  };
  return { presses, hydrate };
}

const byId = (id: string) => document.getElementById(id) as HTMLElement;

afterEach(() => {
  for (const letGo of release.splice(0)) letGo();
  document.body.replaceChildren();
});

describe('a press before the app listens', () => {
  it('on a button comes again', () => {
    const { presses, hydrate } = page('<button type="button" id="more"><b id="word">More</b></button>');
    byId('word').click();
    expect(presses).toEqual([]);
    hydrate();
    expect(presses).toEqual(['click more']);
  });

  it('that sends a form sends it once, with what was typed', () => {
    const { presses, hydrate } = page(
      '<form method="dialog" id="join"><input name="email" value="a@example.com"><button type="submit" id="go">Go</button></form>',
    );
    byId('go').click();
    hydrate();
    expect(presses).toEqual(['click go', 'submit join']);
  });

  it('is the last one only, and none where nothing was pressed', () => {
    const two = page(
      '<button type="button" id="one"></button><button type="button" id="two"></button><p id="text"></p>',
    );
    for (const id of ['one', 'two', 'text']) byId(id).click();
    two.hydrate();
    expect(two.presses).toEqual(['click two']);
    const none = page('<button type="button" id="one"></button>');
    none.hydrate();
    expect(none.presses).toEqual([]);
  });

  it.each(['invalid', 'input'])('is forgotten after %s: it meant a form that is another by now', (type) => {
    const { presses, hydrate } = page('<form><input id="email"><button type="submit" id="go">Go</button></form>');
    byId('go').click();
    byId('email').dispatchEvent(new Event(type, { bubbles: type === 'input' }));
    hydrate();
    expect(presses).toEqual([]);
  });

  it('is not kept once the app listens', () => {
    const { presses, hydrate } = page('<button type="button" id="one"></button>');
    hydrate();
    byId('one').click();
    expect(presses).toEqual(['click one']);
  });
});
