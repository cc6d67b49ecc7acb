import type { Language } from '../../../src/core/locale/locale-table.ts';

type PdfWords = {
  title: (number: string) => string;
  /** The beginning of the file's name. */
  file: string;
  issued: string;
  due: string;
  account: string;
  order: string;
  purchaseOrder: string;
  billingAddress: string;
  /** The heads of the columns: product, quantity, price, total. */
  columns: readonly [string, string, string, string];
  subtotal: string;
  tax: string;
  taxIncluded: string;
  total: string;
  paid: (day: string) => string;
  toPay: string;
  currency: (name: string, code: string) => string;
};

/** The texts of an invoice's PDF, in the words of its page. Source: LOC-12. */
export const pdfWords: Readonly<Record<Language, PdfWords>> = {
  en: {
    title: (number) => `Invoice ${number}`,
    file: 'invoice',
    issued: 'Issued',
    due: 'Due',
    account: 'Customer account',
    order: 'Order number',
    purchaseOrder: 'Purchase order number',
    billingAddress: 'Billing address',
    columns: ['Product', 'Quantity', 'Price', 'Total'],
    subtotal: 'Subtotal',
    tax: 'Tax',
    taxIncluded: 'Tax included',
    total: 'Total',
    paid: (day) => `Paid ${day}`,
    toPay: 'To pay',
    currency: (name, code) => `All amounts are in ${name} (${code}).`,
  },
  fr: {
    title: (number) => `Facture ${number}`,
    file: 'facture',
    issued: 'Date de facturation',
    due: 'Échéance',
    account: 'Compte client',
    order: 'Numéro de commande',
    purchaseOrder: 'Numéro de bon de commande',
    billingAddress: 'Adresse de facturation',
    columns: ['Produit', 'Quantité', 'Prix', 'Total'],
    subtotal: 'Sous-total',
    tax: 'Taxes',
    taxIncluded: 'Taxes incluses',
    total: 'Total',
    paid: (day) => `Payé le ${day}`,
    toPay: 'À payer',
    currency: (name, code) => `Tous les montants sont en ${name} (${code}).`,
  },
  nl: {
    title: (number) => `Factuur ${number}`,
    file: 'factuur',
    issued: 'Factuurdatum',
    due: 'Vervaldatum',
    account: 'Klantaccount',
    order: 'Bestelnummer',
    purchaseOrder: 'Inkoopordernummer',
    billingAddress: 'Factuuradres',
    columns: ['Product', 'Aantal', 'Prijs', 'Totaal'],
    subtotal: 'Subtotaal',
    tax: 'Btw',
    taxIncluded: 'Inclusief btw',
    total: 'Totaal',
    paid: (day) => `Betaald op ${day}`,
    toPay: 'Te betalen',
    currency: (name, code) => `Alle bedragen zijn in ${name} (${code}).`,
  },
  es: {
    title: (number) => `Factura ${number}`,
    file: 'factura',
    issued: 'Fecha de emisión',
    due: 'Vencimiento',
    account: 'Cuenta de cliente',
    order: 'Número de pedido',
    purchaseOrder: 'Número de orden de compra',
    billingAddress: 'Dirección de facturación',
    columns: ['Producto', 'Cantidad', 'Precio', 'Total'],
    subtotal: 'Subtotal',
    tax: 'Impuestos',
    taxIncluded: 'Impuestos incluidos',
    total: 'Total',
    paid: (day) => `Pagado el ${day}`,
    toPay: 'Por pagar',
    currency: (name, code) => `Todos los importes están en ${name} (${code}).`,
  },
};
