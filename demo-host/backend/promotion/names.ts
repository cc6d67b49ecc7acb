import type { Language } from '../../../src/core/locale/locale-table.ts';

/** The names of the demo's discounts in the languages of its sites. */
const NAMES: Readonly<Record<string, Readonly<Record<Exclude<Language, 'en'>, string>>>> = {
  'University adoption program': {
    fr: 'Programme d’adoption pour les universités',
    nl: 'Adoptieprogramma voor universiteiten',
    es: 'Programa de adopción para universidades',
  },
  'Northfield member discount': {
    fr: 'Rabais pour les membres de Northfield',
    nl: 'Ledenkorting Northfield',
    es: 'Descuento para miembros de Northfield',
  },
};

/** Returns a discount's name in a site's language. A name that a control endpoint set stays. */
export const discountName = (label: string, language: Language): string =>
  (language === 'en' ? undefined : NAMES[label]?.[language]) ?? label;
