/** One regional site: where it is, what it sells in, and whom to call there. Phone numbers are invented. */
export interface Market {
  readonly locale: string;
  readonly htmlLang: string;
  readonly language: 'en' | 'fr' | 'nl' | 'es';
  readonly baseSiteId: string;
  readonly country: string;
  readonly currency: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  /** A line above the order pages that only this market needs. */
  readonly notice?: string;
}

/** All regional sites; the first is the default. */
export const MARKETS: readonly Market[] = [
  {
    locale: 'en-us',
    htmlLang: 'en-US',
    language: 'en',
    baseSiteId: 'usassessments',
    country: 'US',
    currency: 'USD',
    phone: '+1 800 555 0142',
    email: 'orders@lindgren-vale.example',
    address: '410 Alder Street, Minneapolis, MN 55401',
  },
  {
    locale: 'en-ca',
    htmlLang: 'en-CA',
    language: 'en',
    baseSiteId: 'caassessments',
    country: 'CA',
    currency: 'CAD',
    phone: '+1 866 555 0177',
    email: 'canada@lindgren-vale.example',
    address: '88 Foundry Lane, Toronto, ON M5A 3C4',
  },
  {
    locale: 'fr-ca',
    htmlLang: 'fr-CA',
    language: 'fr',
    baseSiteId: 'caassessments',
    country: 'CA',
    currency: 'CAD',
    phone: '+1 866 555 0177',
    email: 'commandes@lindgren-vale.example',
    address: '215, rue de la Fonderie, Montréal (Québec) H3C 1M2',
  },
  {
    locale: 'en-gb',
    htmlLang: 'en-GB',
    language: 'en',
    baseSiteId: 'ukassessments',
    country: 'GB',
    currency: 'GBP',
    phone: '+44 20 7946 0123',
    email: 'uk@lindgren-vale.example',
    address: '12 Tanner’s Row, London SE1 3XB',
  },
  {
    locale: 'en-au',
    htmlLang: 'en-AU',
    language: 'en',
    baseSiteId: 'auassessments',
    country: 'AU',
    currency: 'AUD',
    phone: '+61 2 5550 0134',
    email: 'au@lindgren-vale.example',
    address: '5 Mill Parade, Sydney NSW 2008',
  },
  {
    locale: 'en-nz',
    htmlLang: 'en-NZ',
    language: 'en',
    baseSiteId: 'nzassessments',
    country: 'NZ',
    currency: 'NZD',
    phone: '+64 9 555 0118',
    email: 'nz@lindgren-vale.example',
    address: '31 Kauri Road, Auckland 1010',
  },
  {
    locale: 'ja-jp',
    htmlLang: 'en-JP',
    language: 'en',
    baseSiteId: 'asiaassessments',
    country: 'JP',
    currency: 'JPY',
    phone: '+81 3 0000 0142',
    email: 'japan@lindgren-vale.example',
    address: '4-2 Sakuragaoka, Shibuya-ku, Tokyo 150-0031',
    notice: 'Shipping to Japan may incur extra taxes, duties or fees, which are paid by the customer.',
  },
  {
    locale: 'zh-sg',
    htmlLang: 'en-SG',
    language: 'en',
    baseSiteId: 'sgassessments',
    country: 'SG',
    currency: 'SGD',
    phone: '+65 0000 0142',
    email: 'singapore@lindgren-vale.example',
    address: '70 Jalan Besar, Singapore 208000',
  },
  {
    locale: 'nl-nl',
    htmlLang: 'nl-NL',
    language: 'nl',
    baseSiteId: 'nlassessments',
    country: 'NL',
    currency: 'EUR',
    phone: '+31 85 000 0142',
    email: 'bestellen@lindgren-vale.example',
    address: 'Gieterstraat 19, 1015 HB Amsterdam',
  },
  {
    locale: 'es-es',
    htmlLang: 'es-ES',
    language: 'es',
    baseSiteId: 'esassessments',
    country: 'ES',
    currency: 'EUR',
    phone: '+34 900 000 142',
    email: 'pedidos@lindgren-vale.example',
    address: 'Calle de la Fundición, 7, 28004 Madrid',
  },
];
