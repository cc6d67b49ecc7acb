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

  it.each<[Language, string]>([
    ['en', 'Today’s prices. Nothing is added until you add it.'],
    ['fr', 'Prix d’aujourd’hui. Rien n’est ajouté sans vous.'],
    ['es', 'Precios de hoy. No se añade nada sin que usted lo pida.'],
    ['nl', 'Prijzen van vandaag. Er wordt niets zonder u toegevoegd.'],
  ])(
    'in %s a shared list’s first sentence is true of everybody, before and after [LEAD-04 c]',
    (language, words) => {
      expect(said('parts/list-review', language, 'shared.list.intro')).toBe(words);
    },
  );
});
