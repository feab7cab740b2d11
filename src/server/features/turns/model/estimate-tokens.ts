/** JSON full of short names and figures takes more tokens than prose does; three bytes for one leaves room to spare. */
const BYTES_PER_TOKEN = 3;

/** An upper estimate of what a text costs. No tokenizer of one maker would be right for another's model. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text, 'utf8') / BYTES_PER_TOKEN);
