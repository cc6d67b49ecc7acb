import { folded } from './column-titles.ts';

const listed = (text: string) => new Set(folded(text).split(/\s+/));

/** What has become of a product, or will: then its row may not be wanted. Whole words of en, fr, nl, es, de, it and pt. */
const STATUS = listed(
  `done skip skipped bought ordered reordered arrived came fulfilled complete completed finished closed handled obtained purchased picked supplied
  short shared split shipped yesterday today tomorrow unsure unknown unclear oop oos bo former formerly obsolete retired archived historic rejected expired
  acheté achetée achetés achetées commandé commandée commandés commandées livré livrée livrés livrées fait faits faite terminé terminée fini expédié expédiée arrivé arrivée
  partagé soldé épuisé épuisée hier demain ultérieurement abandonné expiré doubler
  besteld bestelde gekocht gedaan klaar aanwezig afgehandeld geregeld geleverd gedeeld verzonden vervalt vervallen afgerond uitverkocht gisteren morgen verdubbelen eerder straks volgend
  comprado comprada comprados compradas hecho hecha listo lista llegado llegó llegaron entregado entregada entregados entregadas enviado enviada compartido agotado agotada terminado quizás ayer mañana
  bestellt bestellte bestellter gekauft erledigt angekommen geliefert fertig geteilt versandt entfällt entfallen gestrichen später gestern unklar verdoppeln ausverkauft hinfällig abgeschlossen
  ordinato ordinata ordinati ordinate comprato comprata comprati comprate arrivato arrivata arrivati fatto consegnato consegnata consegnati consegnate spedito condiviso esaurito esaurita finito forse ieri domani
  entregue entregues chegou feito esgotado talvez encomendado`,
);
/** 'b/o', 'peut-être', 'più tardi'. */
const PHRASES =
  /(?<!\p{L})(?:b\/o|o\/s|n\/a|peut-être|plus tard|più tardi|mais tarde|más tarde|later on|came in|on order|wish ?list)(?!\p{L})|(?:来|次)(?:年|月|週|学期)|発注済|納品済|完了|済み|保管|已订|已購|已购|已完成|完成|완료|주문됨|내년/iu;

/** True for a word that says what has become of a product: 'done', 'bestellt', 'vervalt'. */
export const isStatusWord = (word: string): boolean => STATUS.has(folded(word));

/** True for a text that says so in more than a word, or in part of one: 'b/o', 'plus tard', '来年度'. */
export const saysPhrase = (text: string): boolean => PHRASES.test(text);

/** True for a text that holds such a word or phrase. */
export const saysStatus = (text: string): boolean =>
  saysPhrase(text) || (text.match(/[\p{L}\p{M}]+/gu) ?? []).some(isStatusWord);
