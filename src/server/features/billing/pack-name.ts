/** How a pack is called on the provider's page and in the billing history. */
export const packName = (tokens: number): string => `${tokens} tokens`;
