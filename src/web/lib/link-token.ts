/** What the link in a mail carries. It stays in the address: the page is sent to everybody alike. */
export const linkToken = (): string => new URLSearchParams(window.location.search).get('token') ?? '';
