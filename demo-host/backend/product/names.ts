import type { Language } from '../../../src/core/locale/locale-table.ts';

type Spoken = Exclude<Language, 'en'>;
type Words = Readonly<Record<Spoken, string>>;
const words = (fr: string, nl: string, es: string): Words => ({ fr, nl, es });

/** The kinds of products of an assessment, in each site's language. An assessment's own name is a trademark and stays. */
const KINDS: Readonly<Record<string, Words>> = {
  'Complete Kit': words('Trousse complète', 'Complete set', 'Kit completo'),
  'Complete Kit with Rolling Case and Stopwatch': words(
    'Trousse complète avec mallette à roulettes et chronomètre',
    'Complete set met trolley en stopwatch',
    'Kit completo con maleta de ruedas y cronómetro',
  ),
  'Administration and Technical Manual': words(
    'Manuel d’administration et manuel technique',
    'Afname- en technische handleiding',
    'Manual de aplicación y técnico',
  ),
  'Stimulus Book': words('Livret de stimuli', 'Stimulusboek', 'Cuaderno de estímulos'),
  'Record Forms': words('Feuilles de notation', 'Scoreformulieren', 'Hojas de anotación'),
  'Response Booklets': words('Cahiers de réponses', 'Antwoordboekjes', 'Cuadernillos de respuesta'),
  'Digital Kit': words('Trousse numérique', 'Digitale set', 'Kit digital'),
  'Q-global Score Report': words(
    'Rapport de notation Q-global',
    'Q-global-scorerapport',
    'Informe de resultados Q-global',
  ),
  'Q-global Scoring Subscription, 1 Year': words(
    'Abonnement de notation Q-global, 1 an',
    'Q-global-scoreabonnement, 1 jaar',
    'Suscripción de corrección Q-global, 1 año',
  ),
  'Live Online Training for up to 10 Participants': words(
    'Formation en direct en ligne, 10 places au plus',
    'Live onlinetraining, maximaal 10 plaatsen',
    'Formación en línea en directo, hasta 10 plazas',
  ),
  'Student License': words('Licence pour un élève', 'Leerlinglicentie', 'Licencia para un alumno'),
};

const EDITION: Readonly<Record<Spoken, (number: string) => string>> = {
  fr: (number) => `${number}e édition`,
  nl: (number) => `${number}e editie`,
  es: (number) => `${number}.ª edición`,
};
const GRADE: Readonly<Record<Spoken, (number: string) => string>> = {
  fr: (number) => (number === '1' ? '1re année' : `${number}e année`),
  nl: (number) => `leerjaar ${number}`,
  es: (number) => `${number}.º curso`,
};
const FORMER = words('(édition précédente)', '(vorige editie)', '(edición anterior)');
const ASSESSMENT = /^(.+?)(?:, (\d)(?:st|nd|rd|th) Edition|, Grade (\d)| (\(former edition\)))?$/;

/** Returns the name of an assessment, with its edition or grade in a site's language. */
export const assessmentIn = (name: string, language: Language): string => {
  const [, head, edition, grade, former] = ASSESSMENT.exec(name) ?? [];
  if (language === 'en' || head === undefined) return name;
  const more = [
    edition && `, ${EDITION[language](edition)}`,
    grade && `, ${GRADE[language](grade)}`,
    former && ` ${FORMER[language]}`,
  ];
  return head + more.filter(Boolean).join('');
};

const NAME = /^(.+?): (.+)$/;

/** Returns the name of a product in a site's language. A name that was changed by a control endpoint stays. */
export const nameIn = (name: string, language: Language): string => {
  const [, assessment, kind = ''] = NAME.exec(name) ?? [];
  const said = KINDS[kind];
  if (language === 'en' || assessment === undefined || !said) return name;
  return `${assessmentIn(assessment, language)}${language === 'fr' ? '\u00A0' : ''}: ${said[language]}`;
};

/** The catalogue's text for each kind of product. */
const SUMMARIES: Readonly<Record<string, Words>> = {
  'Manual, stimulus book, 25 record forms and all materials.': words(
    'Manuel, livret de stimuli, 25 feuilles de notation et tout le matériel.',
    'Handleiding, stimulusboek, 25 scoreformulieren en al het materiaal.',
    'Manual, cuaderno de estímulos, 25 hojas de anotación y todo el material.',
  ),
  'The complete kit in a case that fits an overhead locker.': words(
    'La trousse complète dans une mallette de format cabine.',
    'De complete set in een koffer die als handbagage mee kan.',
    'El kit completo en una maleta de tamaño de cabina.',
  ),
  'Administration, scoring, norms.': words(
    'Administration, notation, normes.',
    'Afname, scoring, normen.',
    'Aplicación, corrección, baremos.',
  ),
  'Spiral-bound, wipe-clean pages.': words(
    'Reliure spirale, pages lavables.',
    'Ringband, afwasbare pagina’s.',
    'Encuadernado en espiral, páginas lavables.',
  ),
  'Pack of 25.': words('Paquet de 25.', 'Pak van 25.', 'Paquete de 25.'),
  'All materials as files, for one clinician.': words(
    'Tout le matériel en fichiers, pour une clinicienne ou un clinicien.',
    'Al het materiaal als bestanden, voor één behandelaar.',
    'Todo el material en archivos, para un profesional.',
  ),
  'One report, scored online.': words(
    'Un rapport, noté en ligne.',
    'Eén rapport, online gescoord.',
    'Un informe, corregido en línea.',
  ),
  'Unlimited scoring for one user.': words(
    'Notation illimitée pour une personne.',
    'Onbeperkt scoren voor één gebruiker.',
    'Corrección ilimitada para un usuario.',
  ),
  'Three hours with a consultant. One unit has 10 places.': words(
    'Trois heures avec une personne-conseil. Une unité donne droit à 10 places.',
    'Drie uur met een adviseur. Eén stuk geeft recht op 10 plaatsen.',
    'Tres horas con un asesor. Una unidad da derecho a 10 plazas.',
  ),
  'One student for one school year, on aimswebPlus.': words(
    'Un élève pendant une année scolaire, sur aimswebPlus.',
    'Eén leerling gedurende één schooljaar, op aimswebPlus.',
    'Un alumno durante un curso escolar, en aimswebPlus.',
  ),
};

