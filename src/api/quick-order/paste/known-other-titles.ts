import { CODE, folded, ISBN, ITEM, QUANTITY, titleWords } from './column-titles.ts';

const words = (text: string) => new Set(titleWords(text));

/** Words that show that a column counts something else, even next to the words in `BESIDE`. */
const TELLING = words(
  'title titel titre titulo description desc omschrijving price prices prix prijs preis precio prezzo preco einzelpreis gesamtpreis stückpreis listenpreis nettopreis bruttopreis verkaufspreis stuksprijs stukprijs eenheidsprijs verkoopprijs catalogusprijs tarif pvp costo coste coût kosten each level niveau nivel livello nível currency publisher author edition auflage note notes comment comments remarks discount vat tva btw iva mwst date remise rabatt rabais korting descuento sconto desconto ' +
    'stock bestand lager lagerbestand voorraad existencias giacenza estoque disponible disponibles available hand min max minimum maximum minimale mínima mindestmenge mindestbestellmenge moq ' +
    'year years jahr jahrgang jaar leerjaar année ano año anno grade grades klasse klas klassen classe class curso age ages leeftijd alter edad page pages seite seiten pagina paginas página páginas room salle raum lokaal aula sala weight gewicht poids peso ' +
    'size per section sections plant werk enrollment enrolment ve inhalt conditionnement student students pupil pupils learners schüler schülerzahl élèves effectif leerlingen alumnos alunni alunos group groep groupe gruppe grupo gruppo budget ' +
    'pos position row line regel ligne linea nr no id po',
);
/** Words that show nothing alone: 'Number', 'Pack', 'Units', 'Items' may be the ordered quantity. */
const BESIDE = words(
  'number num numero nummer numéro unit unitaire unitario of the in on de du des del la le en au auf op pro par por für per pack case box class anzahl aantal nombre nb',
);
const TOTALS = words('total totaal amount montant bedrag importe betrag gesamt subtotal totale summe somme');
const ASIAN_TOTALS = new Set(
  '小計 合計 合計金額 金額計 小计 合计 总计 總計 소계 합계 총액'.split(' ').map(folded),
);
const MONEY = words('price cost excl incl net netto gross brutto ht ttc of order line in');
/** Whole Chinese, Japanese and Korean titles. */
const ASIAN = new Set(
  '単価 価格 金額 定価 单价 价格 單價 折扣 割引 在庫 在庫数 库存 库存数量 入数 包装数量 年 学年 年度 年级 페이지 ページ ページ数 页码 教室 人数 生徒数 番号 最小注文数 最小起订量 가격 단가 재고 재고수량 학생수 쪽 학년'
    .split(' ')
    .map(folded),
);

/** The kind of a title that is known not to be the quantity. */
type OtherTitle = 'other' | 'total' | undefined;

/**
 * Recognizes a title that is about something other than the ordered quantity, and nothing more: 'Price', 'Pack size', 'Qty
 * in stock', 'Page', 'Nr', '#'. A 'total' only counts as one if its cells are the quantity times a number. [QO-09 d]
 */
export function otherTitle(title: string): OtherTitle {
  if (title.trim() === '#' || ASIAN.has(folded(title).trim())) return 'other';
  if (ASIAN_TOTALS.has(folded(title).trim())) return 'total';
  const all = titleWords(title);
  const isOf = (...sets: readonly ReadonlySet<string>[]) =>
    all.every((word) => sets.some((set) => set.has(word)));
  if (all.some((word) => TOTALS.has(word)) && isOf(TOTALS, MONEY)) return 'total';
  const tells = all.some((word) => TELLING.has(word));
  return tells && isOf(TELLING, BESIDE, CODE, ITEM, ISBN, QUANTITY, MONEY) && !isOrdered(all)
    ? 'other'
    : undefined;
}

/** Returns whether a title such as 'No. order' or 'Number per order' may be the ordered quantity. */
function isOrdered(all: readonly string[]): boolean {
  return all.includes('order') && !all.some((word) => word.startsWith('min') || word === 'max');
}
