import type { Locale } from '../../../core/locale/locale-table.ts';

export type Office = {
  phone: string;
  email: string;
  /** Each comma ends a line. */
  address: string;
};

/** The default office of each site, for pages and CMSs that set no other. All of it is invented. Source: SHL-09. */
export const officeTable: Readonly<Record<Locale, Office>> = {
  'en-us': {
    phone: '+1 800 555 0142',
    email: 'orders@lindgren-vale.example',
    address: '410 Alder Street, Minneapolis, MN 55401',
  },
  'en-ca': {
    phone: '+1 866 555 0177',
    email: 'canada@lindgren-vale.example',
    address: '88 Foundry Lane, Toronto, ON M5A 3C4',
  },
  'fr-ca': {
    phone: '+1 866 555 0177',
    email: 'commandes@lindgren-vale.example',
    address: '215, rue de la Fonderie, Montréal (Québec) H3C 1M2',
  },
  'en-gb': {
    phone: '+44 20 7946 0123',
    email: 'uk@lindgren-vale.example',
    address: '12 Tanner’s Row, London SE1 3XB',
  },
  'en-au': {
    phone: '+61 2 5550 0134',
    email: 'au@lindgren-vale.example',
    address: '5 Mill Parade, Sydney NSW 2008',
  },
  'en-nz': {
    phone: '+64 9 555 0118',
    email: 'nz@lindgren-vale.example',
    address: '31 Kauri Road, Auckland 1010',
  },
  'ja-jp': {
    phone: '+81 3 0000 0142',
    email: 'japan@lindgren-vale.example',
    address: '4-2 Sakuragaoka, Shibuya-ku, Tokyo 150-0031',
  },
  'zh-sg': {
    phone: '+65 0000 0142',
    email: 'singapore@lindgren-vale.example',
    address: '70 Jalan Besar, Singapore 208000',
  },
  'nl-nl': {
    phone: '+31 85 000 0142',
    email: 'bestellen@lindgren-vale.example',
    address: 'Gieterstraat 19, 1015 HB Amsterdam',
  },
  'es-es': {
    phone: '+34 900 000 142',
    email: 'pedidos@lindgren-vale.example',
    address: 'Calle de la Fundición, 7, 28004 Madrid',
  },
};
