import { folded } from './column-titles.ts';
import { isProductNoun } from './line-words.ts';

const listed = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/**
 * Words for the state of a product, which may mean that its row is not wanted. Whole words of en, fr, nl, es, de, it and
 * pt, with accents.
 */
const DONE = listed(
  `done skip skipped bought ordered reordered arrived fulfilled complete completed finished closed handled obtained purchased picked supplied
  backordered former formerly obsolete surplus excess overstock withdrawn cancelled retired archived expired oop oos bo
  acheté achetée achetés achetées commandé commandée commandés commandées livré livrée livrés livrées terminé terminée expédié expédiée arrivé arrivée
  abandonné expiré épuisé excédent surplus retirés épuisée doubler prochain prochaine
  besteld bestelde gekocht gedaan aanwezig afgehandeld geregeld geleverd verzonden vervalt vervallen overschot ingetrokken afgewezen afgerond uitverkocht verdubbelen eerder
  comprado comprada comprados compradas hecho llegado llegó llegaron entregado entregada entregados entregadas enviado enviada agotado agotada excedente sobrantes denegado próximo próxima
  bestellt bestellte bestellter gekauft erledigt angekommen geliefert fertig versandt entfällt entfallen gestrichen verdoppeln ausverkauft hinfällig abgeschlossen überschuss überzählig zurückgezogen
  frühere früher nächste nächster nächstes
  ordinato ordinata ordinati ordinate comprato comprata comprati comprate arrivato arrivata arrivati consegnato consegnata consegnati consegnate spedito esaurito esaurita eccedenza ritirato respinto prossimo prossima
  entregue entregues chegou esgotado encomendado`,
);
/** Words that mean this in a cell but can mean anything in a sentence: 'short', 'tomorrow', 'peut-être'. */
const SAID_IN_CELLS = listed(
  `came short shared split shipped yesterday today tomorrow unsure unknown unclear rejected before earlier
  fait faits faite fini partagé hier demain ultérieurement klaar gedeeld gisteren morgen straks
  hecha compartido quizás ayer mañana später gestern unklar geteilt fatto condiviso finito forse ieri domani feito talvez`,
);
const DONE_WORDS = new Set(DONE);
const ALL_WORDS = new Set([...DONE, ...SAID_IN_CELLS]);
/** In capitals, accents are often omitted. */
const IN_CAPITALS = new Set([...DONE, ...SAID_IN_CELLS].map(folded));
/** Phrases such as 'b/o', 'peut-être', 'più tardi'. */
const PHRASES =
  /(?<!\p{L})(?:b\/o|o\/s|peut-être|plus tard|più tardi|mais tarde|más tarde|later on|came in|on order|wish ?list)(?!\p{L})|(?:来|次)(?:年|月|週|学期|回)|必要なし|発注済|納品済|完了|済み|保管|已订|已購|已购|已完成|完成|絶版|廃[盤番版]|終売|(?:販売|生産|取扱|製造)い?(?:終了|中止)|欠品|停产|绝版|缺货|완료|품절|절판|단종|주문됨|내년/iu;
/** A longer sentence can be about anything. */
const MOST_WORDS = 6;

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** Returns the words of a cell for the state of a product: 'done', 'bestellt', 'vervalt'. */
export const statusWords = (cell: string): readonly string[] =>
  wordsIn(cell).filter(
    (word) =>
      !isProductNoun(word) &&
      (ALL_WORDS.has(word.toLowerCase()) || (/^\p{Lu}{2,}$/u.test(word) && IN_CAPITALS.has(folded(word)))),
  );

/** Returns whether a text has such a state in several words or in a part of a word: 'b/o', 'plus tard', '来年度'. */
export const saysPhrase = (text: string): boolean => PHRASES.test(text);

/** Returns whether a short line says the state of the products near it. */
export const saysStatus = (line: string): boolean => {
  const words = wordsIn(line);
  return (
    words.length <= MOST_WORDS &&
    (saysPhrase(line) || words.some((word) => DONE_WORDS.has(word.toLowerCase())))
  );
};
