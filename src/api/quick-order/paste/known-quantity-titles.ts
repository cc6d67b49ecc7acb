import { folded } from './column-titles.ts';

/** Signs in a title that do not separate words: 'Q.tà', 'Qty.', '(Qty)', 'Qty:'. */
const SIGNS = /[.:;()[\]*#?!]/g;

/** The unit in a title: 'Qty (pcs)', 'QTY/EA', 'Quantity required (each)'. */
const IN_PIECES =
  /\s?(?:[([]\s?(?:pcs|pc|pieces|units?|ea|each|stk|stück|stuks|pièces|ex|uds|unidades|pz|pezzi)\.?\s?[)\]]|\/\s?(?:pcs|ea|stk|pz))$/iu;

const plain = (title: string) =>
  folded(title)
    .replace(SIGNS, '')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();

/** Whole titles that name the ordered quantity and nothing else. */
const TITLES = [
  'qty, qtty, qnty, quantity, quantities, pcs, pc, pieces, units, copies, ordered, needed, required, wanted, seats, count',
  'order qty, order quantity, qty ordered, quantity ordered, amount ordered, ordered qty, ordered quantity, qty to order, quantity to order, qty order',
  'qty needed, quantity needed, amount needed, qty required, quantity required, required qty, required quantity, qty wanted, quantity wanted, qty requested, quantity requested, requested qty, requested quantity',
  'no of copies, number of copies, copies ordered, copies needed, copies required, copies wanted, how many, to order, units ordered, no of units, number of units, no of pieces, number of pieces, number of seats, number ordered',
  'quantité, quantités, qté, qtés, qte, nombre, nb, nbre, pièces, exemplaires, ex, unités, copies',
  'qté commandée, quantité commandée, qté cdée, quantité à commander, qté à commander, quantité demandée, quantité souhaitée, quantité voulue, à commander, combien, nombre d’exemplaires, nb d’exemplaires, nb ex',
  'menge, mengen, anzahl, anz, stück, stk, st, stückzahl, exemplare, expl, bedarf, bestellmenge, bestellte menge, bestellanzahl, bestellte anzahl, gewünschte menge, gewünschte anzahl, menge bestellt, anzahl bestellt, anzahl stück, anzahl exemplare, wie viele',
  'aantal, aantallen, hoeveelheid, stuks, stuk, exemplaren, hoeveel, bestelaantal, besteld, besteld aantal, aantal besteld, bestelde hoeveelheid, bestelhoeveelheid, te bestellen, aantal te bestellen, gewenst aantal, aantal gewenst, aantal stuks, aantal exemplaren, benodigd aantal, aantal nodig',
  'a pedir, por pedir, para pedir, cantidad, cantidades, cant, ctd, cdad, unidades, uds, ud, unid, ejemplares, piezas, pzas, cantidad pedida, cantidad solicitada, cantidad a pedir, cantidad deseada, cant pedida, n de ejemplares, nº de ejemplares, número de ejemplares, cuántos',
  'quantità, qtà, qta, pezzi, pz, copie, numero copie, n copie, numero pezzi, n pezzi, da ordinare, quantità ordinata, qtà ordinata, quantità da ordinare, quantità richiesta, ordinati',
  'quantidade, quantidades, qtd, qtde, qde, peças, exemplares, quantidade encomendada, a encomendar, quantidade pedida, quantidade solicitada, qtd pedida, nº de exemplares, número de exemplares',
  '数量, 個数, 冊数, 部数, 件数, 注文数, 注文数量, 注文個数, 注文冊数, ご注文数, ご注文数量, 発注数, 発注数量, 必要数, 必要数量, 購入数, 購入数量',
  '订购数量, 订货数量, 订购量, 订货量, 订数, 订购数, 购买数量, 采购数量, 需求数量, 件数, 份数, 册数, 個數, 數量, 訂購數量, 訂購量, 訂數, 冊數, 份數, 件數',
  '수량, 주문수량, 주문 수량, 개수, 갯수, 권수, 부수, 구매수량, 구매 수량',
  'antal, antall, bestilt antall, beställt antal, bestilt antal, määrä, kpl, ilość, sztuk, szt, množství, počet, množstvo, počet kusů, mennyiség, darab, cantitate, buc, količina, adet, miktar, ποσότητα, количество, кол-во, кількість, العدد, الكمية, כמות, jumlah, số lượng, จำนวน',
];

const KNOWN = new Set(TITLES.flatMap((some) => some.split(', ')).map(plain));

/**
 * Returns whether a whole title is known to mean 'quantity': 'Qty', 'Order qty', 'Q.tà:', '数量'. A title with any further
 * word except pieces is not: 'Qty on hand', 'Quantité disponible', 'Qty (boxes)', 'Qty 2025'. If a title is missing here,
 * the shopper only has to answer a question.
 */
export function isKnownQuantity(title: string): boolean {
  if (title.length > 60) return false;
  return KNOWN.has(plain(title)) || KNOWN.has(plain(title.replace(IN_PIECES, '')));
}
