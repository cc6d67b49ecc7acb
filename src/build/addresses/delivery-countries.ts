/** The countries that the store delivers to. Other countries have fields without patterns. Source: api.md, section 1. */
export const DELIVERY_COUNTRIES: readonly string[] =
  'AU CA ES GB HK ID IE JP KH KR LA MM MO NL NZ PH SG TH TW US VN'.split(' ');
