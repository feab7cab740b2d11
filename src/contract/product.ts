/** The product's name stands here and nowhere else in the code. */
export const PRODUCT_NAME = 'Edgewise';

/** The version of the terms and of the age statement that a sign-up accepts; stored with the user. */
export const TERMS_VERSION = '2025-01';
export const MINIMUM_AGE_YEARS = 21;
