import type { Article } from './text.ts';

/** The editorial article in Dutch. */
export const article: Article = {
  title: 'Hoe wij een test maken',
  standfirst:
    'Een uitgegeven test is een redenering: dat deze score, op deze taken, iets waars zegt over deze persoon. De onze kosten ongeveer vijf jaar, en het grootste deel daarvan gaat op aan pogingen om die redenering onderuit te halen.',
  sections: [
    {
      title: 'We beginnen bij een beslissing',
      paragraphs: [
        'Niemand heeft een score nodig om de score zelf. Ernaar wordt gevraagd omdat iemand moet kiezen: of een kind een uur per week hulp krijgt, of een patiënt naar huis mag, of een behandeling iets uitricht. Daarom telt het eerste document van elk project één bladzijde. Daarop staat om welke beslissing het gaat, wie haar neemt en wat een verkeerd antwoord zou kosten.',
        'Die bladzijde legt veel vast: hoe lang de test mag duren, hoe precies hij moet zijn rond het punt waar de beslissing kantelt, en wie hem mag afnemen. Kunnen we de bladzijde niet schrijven, dan schrijven we de test niet.',
      ],
    },
    {
      title: 'Het meeste wat we schrijven, valt af',
      paragraphs: [
        'Voor de vierde editie van de Memory Scale schreven we 640 items en hielden er 212 over. Sommige waren te makkelijk. Andere waren moeilijk om redenen die niets met het geheugen te maken hadden. Enkele werden anders beantwoord door mensen die in het land waren opgegroeid dan door wie van elders kwam, en die gingen er als eerste uit.',
        'Wat overblijft, wordt opnieuw beproefd, door testleiders die niet weten welke items wij graag willen houden.',
      ],
    },
    {
      title: 'Normen zijn mensen',
      paragraphs: [
        'Een normtabel ziet eruit als rekenwerk. Achter elke regel zitten mensen die een uur in een stille kamer hun best hebben gedaan. We kiezen hen zo dat ze overeenkomen met de volkstelling naar leeftijd, regio, opleiding en taal, en we publiceren in hoeverre dat niet lukte.',
        'Is een groep te klein om er iets redelijks over te zeggen, dan staat dat in de handleiding, in het hoofdstuk waar een testleider het zoekt.',
      ],
    },
    {
      title: 'Daarna blijven we kijken',
      paragraphs: [
        'Scores verschuiven. Woorden raken in onbruik, plaatjes van telefoons zeggen niemand meer iets, en een hele generatie wordt beter in puzzels. Om de drie jaar leggen we nieuwe uitslagen naast de oude normen. Lopen ze uiteen, dan zeggen we dat, en begint de volgende editie.',
      ],
    },
  ],
  quote: 'Weten we niet voor welke beslissing een test is, dan schrijven we hem niet.',
  figure: {
    alt: 'Een klokvormige kromme boven een schaal van 55 tot 145. Twee derde van het oppervlak ligt tussen 85 en 115.',
    caption:
      'Twee derde van elke normgroep ligt tussen 85 en 115. Een score zegt weinig zolang u niet weet wie er in de groep zit.',
  },
  asideTitle: 'Hebt u een code bij de hand?',
  asideText: 'Bestel vanaf deze pagina, zonder uw plek kwijt te raken.',
};
