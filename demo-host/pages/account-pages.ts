import type { Language } from '../../src/core/locale/locale-table.ts';
import type { RouteName } from '../../src/core/locale/route-table.ts';
import { type Html, html } from './html.ts';
import type { PageBody } from './layout.ts';
import { lead, pageHead } from './page-head.ts';
import { type Site, storeHref } from './site.ts';
import { directOrder } from './store-pages.ts';

/** A page of "My account": its widget, and its title, lead and text without JavaScript in each language. */
type AccountPage = {
  tag: Html;
  words: Readonly<Record<Language, readonly [title: string, lead: string, fallback: string]>>;
  /** What the site's editors wrote into a slot of the widget. */
  slotted?: Html;
};

const MY_ACCOUNT: AccountPage = {
  tag: html`assess-my-account`,
  words: {
    en: [
      'My account',
      'See what waits for you, your last orders, and every page of your account.',
      'Your account needs JavaScript. Until then, ask about it by phone or email:',
    ],
    fr: [
      'Mon compte',
      'Voyez ce qui vous attend, vos dernières commandes et toutes les pages de votre compte.',
      'Votre compte nécessite JavaScript. En attendant, renseignez-vous par téléphone ou par courriel\u00a0:',
    ],
    nl: [
      'Mijn account',
      'Bekijk wat uw aandacht vraagt, uw laatste bestellingen en alle pagina’s van uw account.',
      'Uw account werkt met JavaScript. Vraag er tot die tijd naar per telefoon of e-mail:',
    ],
    es: [
      'Mi cuenta',
      'Consulte lo que tiene pendiente, sus últimos pedidos y todas las páginas de su cuenta.',
      'Su cuenta requiere JavaScript. Hasta entonces, pregunte por teléfono o correo electrónico:',
    ],
  },
};

const ORDER_HISTORY: AccountPage = {
  tag: html`assess-order-history`,
  words: {
    en: [
      'Your orders',
      'Find an order, follow it, get its access codes, or order it again.',
      'Your orders need JavaScript. Until then, ask about one by phone or email:',
    ],
    fr: [
      'Vos commandes',
      'Trouvez une commande, suivez-la, obtenez ses codes d’accès ou passez-la à nouveau.',
      'Vos commandes nécessitent JavaScript. En attendant, renseignez-vous par téléphone ou par courriel\u00a0:',
    ],
    nl: [
      'Uw bestellingen',
      'Zoek een bestelling, volg die, haal de toegangscodes op of bestel opnieuw.',
      'Uw bestellingen werken met JavaScript. Vraag er tot die tijd naar per telefoon of e-mail:',
    ],
    es: [
      'Sus pedidos',
      'Busque un pedido, sígalo, obtenga sus códigos de acceso o vuelva a pedirlo.',
      'Sus pedidos requieren JavaScript. Hasta entonces, pregunte por teléfono o correo electrónico:',
    ],
  },
};

const QUALIFICATIONS: AccountPage = {
  tag: html`assess-qualifications`,
  words: {
    en: [
      'Your qualifications',
      'See which level you have, add a qualification, or renew one before it expires.',
      'Your qualifications need JavaScript. Until then, update them by phone or email:',
    ],
    fr: [
      'Vos qualifications',
      'Voyez votre niveau, ajoutez une qualification ou renouvelez-la avant son échéance.',
      'Vos qualifications nécessitent JavaScript. En attendant, mettez-les à jour par téléphone ou par courriel\u00a0:',
    ],
    nl: [
      'Uw kwalificaties',
      'Bekijk uw niveau, voeg een kwalificatie toe of verleng er een voordat ze verloopt.',
      'Uw kwalificaties werken met JavaScript. Werk ze tot die tijd bij per telefoon of e-mail:',
    ],
    es: [
      'Sus cualificaciones',
      'Consulte su nivel, añada una cualificación o renuévela antes de que caduque.',
      'Sus cualificaciones requieren JavaScript. Hasta entonces, actualícelas por teléfono o correo electrónico:',
    ],
  },
};

const PAYMENT_CARDS: AccountPage = {
  tag: html`assess-payment-cards`,
  words: {
    en: [
      'Your payment cards',
      'See the cards that you saved, add one, choose the one to pay with first, or delete one.',
      'Your payment cards need JavaScript. Until then, order by phone or email:',
    ],
    fr: [
      'Vos cartes de paiement',
      'Voyez les cartes que vous avez enregistrées, ajoutez-en une, choisissez celle à utiliser en premier ou supprimez-en une.',
      'Vos cartes de paiement nécessitent JavaScript. En attendant, commandez par téléphone ou par courriel\u00a0:',
    ],
    nl: [
      'Uw betaalkaarten',
      'Bekijk de kaarten die u hebt opgeslagen, voeg er een toe, kies waarmee u het eerst betaalt of verwijder er een.',
      'Uw betaalkaarten werken met JavaScript. Bestel tot die tijd per telefoon of e-mail:',
    ],
    es: [
      'Sus tarjetas de pago',
      'Consulte las tarjetas que ha guardado, añada una, elija con cuál pagar primero o elimine una.',
      'Sus tarjetas de pago requieren JavaScript. Hasta entonces, haga su pedido por teléfono o correo electrónico:',
    ],
  },
};

