import type { Language } from '../../../src/core/locale/locale-table.ts';

type PdfWords = {
  title: (number: string) => string;
  /** Begins the file's name. */
  file: string;
  created: (day: string) => string;
  until: (moment: string) => string;
  /** Product, quantity, price, total. */
  columns: readonly [string, string, string, string];
  total: string;
};

/** What stands on a quote's PDF, in the words of its page. Source: LOC-12. */
export const pdfWords: Readonly<Record<Language, PdfWords>> = {
  en: {
    title: (number) => `Quote ${number}`,
    file: 'quote',
    created: (day) => `Created ${day}`,
    until: (moment) => `Prices hold until ${moment}`,
    columns: ['Product', 'Quantity', 'Price', 'Total'],
    total: 'Total',
  },
  fr: {
    title: (number) => `Soumission ${number}`,
    file: 'soumission',
    created: (day) => `Créée le ${day}`,
    until: (moment) => `Prix valables jusqu’au ${moment}`,
    columns: ['Produit', 'Quantité', 'Prix', 'Total'],
    total: 'Total',
  },
  nl: {
    title: (number) => `Offerte ${number}`,
    file: 'offerte',
    created: (day) => `Gemaakt op ${day}`,
    until: (moment) => `Prijzen gelden tot en met ${moment}`,
    columns: ['Product', 'Aantal', 'Prijs', 'Totaal'],
    total: 'Totaal',
  },
  es: {
    title: (number) => `Presupuesto ${number}`,
    file: 'presupuesto',
    created: (day) => `Creado el ${day}`,
    until: (moment) => `Precios válidos hasta el ${moment}`,
    columns: ['Producto', 'Cantidad', 'Precio', 'Total'],
    total: 'Total',
  },
};