/** Returns the catalogue's sentence about a product in a site's language. */
export const summaryIn = (summary: string, language: Language): string =>
  (language === 'en' ? undefined : SUMMARIES[summary]?.[language]) ?? summary;

/** The subjects of assessments by the words of their names, so that a search in another language finds them. */
const SUBJECTS: Readonly<Record<string, Words>> = {
  Memory: words('mémoire', 'geheugen', 'memoria'),
  Attention: words('attention', 'aandacht', 'atención'),
  Social: words('social sociale', 'sociaal sociale', 'social sociales'),
  Language: words('langage langue', 'taal', 'lenguaje'),
  Reasoning: words('raisonnement', 'redeneren', 'razonamiento'),
  Motor: words('motricité moteur', 'motoriek', 'motricidad motor'),
  Drawing: words('dessin', 'tekenen', 'dibujo'),
  Articulation: words('articulation', 'articulatie', 'articulación'),
  Phonological: words('phonologie phonologique', 'fonologisch', 'fonología fonológica'),
  Wellbeing: words('bien-être', 'welzijn', 'bienestar'),
  Visual: words('visuel visuelle', 'visueel', 'visual'),
  Resilience: words('résilience', 'veerkracht', 'resiliencia'),
  Learning: words('apprentissage', 'leren', 'aprendizaje'),
  Parenting: words('parents parentalité', 'ouders opvoeding', 'padres crianza'),
  Neurological: words('neurologie neurologique', 'neurologisch', 'neurología neurológico'),
  Preschool: words('préscolaire', 'kleuters', 'preescolar infantil'),
  Temperament: words('tempérament', 'temperament', 'temperamento'),
  Mathematics: words('mathématiques', 'wiskunde rekenen', 'matemáticas'),
  Comprehension: words('compréhension', 'begrip', 'comprensión'),
  Aptitude: words('aptitude', 'aanleg', 'aptitud'),
  Sensory: words('sensoriel sensorielle', 'zintuigen sensorisch', 'sensorial'),
  Career: words('carrière métier', 'loopbaan', 'carrera profesional'),
  Writing: words('écriture', 'schrijven', 'escritura'),
  Behaviour: words('comportement', 'gedrag', 'conducta comportamiento'),
  Depression: words('dépression', 'depressie', 'depresión'),
  Reading: words('lecture', 'lezen', 'lectura'),
  Number: words('nombres calcul', 'getallen rekenen', 'números cálculo'),
  Checklist: words('liste', 'vragenlijst', 'lista'),
  Screener: words('dépistage', 'screening', 'cribado'),
};

/** The formats of products, in the words that a search may have for them. */
const FORMATS: Readonly<Record<string, Words & { en: string }>> = {
  PRINT: { en: 'print paper', ...words('imprimé imprimée papier', 'papier gedrukt', 'papel impreso') },
  DIGITAL: { en: 'digital', ...words('numérique', 'digitaal', 'digital') },
  QGLOBAL: {
    en: 'scoring',
    ...words('correction notation en ligne', 'online scoren', 'corrección en línea'),
  },
  AIMSWEB: { en: 'seat license', ...words('licence place', 'licentie plaats', 'licencia plaza') },
  TRAINING: {
    en: 'training webinar',
    ...words('formation webinaire', 'training webinar', 'formación seminario'),
  },
};

/** Returns the words in a language for the subjects of an assessment, and for a product's format. */
export const topicWords = (
  { programName, format }: { programName: string; format: string },
  language: Language,
): readonly string[] => [
  ...(language === 'en'
    ? []
    : programName.split(/[\s-]+/).flatMap((word) => SUBJECTS[word]?.[language] ?? [])),
  ...(FORMATS[format] ? [FORMATS[format][language]] : []),
];

/** Returns all words that a search in a language may find a product by, folded as {@link folded} does. */
export const soughtWords = (
  product: { name: string; programName: string; code: string; isbn: string; format: string },
  language: Language,
): string => {
  const { name, programName, code, isbn } = product;
  return folded(
    [name, nameIn(name, language), programName, code, isbn, ...topicWords(product, language)].join(' '),
  );
};

/** Returns a text in lower case, without accents and with plain apostrophes. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Words that a search ignores. */
const SMALL = new Set(
  'a au aux d de des du en et l la le les pour un une van voor het een y el los las del para con met'.split(
    ' ',
  ),
);

/**
 * Returns whether a text contains the words that were searched for. In languages other than English, a plural finds its
 * singular.
 */
export const isFound = (sought: string, text: string, language: Language): boolean =>
  folded(text)
    .split(language === 'en' ? /\s+/ : /[\s']+/)
    .filter(Boolean)
    .slice(0, 10)
    .every(
      (word) =>
        sought.includes(word) ||
        (language !== 'en' &&
          (SMALL.has(word) || (word.length > 4 && sought.includes(word.replace(/(?:es|en|s|x)$/, ''))))),
    );
