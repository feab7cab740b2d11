const LONGEST_OBJECT = 2_000;

/**
 * Finds the innermost JSON objects in text that arrives piece by piece. A raw end of line inside a text means that the
 * object is broken, and reading starts anew behind it. Holds one object at most, however deep or long the text is.
 */
export class ObjectScanner {
  #object = '';
  #inText = false;
  #escaped = false;
  #broken = 0;

  /** Objects that never ended, so far. */
  get broken(): number {
    return this.#broken;
  }

  /** The whole object, when this character ends one. */
  take(character: string): string | null {
    if (this.#inText) return this.#takeText(character);
    if (character === '{') this.#object = character;
    else if (this.#object !== '') return this.#takeInside(character);
    return null;
  }

  #takeText(character: string): null {
    if (character === '\n' || this.#object.length > LONGEST_OBJECT) return this.#spoil();
    this.#object += character;
    if (this.#escaped) this.#escaped = false;
    else if (character === '\\') this.#escaped = true;
    else if (character === '"') this.#inText = false;
    return null;
  }

  #takeInside(character: string): string | null {
    if (this.#object.length > LONGEST_OBJECT) return this.#spoil();
    this.#object += character;
    if (character === '"') this.#inText = true;
    if (character !== '}') return null;
    const whole = this.#object;
    this.#object = '';
    return whole;
  }

  #spoil(): null {
    this.#broken += 1;
    this.#object = '';
    this.#inText = false;
    this.#escaped = false;
    return null;
  }
}
