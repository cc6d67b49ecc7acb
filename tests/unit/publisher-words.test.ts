import { describe, expect, it } from 'vitest';
import { catalogueWords, type Language } from './journey-words.ts';

const said = (folder: string, language: Language, key: string, values = {}): string =>
  catalogueWords(folder, language, key, values).replaceAll('\u00A0', ' ');

describe('a word that depends on what it is said of', () => {
  it.each<[Language, string, string]>([
    ['en', 'not chosen yet', 'required'],
    ['fr', 'à choisir', 'requise'],
    ['es', 'por elegir', 'necesario'],
    ['nl', 'nog te kiezen', 'nodig'],
  ])(
    'in %s an account is to be chosen and a sign-in is required [LOC-12 part]',
    (language, account, signIn) => {
      expect(said('parts/readiness', language, 'shared.readiness.needed.account')).toBe(account);
      expect(said('parts/readiness', language, 'shared.readiness.needed.sign-in')).toBe(signIn);
    },
  );

  it.each<[Language, string, string, string]>([
    ['en', 'password', 'Show password', 'Hide password'],
    ['fr', 'password', 'Afficher le mot de passe', 'Masquer le mot de passe'],
    ['fr', 'newPassword', 'Afficher le nouveau mot de passe', 'Masquer le nouveau mot de passe'],
    ['fr', 'other', 'Afficher le champ NIP', 'Masquer le champ NIP'],
    ['es', 'password', 'Mostrar la contraseña', 'Ocultar la contraseña'],
    ['nl', 'password', 'Wachtwoord tonen', 'Wachtwoord verbergen'],
    ['nl', 'other', 'NIP tonen', 'NIP verbergen'],
  ])('in %s the button of a %s field is named by a sentence [AXS-03 part]', (language, what, show, hide) => {
    const values = { what, field: 'NIP' };
    expect(said('parts/journey', language, 'shared.journey.showSecret', values)).toBe(show);
    expect(said('parts/journey', language, 'shared.journey.hideSecret', values)).toBe(hide);
  });

  it.each<[Language, readonly [folder: string, key: string, words: string][]]>([
    [
      'en',
      [
        ['parts/list-review', 'shared.list.intro', 'Today’s prices. Nothing is added until you add it.'],
        ['parts/list-review', 'shared.list.level.lacks', 'Your account doesn’t have this level yet.'],
      ],
    ],
    [
      'fr',
      [
        [
          'parts/list-review',
          'shared.list.intro',
          'Prix d’aujourd’hui. Rien n’est ajouté tant que vous ne l’avez pas demandé.',
        ],
        ['parts/list-review', 'shared.list.level.lacks', 'Votre compte n’a pas encore ce niveau.'],
        ['parts/readiness', 'shared.readiness.challenge.state', 'à confirmer'],
      ],
    ],
    [
      'es',
      [
        ['parts/list-review', 'shared.list.intro', 'Precios de hoy. No se añade nada sin que usted lo pida.'],
        ['parts/readiness', 'shared.readiness.done', 'cumplido'],
        ['quotes', 'quotes.order', 'Tramitar el pedido a estos precios'],
      ],
    ],
    [
      'nl',
      [
        [
          'parts/list-review',
          'shared.list.intro',
          'Prijzen van vandaag. Er wordt pas iets toegevoegd als u dat doet.',
        ],
        ['parts/list-review', 'shared.list.level.lacks', 'Uw account heeft dit niveau nog niet.'],
        ['parts/readiness', 'shared.readiness.challenge.state', 'nog te bevestigen'],
      ],
    ],
  ])('in %s a publisher of that country writes it so [LOC-12 part] [LEAD-04 c]', (language, rows) => {
    for (const [folder, key, words] of rows) expect(said(folder, language, key)).toBe(words);
  });
});
