/** Where the store sends to; any other country has fields without a pattern. Source: api.md, section 1. */
export const DELIVERY_COUNTRIES: readonly string[] =
  'AU CA ES GB HK ID IE JP KH KR LA MM MO NL NZ PH SG TH TW US VN'.split(' ');
