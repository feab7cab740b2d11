import { Component, type ReactNode, type RefObject } from 'react';

type Props = {
  scroller: RefObject<HTMLElement | null>;
  /** Names the first row: with another one, rows came in above. */
  first: string | undefined;
  /** What was read stays where it was; nothing else may move it for this once. */
  onKept: () => void;
  children: ReactNode;
};

type Place = { row: Element; top: number };

/** Rows that come in above leave what is read where it is. Only a class hears of a change before it is drawn. */
export class KeepPlace extends Component<Props> {
  override getSnapshotBeforeUpdate(before: Props): Place | null {
    const row = before.first === this.props.first ? null : this.#keptRow();
    return row && { row, top: row.getBoundingClientRect().top };
  }

  override componentDidUpdate(_before: Props, _state: unknown, place: Place | null): void {
    const scroller = this.props.scroller.current;
    // In another chat the row is gone.
    if (!place?.row.isConnected || !scroller || place.row === this.#keptRow()) return;
    scroller.scrollTop += place.row.getBoundingClientRect().top - place.top;
    this.props.onKept();
  }

  override render(): ReactNode {
    return this.props.children;
  }

  /** The first one gets room above it with the row that comes there; from the second on everything stays as it is. */
  #keptRow(): Element | null {
    const rows = this.props.scroller.current?.querySelectorAll('ol > li');
    return rows?.item(1) ?? rows?.item(0) ?? null;
  }
}
