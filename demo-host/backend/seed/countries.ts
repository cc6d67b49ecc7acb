/** Where the store sends to, beside what it has sites for. Source: api.md, section 1. */
export const DELIVERY_COUNTRIES = 'AU CA ES GB HK ID IE JP KH KR LA MM MO NL NZ PH SG TH TW US VN'.split(' ');

const states = (text: string): [code: string, name: string][] =>
  text.split('; ').map((each) => [each.slice(0, each.indexOf(' ')), each.slice(each.indexOf(' ') + 1)]);

/** States and provinces, by the country's ISO code; other countries' addresses name none. */
export const REGIONS: Readonly<Record<string, readonly [code: string, name: string][]>> = {
  US: states(
    'AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut; DE Delaware; ' +
      'DC District of Columbia; FL Florida; GA Georgia; HI Hawaii; ID Idaho; IL Illinois; IN Indiana; IA Iowa; ' +
      'KS Kansas; KY Kentucky; LA Louisiana; ME Maine; MD Maryland; MA Massachusetts; MI Michigan; MN Minnesota; ' +
      'MS Mississippi; MO Missouri; MT Montana; NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey; ' +
      'NM New Mexico; NY New York; NC North Carolina; ND North Dakota; OH Ohio; OK Oklahoma; OR Oregon; ' +
      'PA Pennsylvania; RI Rhode Island; SC South Carolina; SD South Dakota; TN Tennessee; TX Texas; UT Utah; ' +
      'VT Vermont; VA Virginia; WA Washington; WV West Virginia; WI Wisconsin; WY Wyoming',
  ),
  CA: states(
    'AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick; NL Newfoundland and Labrador; ' +
      'NS Nova Scotia; NT Northwest Territories; NU Nunavut; ON Ontario; PE Prince Edward Island; QC Quebec; ' +
      'SK Saskatchewan; YT Yukon',
  ),
  AU: states(
    'ACT Australian Capital Territory; NSW New South Wales; NT Northern Territory; QLD Queensland; ' +
      'SA South Australia; TAS Tasmania; VIC Victoria; WA Western Australia',
  ),
};
