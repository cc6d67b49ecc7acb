/** The units in the sample cart of author mode. A module of its own, because a closed mini-cart needs no more. */
export const SAMPLE_UNITS = 7;
