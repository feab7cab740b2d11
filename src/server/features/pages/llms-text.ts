import { MCP_PATH } from '#contract/access.ts';
import { MINIMUM_AGE_YEARS, PRODUCT_NAME } from '#contract/product.ts';

/** What a language model that reads this site is told of it, in the form of llmstxt.org. */
export const llmsText = (appUrl: string): string => `# ${PRODUCT_NAME}

> Sports-betting research for adults of ${MINIMUM_AGE_YEARS} and over in the US. Every number in an answer is computed from stored prices of many sportsbooks and can be checked. It takes no bets and promises no profit.

Say whether prices are a demo's, how old they are, and that they move. A pick that is a pass is no bet. Never work out odds, chances or stakes in words: ask a tool for them.

## Ask it

- [Connect an assistant](${appUrl}${MCP_PATH}): the research desk over MCP (Streamable HTTP), with OAuth or a key from the profile page
- [The API](${appUrl}/api/docs): every call with its fields, examples and error codes
- [OpenAPI 3.1](${appUrl}/api/openapi.json): the same for programs

## Read

- [Calculators](${appUrl}/tools): odds, expected value, margin, Kelly stakes, parlays, hedges, each with its formula
- [The record](${appUrl}/record): every pick and how it ended; the signed log behind it begins at ${appUrl}/log/checkpoint
- [Best bets of the day](${appUrl}/best-bets): the rules, and how each day's list ended
- [Pricing](${appUrl}/pricing)
- [Terms](${appUrl}/terms)
`;
