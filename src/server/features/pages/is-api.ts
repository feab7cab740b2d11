/** By its address as it was written: what lies below /api answers in JSON, everything else is a page. */
export const isApi = (url: string): boolean => /^\/api(\/|\?|$)/.test(url);
