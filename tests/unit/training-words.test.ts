import { describe, expect, it } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import type { MessageValues } from '../../src/core/i18n/message-format.ts';
import { catalogueWords, type Language } from './journey-words.ts';

const said = (folder: string, language: Language, key: string, values?: MessageValues): string =>
  catalogueWords(folder, language, key, values).replaceAll('\u00A0', ' ');

describe('the words of a training', () => {
  it.each<[Language, number, number, string]>([
    ['en', 1, 10, '1 of 10 seats'],
    ['fr', 0, 10, '0 place sur 10'],
    ['fr', 1, 10, '1 place sur 10'],
    ['fr', 2, 10, '2 places sur 10'],
    ['nl', 1, 10, '1 van 10 plaatsen'],
    ['es', 1, 10, '1 de 10 plazas'],
    ['es', 1, 1, '1 de 1 plaza'],
  ])(
    'count seats in %s by the number that rules there: %i of %i [LOC-12 part]',
    (language, count, seats, words) => {
      expect(said('parts/training', language, 'shared.training.seats', { count, seats })).toBe(words);
    },
  );

  it.each<[Language, number, number, string]>([
    ['en', 1, 8, '1 of 8 rows can be added.'],
    ['fr', 8, 8, '8 lignes sur 8 peuvent être reprises.'],
    ['fr', 1, 8, '1 ligne sur 8 peut être reprise.'],
    ['fr', 0, 4, '0 ligne sur 4 peut être reprise.'],
    ['nl', 1, 8, '1 van 8 rijen kan worden ingevoegd.'],
    ['nl', 2, 8, '2 van 8 rijen kunnen worden ingevoegd.'],
    ['es', 1, 8, 'Se puede añadir 1 de 8 filas.'],
    ['es', 2, 8, 'Se pueden añadir 2 de 8 filas.'],
  ])('count pasted rows in %s as the verb needs it: %i of %i [LOC-12 part]', (language, count, of, words) => {
    expect(said('parts/training', language, 'shared.training.canPlace', { count, of })).toBe(words);
  });

  it.each<[Language, string, string]>([
    ['es', 'dates', 'completas'],
    ['es', 'contact', 'completo'],
    ['es', 'participants', 'completos'],
    ['fr', 'contact', 'complètes'],
    ['nl', 'dates', 'ingevuld'],
    ['en', 'dates', 'complete'],
  ])('say in %s of %s that it is complete, as its gender has it [LOC-12 part]', (language, part, words) => {
    expect(said('parts/training', language, 'shared.training.complete.short', { part })).toBe(words);
  });

  it.each<[Language, string]>([
    ['en', 'It also has to be corrected: no last name.'],
    ['fr', 'Elle est aussi à corriger : aucun nom de famille.'],
    ['nl', 'De rij moet ook worden verbeterd: geen achternaam.'],
    ['es', 'La fila también debe corregirse: faltan los apellidos.'],
  ])('say in %s of a row without a seat what is wrong with it besides [TRN-03 b part]', (language, words) => {
    const flaws = said('parts/training', language, 'shared.training.flaw.required', { field: 'lastName' });
    expect(said('parts/training', language, 'shared.training.doubt.alsoWrong', { flaws })).toBe(words);
  });

  everyRow([
    ['parts/training', 'shared.training.fillIn'],
    ['quotes', 'quotes.completeTraining'],
    ['checkout/placing', 'checkout.placing.toTraining'],
    ['checkout/steps/items', 'checkout.items.completeTraining'],
    ['parts/readiness', 'shared.readiness.training.link'],
  ])('ask in %s for details, not to finish the course [LOC-12 part]', (folder, key) => {
    expect(said(folder, 'fr', key, { count: 1 })).toBe('Fournir les renseignements sur la formation');
    expect(said(folder, 'es', key, { count: 1 })).toBe('Completar los datos de la formación');
    expect(said(folder, 'nl', key, { count: 1 })).toMatch(/gegevens .*invullen$/i);
  });

  it('name in Spanish the letter ñ, which has no accent, and say of several things that they are missing [LOC-12 part]', () => {
    const es = (key: string, values: MessageValues) => said('parts/training', 'es', key, values);
    expect(es('shared.training.fault.letters', { sign: 'ñ' })).toContain('Use letras sin acentos ni ñ.');
    expect(es('shared.training.missing', { parts: 'dos fechas' })).toBe('Todavía faltan: dos fechas.');
  });

  everyRow([
    ['account', '1 compte sur 12'],
    ['qualified-user', '1 utilisateur sur 12'],
  ])('have their like in the checkout’s %s: %s [LOC-12 part]', (step, words) => {
    const key = `checkout.${step}.count`;
    expect(said(`checkout/steps/${step}`, 'fr', key, { found: 1, total: 12 })).toBe(words);
  });
});