const ADDRESS_BOOK: AccountPage = {
  tag: html`assess-address-book`,
  words: {
    en: [
      'Your addresses',
      'Save the addresses that you order for, and choose one at checkout.',
      'Your address book needs JavaScript. Until then, order by phone or email:',
    ],
    fr: [
      'Vos adresses',
      'Enregistrez les adresses pour lesquelles vous commandez, puis choisissez-en une à la caisse.',
      'Votre carnet d’adresses nécessite JavaScript. En attendant, commandez par téléphone ou par courriel\u00a0:',
    ],
    nl: [
      'Uw adressen',
      'Bewaar de adressen waarvoor u bestelt en kies er een bij het afrekenen.',
      'Uw adresboek werkt met JavaScript. Bestel tot die tijd per telefoon of e-mail:',
    ],
    es: [
      'Sus direcciones',
      'Guarde las direcciones para las que hace pedidos y elija una al tramitar el pedido.',
      'Su libreta de direcciones requiere JavaScript. Hasta entonces, haga sus pedidos por teléfono o correo electrónico:',
    ],
  },
};

const ACCOUNTS: AccountPage = {
  tag: html`assess-accounts`,
  words: {
    en: [
      'Accounts',
      'The accounts that you order for, with their numbers and billing addresses.',
      'Your accounts need JavaScript. Until then, ask about one by phone or email:',
    ],
    fr: [
      'Comptes',
      'Les comptes pour lesquels vous commandez, avec leurs numéros et leurs adresses de facturation.',
      'Vos comptes nécessitent JavaScript. En attendant, renseignez-vous par téléphone ou par courriel\u00a0:',
    ],
    nl: [
      'Accounts',
      'De accounts waarvoor u bestelt, met hun nummers en factuuradressen.',
      'Uw accounts werken met JavaScript. Vraag er tot die tijd naar per telefoon of e-mail:',
    ],
    es: [
      'Cuentas',
      'Las cuentas para las que hace pedidos, con sus números y direcciones de facturación.',
      'Sus cuentas requieren JavaScript. Hasta entonces, pregunte por teléfono o correo electrónico:',
    ],
  },
};

const INVOICES: AccountPage = {
  tag: html`assess-invoices`,
  slotted: html`<p slot="pay-otherwise">
    Lindgren &amp; Vale · First Bank of Harbor · IBAN US00 0000 0000 0000 0000 00 · BIC FBHAUS00
  </p>`,
  words: {
    en: [
      'Invoices',
      'Find an invoice, download several at once, and see what is still to pay.',
      'Invoices need JavaScript. Until then, ask about one by phone or email:',
    ],
    fr: [
      'Factures',
      'Trouvez une facture, téléchargez-en plusieurs à la fois et voyez ce qui reste à payer.',
      'Les factures nécessitent JavaScript. En attendant, renseignez-vous par téléphone ou par courriel\u00a0:',
    ],
    nl: [
      'Facturen',
      'Zoek een factuur, download er meerdere tegelijk en bekijk wat nog te betalen is.',
      'Facturen werken met JavaScript. Vraag er tot die tijd naar per telefoon of e-mail:',
    ],
    es: [
      'Facturas',
      'Busque una factura, descargue varias a la vez y vea qué queda por pagar.',
      'Las facturas requieren JavaScript. Hasta entonces, pregunte por teléfono o correo electrónico:',
    ],
  },
};

const ORDER_STATUS: AccountPage = {
  tag: html`assess-order-status`,
  words: {
    en: [
      'Order status',
      'See how far an order is with its web reference number and email.',
      'This page needs JavaScript. Until then, ask about an order by phone or email:',
    ],
    fr: [
      'État d’une commande',
      'Suivez une commande à l’aide de son numéro de référence web et de votre courriel.',
      'Cette page nécessite JavaScript. En attendant, renseignez-vous par téléphone ou par courriel\u00a0:',
    ],
    nl: [
      'Bestelstatus',
      'Bekijk hoever een bestelling is met het webreferentienummer en uw e-mailadres.',
      'Deze pagina werkt met JavaScript. Vraag tot die tijd per telefoon of e-mail naar een bestelling:',
    ],
    es: [
      'Estado de un pedido',
      'Consulte un pedido con su número de referencia web y su correo electrónico.',
      'Esta página requiere JavaScript. Hasta entonces, pregunte por un pedido por teléfono o correo electrónico:',
    ],
  },
};

