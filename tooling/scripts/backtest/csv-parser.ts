import { BacktestError } from './backtest-error.ts';

const COMMA = 44;
const QUOTE = 34;
const LINE_FEED = 10;
const RETURN = 13;
const BYTE_ORDER_MARK = '\uFEFF';
/** A quote that nobody closes would otherwise swallow the rest of the file into memory. */
const MAX_FIELD_CHARACTERS = 1_000_000;

export type CsvParser = {
  /** The rows completed by this piece of text. */
  push: (text: string) => string[][];
  /** The last row, where the file does not end with a line end. */
  end: () => string[][];
};

type State = {
  row: string[];
  rows: string[][];
  field: string;
  quoted: boolean;
  /** The field's closing quote was the last character: another one is a quote in the text. */
  closed: boolean;
  wasQuoted: boolean;
  afterReturn: boolean;
  started: boolean;
  line: number;
};

/** RFC 4180 in pieces of any size: quotes, doubled quotes, line ends in quotes, CRLF, a byte order mark, empty lines. */
export function createCsvParser(): CsvParser {
  const state: State = {
    row: [],
    rows: [],
    field: '',
    quoted: false,
    closed: false,
    wasQuoted: false,
    afterReturn: false,
    started: false,
    line: 1,
  };
  return {
    push(text) {
      if (text === '') return [];
      let at = !state.started && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
      state.started = true;
      while (at < text.length) at = state.quoted ? readQuoted(state, text, at) : readPlain(state, text, at);
      return takeRows(state);
    },
    end() {
      if (state.quoted) throw new BacktestError(`The file ends inside quotes, in row ${state.line}.`);
      if (state.field !== '' || state.row.length > 0 || state.wasQuoted) endRow(state);
      return takeRows(state);
    },
  };
}

function takeRows(state: State): string[][] {
  const { rows } = state;
  state.rows = [];
  return rows;
}

function readQuoted(state: State, text: string, at: number): number {
  const quote = text.indexOf('"', at);
  const end = quote === -1 ? text.length : quote;
  append(state, text.slice(at, end));
  if (quote === -1) return end;
  state.quoted = false;
  state.closed = true;
  return quote + 1;
}

function readPlain(state: State, text: string, at: number): number {
  const end = endOfPlain(text, at);
  if (end > at) {
    append(state, text.slice(at, end));
    state.closed = false;
    state.afterReturn = false;
  }
  if (end === text.length) return end;
  const code = text.charCodeAt(end);
  if (code === QUOTE) readQuote(state);
  else if (code === COMMA) endField(state);
  else if (code === RETURN || !state.afterReturn) endRow(state);
  state.afterReturn = code === RETURN;
  return end + 1;
}

function endOfPlain(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COMMA || code === QUOTE || code === LINE_FEED || code === RETURN) return at;
  }
  return text.length;
}

/** At the start of a field a quote opens it; right after a closing one it is text; anywhere else it is dirt, kept as text. */
function readQuote(state: State): void {
  if (state.closed) {
    state.field += '"';
    state.quoted = true;
    state.closed = false;
  } else if (state.field === '' && !state.wasQuoted) {
    state.quoted = true;
    state.wasQuoted = true;
  } else state.field += '"';
}

function append(state: State, text: string): void {
  state.field += text;
  if (state.field.length > MAX_FIELD_CHARACTERS) {
    throw new BacktestError(
      `Row ${state.line} holds a field of more than a million characters: a quote is not closed.`,
    );
  }
}

function endField(state: State): void {
  state.row.push(state.field);
  state.field = '';
  state.closed = false;
  state.wasQuoted = false;
}

function endRow(state: State): void {
  const empty = state.row.length === 0 && state.field === '' && !state.wasQuoted;
  endField(state);
  if (!empty) state.rows.push(state.row);
  state.row = [];
  state.line += 1;
}
