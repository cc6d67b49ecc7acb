import type { Language } from '../../../src/core/locale/locale-table.ts';

type PdfWords = {
  title: (number: string) => string;
  /** The beginning of the file's name. */
  file: string;
  created: (day: string) => string;
  until: (moment: string) => string;
  /** The heads of the columns: product, quantity, price, total. */
  columns: readonly [string, string, string, string];
  discount: (amount: string) => string;
  account: string;
  shippingAddress: string;
  shippingMethod: string;
  /** The store's own methods by code, each with its time. */
  methods: Readonly<Record<string, string>>;
  trainingDates: (days: string) => string;
  trainingContact: (contact: string) => string;
  trainingPeople: (count: number) => string;
  currency: (name: string, code: string) => string;
  billingAddress: string;
  beforeDiscounts: string;
  discounts: string;
  orderDiscounts: string;
  subtotal: string;
  shipping: string;
  tax: string;
  taxIncluded: string;
  total: string;
};

/** The texts of a quote's PDF, in the words of its page. Source: LOC-12. */
export const pdfWords: Readonly<Record<Language, PdfWords>> = {
  en: {
    title: (number) => `Quote ${number}`,
    file: 'quote',
    created: (day) => `Created ${day}`,
    until: (moment) => `Prices valid until ${moment}`,
    columns: ['Product', 'Quantity', 'Price', 'Total'],
    discount: (amount) => `${amount} discount`,
    account: 'Customer account',
    shippingAddress: 'Shipping address',
    shippingMethod: 'Shipping method',
    methods: { ground: 'Ground · 10-15 business days', expedited: 'Expedited · 3-5 business days' },
    trainingDates: (days) => `Preferred dates: ${days}`,
    trainingContact: (contact) => `Contact: ${contact}`,
    trainingPeople: (count) => `${count} ${count === 1 ? 'participant' : 'participants'}`,
    currency: (name, code) => `All amounts are in ${name} (${code}).`,
    billingAddress: 'Billing address',
    beforeDiscounts: 'Before discounts',
    discounts: 'Discounts',
    orderDiscounts: 'Discounts on the whole quote',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    tax: 'Tax',
    taxIncluded: 'Tax included',
    total: 'Total',
  },
  fr: {
    title: (number) => `Soumission ${number}`,
    file: 'soumission',
    created: (day) => `Créée le ${day}`,
    until: (moment) => `Prix valables jusqu’au ${moment}`,
    columns: ['Produit', 'Quantité', 'Prix', 'Total'],
    discount: (amount) => `rabais de ${amount}`,
    account: 'Compte client',
    shippingAddress: 'Adresse de livraison',
    shippingMethod: 'Mode de livraison',
    methods: {
      ground: 'Service terrestre · 10 à 15 jours ouvrables',
      expedited: 'Service accéléré · 3 à 5 jours ouvrables',
    },
    trainingDates: (days) => `Dates souhaitées : ${days}`,
    trainingContact: (contact) => `Personne à joindre : ${contact}`,
    trainingPeople: (count) => `${count} ${count === 1 ? 'personne inscrite' : 'personnes inscrites'}`,
    currency: (name, code) => `Tous les montants sont en ${name} (${code}).`,
    billingAddress: 'Adresse de facturation',
    beforeDiscounts: 'Avant rabais',
    discounts: 'Rabais',
    orderDiscounts: 'Rabais sur toute la soumission',
    subtotal: 'Sous-total',
    shipping: 'Livraison',
    tax: 'Taxes',
    taxIncluded: 'Taxes incluses',
    total: 'Montant total',
  },
  nl: {
    title: (number) => `Offerte ${number}`,
    file: 'offerte',
    created: (day) => `Gemaakt op ${day}`,
    until: (moment) => `Prijzen gelden tot en met ${moment}`,
    columns: ['Product', 'Aantal', 'Prijs', 'Totaal'],
    discount: (amount) => `${amount} korting`,
    account: 'Klantaccount',
    shippingAddress: 'Bezorgadres',
    shippingMethod: 'Verzendmethode',
    methods: { ground: 'Standaardverzending · 10-15 werkdagen', expedited: 'Met spoed · 3-5 werkdagen' },
    trainingDates: (days) => `Voorkeursdatums: ${days}`,
    trainingContact: (contact) => `Contactpersoon: ${contact}`,
    trainingPeople: (count) => `${count} ${count === 1 ? 'deelnemer' : 'deelnemers'}`,
    currency: (name, code) => `Alle bedragen zijn in ${name} (${code}).`,
    billingAddress: 'Factuuradres',
    beforeDiscounts: 'Vóór korting',
    discounts: 'Korting',
    orderDiscounts: 'Korting op de hele offerte',
    subtotal: 'Subtotaal',
    shipping: 'Verzending',
    tax: 'Btw',
    taxIncluded: 'Inclusief btw',
    total: 'Totaal',
  },
  es: {
    title: (number) => `Presupuesto ${number}`,
    file: 'presupuesto',
    created: (day) => `Creado el ${day}`,
    until: (moment) => `Precios válidos hasta el ${moment}`,
    columns: ['Producto', 'Cantidad', 'Precio', 'Total'],
    discount: (amount) => `descuento de ${amount}`,
    account: 'Cuenta de cliente',
    shippingAddress: 'Dirección de envío',
    shippingMethod: 'Método de envío',
    methods: {
      ground: 'Estándar · De 10 a 15 días laborables',
      expedited: 'Urgente · De 3 a 5 días laborables',
    },
    trainingDates: (days) => `Fechas preferidas: ${days}`,
    trainingContact: (contact) => `Persona de contacto: ${contact}`,
    trainingPeople: (count) => `${count} ${count === 1 ? 'participante' : 'participantes'}`,
    currency: (name, code) => `Todos los importes están en ${name} (${code}).`,
    billingAddress: 'Dirección de facturación',
    beforeDiscounts: 'Antes de descuentos',
    discounts: 'Descuentos',
    orderDiscounts: 'Descuentos sobre todo el presupuesto',
    subtotal: 'Subtotal',
    shipping: 'Envío',
    tax: 'IVA',
    taxIncluded: 'IVA incluido',
    total: 'Importe total',
  },
};
