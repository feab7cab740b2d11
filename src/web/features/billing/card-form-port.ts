/** The payment provider's own form for a card: what is typed into it never touches this page. */
export type CardForm = {
  /** Leaves for `returnUrl` when the card is confirmed; else answers with what is wrong, for people. */
  confirm: (returnUrl: string) => Promise<string>;
  close: () => void;
};

export type CardFormRequest = { publishableKey: string; clientSecret: string; place: HTMLElement };

/** Draws the form into `place` and answers when it can be used. Rejects when it cannot be loaded. */
export type OpenCardForm = (request: CardFormRequest) => Promise<CardForm>;
