/** Returns the text in lower case, without accents and kana marks. */
export const folded = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();

const words = (text: string) => new Set(folded(text).split(' '));

export const ISBN = words('isbn isbn13 isbn10 ean ean13 gtin upc');
export const QUANTITY = words(
  'qty quantity quantities units copies qte quantite quantites exemplaires aantal aantallen hoeveelheid stuks menge bestellmenge anzahl stuckzahl cantidad cantidades cant unidades uds ejemplares quantita qta quantidade quantidades qtd 数量 個数 冊数 部数 注文数 注文数量 订购数量 訂購數量 數量 수량 주문수량',
);
export const CODE = words(
  'code codes sku productcode codigo codigos reference references ref referencia referencias referentie artikelcode artikelnummer artikelnr productnummer productnr bestelnummer bestelcode bestellnummer bestellnr codice',
);
export const ITEM = words(
  'product products item items article articles artikel artikelen art part catalog catalogue cat material produit produits producto productos articulo articulos',
);
export const NUMBER = words('number no nr num id numero nummer');
export const OTHER = words(
  'title titel titre titulo name naam nom nombre description desc omschrijving designation intitule libelle descripcion price prix prijs precio unit unitaire unitario total totaal amount montant bedrag importe level niveau nivel currency publisher author edition format note notes comment comments remarks line regel ligne linea discount vat tva btw iva date subtotal',
);
/** Titles of columns that count something else. */
const ASIDE = words(
  'preis einzelpreis gesamtpreis prezzo preco stock voorraad lager bestand existencias giacenza estoque available min max minimum maximum year jaar jahr annee ano anno grade klas klasse classe curso age ages leeftijd alter edad page pages room weight gewicht poids peso position pos row rabatt rabais korting descuento sconto 単価 価格 金額 单价 价格 單價 在庫 库存 年 学年 가격 단가 재고',
);

/** Chinese, Japanese and Korean titles of codes and names. */
const ASIAN_ITEM = words(
  '品番 商品番号 商品コード 型番 コード 品名 商品名 書名 品目 货号 貨號 编号 編號 商品编号 书名 書號 书号 名称 名稱 商品名称 품번 상품코드 상품번호 코드 도서명 상품명 품명',
);

/** Returns whether a word names codes or products: 'Code', 'ISBN', 'Artikel', '品番'. */
export const isItemWord = (word: string): boolean =>
  [ISBN, CODE, ITEM, ASIAN_ITEM].some((set) => set.has(folded(word)));

/** Returns whether a title is known to be about something other than the ordered quantity: price, stock, year, level. */
export function isKnownOther(title: string): boolean {
  return titleWords(title).some((word) => OTHER.has(word) || ASIDE.has(word) || NUMBER.has(word));
}

/** Returns the words of a title in lower case, without accents. */
export function titleWords(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}
