/** Units of the sample cart that author mode shows; apart from it, since a closed mini-cart needs no more. */
export const SAMPLE_UNITS = 7;
