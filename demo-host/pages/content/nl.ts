import { article } from './nl-article.ts';
import type { SiteText } from './text.ts';

/** The site in Dutch. */
export const nl: SiteText = {
  skip: 'Naar de inhoud',
  navLabel: 'Hoofdnavigatie',
  orderingLabel: 'Bestellen en hulp',
  crumbsLabel: 'U bent hier',
  footerLabel: 'Voettekst',
  home: 'Home',
  assessments: 'Tests',
  contact: 'Contact',
  help: 'Hulp nodig?',
  demoPages: 'Alle demopagina’s',
  offices: 'Regionale kantoren',
  quickOrder: 'Snel bestellen',
  cart: 'Winkelwagen',
  pricesIn: 'Prijzen in {currency}',
  call: 'Telefoon',
  write: 'E-mail',
  post: 'Postadres',
  hero: {
    title: 'Zorgvuldig meten, als de beslissing telt',
    lead: 'Wij geven tests uit voor geheugen, lezen, taal en aandacht, voor behandelaars, scholen en universiteiten. Elke test is genormeerd op de mensen voor wie hij bedoeld is en wordt onderhouden zolang hij leverbaar is.',
    order: 'Bestellen op productcode',
    browse: 'Bekijk de tests',
  },
  list: {
    title: 'Tests',
    lead: 'Een korte lijst, met opzet. De code naast elke titel is wat u bij snel bestellen invult.',
    all: 'Alle tests',
    ages: 'Voor',
    format: 'Vorm',
    level: 'Kwalificatieniveau',
    noLevel: 'Niet vereist',
    code: 'Code',
    codes: {
      title: 'Wie mag bestellen',
      text: 'Niveau A staat open voor elk account. Niveau B vraagt een diploma of certificaat in het vak, niveau C een vervolgopleiding in diagnostiek. Wie niveau C heeft, mag alle drie bestellen.',
    },
  },
  families: {
    attention: {
      summary:
        'Negen taken op tijd, die onoplettendheid van traagheid onderscheiden, met normen naar leeftijd en opleiding.',
      ages: '8 tot 75 jaar',
      format: 'Complete set, op papier',
    },
    language: {
      summary:
        'Twintig minuten met een prentenboek laten zien welke kinderen naar een logopedist zouden moeten.',
      ages: '3 tot 7 jaar',
      format: 'Complete set, op papier',
    },
    motor: {
      summary: 'Een lijst voor leerkrachten en ouders, ingevuld naar wat een kind op een gewone dag doet.',
      ages: '4 tot 12 jaar',
      format: 'Complete set, op papier',
    },
    preschool: {
      summary:
        'Vroeg redeneren, taal en geheugen, zo nodig op de grond, met speelgoed waar kinderen van houden.',
      ages: '2 tot 6 jaar',
      format: 'Complete set, op papier',
    },
    memory: {
      summary:
        'Verbaal, visueel en werkgeheugen in één zitting, met directe en uitgestelde reproductie van elke taak.',
      ages: '16 tot 90 jaar',
      format: 'Complete set, op papier, digitale scoring',
    },
    reading: {
      summary:
        'Elke week een korte tekst, die laat zien of een lezer op koers ligt, ruim voor het einde van het jaar.',
      ages: 'Groep 5',
      format: 'Digitaal, één plaats per leerling per jaar',
    },
  },
  ways: {
    title: 'Drie manieren om te bestellen',
    items: [
      {
        title: 'Snel bestellen',
        text: 'Kent u de codes? Typ of plak er maximaal 25, bekijk de prijzen en voeg ze in één keer toe.',
      },
      {
        title: 'Telefonisch',
        text: 'Bel {phone}. Wij nemen bestellingen op, controleren kwalificatieniveaus en lezen een offerte met u door.',
      },
      {
        title: 'Uw winkelwagen',
        text: 'Wat u toevoegt, blijft op dit apparaat in uw winkelwagen. Kom terug zodra de aankoop is goedgekeurd.',
      },
    ],
  },
  store: {
    quickOrderTitle: 'Bestellen op productcode of ISBN',
    quickOrderLead:
      'Maximaal 25 producten tegelijk. Een lijst uit een spreadsheet of e-mail kunt u plakken zoals hij is.',
    quickOrderFallback:
      'U kunt ook zonder formulier bestellen. Stuur ons uw productcodes en aantallen, dan bevestigen wij de prijzen nog dezelfde dag.',
    cartTitle: 'Uw winkelwagen',
    cartFallback:
      'Hier verschijnt uw winkelwagen. Gebeurt dat niet, dan lezen wij hem u graag voor en nemen de bestelling telefonisch op.',
    checkoutTitle: 'Afrekenen',
    quoteStepsTitle: 'Gegevens voor de offerte',
    confirmationTitle: 'Uw bestelling',
    checkoutFallback:
      'Hier rekent u af. Verschijnt er niets, dan blijft uw winkelwagen bewaard; bestellen kan telefonisch of per e-mail.',
    notes: [
      {
        title: 'Waar u de code vindt',
        text: 'Op de achterkant, op uw offerte en naast elke titel in onze lijst. Een ISBN kan ook, met of zonder streepjes.',
      },
      {
        title: 'Kwalificatieniveaus',
        text: 'Elk product heeft een niveau: A, B of C. U ziet het op de regel voordat u toevoegt.',
      },
      {
        title: 'Grote bestellingen',
        text: 'Meer dan 25 producten? Voeg de eerste 25 toe en begin opnieuw, of stuur ons de lijst.',
      },
    ],
  },
  termsPage: {
    title: 'Algemene voorwaarden',
    lead: 'Dit is een demo: er wordt niets verkocht, verzonden of in rekening gebracht, en een bestelling verplicht niemand.',
  },
  contactPage: {
    title: 'Contact',
    lead: 'Een medewerker beantwoordt uw vraag en blijft die volgen tot alles is opgelost.',
  },
  officesPage: {
    title: 'Regionale kantoren',
    lead: 'Elk kantoor heeft een eigen site, prijzen en voorraad. Kies het uwe.',
  },
  productLead: 'Hier bestelt u de test: u legt hem in de winkelwagen of zet hem bij snel bestellen.',
  signIn: {
    title: 'Inloggen',
    heading: 'Uw account',
    lead: 'In uw account staan uw bestellingen, offertes en bewaarde winkelwagens. Voor afrekenen is een account nodig; zonder account kunt u een winkelwagen vullen, of per telefoon of e-mail bestellen.',
    fallback:
      'Inloggen vraagt om JavaScript: zet het aan in uw browser of laad de pagina opnieuw. U kunt ook per telefoon of e-mail bestellen; daar helpen wij u ook met uw account.',
    people: 'Dit is een demo. U kunt inloggen als',
    shows: 'Wat elk van hen laat zien',
    returning: 'U wordt ingelogd',
  },
  colophon:
    'Lindgren & Vale is een verzonnen uitgever. Deze site laat zien hoe de winkelonderdelen op een pagina staan.',
  article,
};
