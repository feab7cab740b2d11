/** jsdom has no modal dialogs: opening and closing, without focus trap and top layer. Those are tried in the browser. */
export function installDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