const PROFILE: AccountPage = {
  tag: html`assess-profile`,
  words: {
    en: [
      'Profile & password',
      'Change your name, your phone number or your password.',
      'Your profile needs JavaScript. Until then, change it by phone or email:',
    ],
    fr: [
      'Profil et mot de passe',
      'Changez votre nom, votre numéro de téléphone ou votre mot de passe.',
      'Votre profil nécessite JavaScript. En attendant, changez-le par téléphone ou par courriel\u00a0:',
    ],
    nl: [
      'Profiel en wachtwoord',
      'Wijzig uw naam, telefoonnummer of wachtwoord.',
      'Uw profiel werkt met JavaScript. Wijzig het tot die tijd per telefoon of e-mail:',
    ],
    es: [
      'Perfil y contraseña',
      'Cambie su nombre, su teléfono o su contraseña.',
      'Su perfil requiere JavaScript. Hasta entonces, cámbielo por teléfono o correo electrónico:',
    ],
  },
};

const PREFERENCES: AccountPage = {
  tag: html`assess-preferences`,
  words: {
    en: [
      'Preferences',
      'Choose the emails you want and the account your orders begin with.',
      'Your preferences need JavaScript. Until then, change them by phone or email:',
    ],
    fr: [
      'Préférences',
      'Choisissez les courriels que vous voulez et le compte par lequel vos commandes commencent.',
      'Vos préférences nécessitent JavaScript. En attendant, changez-les par téléphone ou par courriel\u00a0:',
    ],
    nl: [
      'Voorkeuren',
      'Kies welke e-mails u wilt en met welk account uw bestellingen beginnen.',
      'Uw voorkeuren werken met JavaScript. Wijzig ze tot die tijd per telefoon of e-mail:',
    ],
    es: [
      'Preferencias',
      'Elija los correos que desea y la cuenta con la que empiezan sus pedidos.',
      'Sus preferencias requieren JavaScript. Hasta entonces, cámbielas por teléfono o correo electrónico:',
    ],
  },
};

const SUPPORT: AccountPage = {
  tag: html`assess-support`,
  words: {
    en: [
      'Customer Support',
      'Find a customer and act for them: order, quote and save carts in their name.',
      'Acting for a customer needs JavaScript. Until then, order for them by phone or email:',
    ],
    fr: [
      'Service à la clientèle',
      'Trouvez un client et agissez pour lui\u00a0: commandes, soumissions et paniers enregistrés à son nom.',
      'Agir pour un client nécessite JavaScript. En attendant, commandez pour lui par téléphone ou par courriel\u00a0:',
    ],
    nl: [
      'Klantenservice',
      'Zoek een klant en handel namens die klant: bestellingen, offertes en bewaarde winkelwagens.',
      'Handelen voor een klant werkt met JavaScript. Bestel tot die tijd per telefoon of e-mail:',
    ],
    es: [
      'Atención al cliente',
      'Busque un cliente y actúe en su nombre: pedidos, presupuestos y carritos guardados.',
      'Actuar en nombre de un cliente requiere JavaScript. Hasta entonces, haga los pedidos por teléfono o correo electrónico:',
    ],
  },
};

/** The pages of "My account" by their routes. */
const PAGES: Partial<Record<RouteName, AccountPage>> = {
  myAccount: MY_ACCOUNT,
  orderHistory: ORDER_HISTORY,
  orderDetails: ORDER_HISTORY,
  ownOrderStatus: ORDER_HISTORY,
  orderStatus: ORDER_STATUS,
  profileDetails: PROFILE,
  preferences: PREFERENCES,
  qualifications: QUALIFICATIONS,
  qualificationsOfType: QUALIFICATIONS,
  addQualification: QUALIFICATIONS,
  editQualification: QUALIFICATIONS,
  addresses: ADDRESS_BOOK,
  addAddress: ADDRESS_BOOK,
  editAddress: ADDRESS_BOOK,
  accounts: ACCOUNTS,
  invoices: INVOICES,
  simplifiedInvoices: INVOICES,
  paymentCards: PAYMENT_CARDS,
  invoicePayment: INVOICES,
  invoicePaymentConfirmation: INVOICES,
  supportLogin: SUPPORT,
  siteSupportLogin: SUPPORT,
};

/** Returns the page of "My account" at a route, with its widget; undefined for another route. */
export const accountPageAt = (site: Site, route: RouteName | undefined): PageBody | undefined => {
  const page = route && PAGES[route];
  if (!page) return undefined;
  const [title, words, fallback] = page.words[site.market.language];
  const main = html`${pageHead(site, title, lead(words))}
    <div class="wrap">
      <${page.tag}>
        <p>${fallback}</p>
        ${directOrder(site)} ${page.slotted}
      </${page.tag}>
      <p class="after"><a href="${storeHref(site, 'cart')}">${site.text.store.cartTitle}</a></p>
    </div>`;
  return { title, description: words, main };
};
