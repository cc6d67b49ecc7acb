import { readCodeCell } from './find-codes.ts';

/** What a column holds by its title; `item` may be a code or a name. */
export type ColumnRole = 'isbn' | 'code' | 'item' | 'quantity' | 'other';

/**
 * Where to look in the rows under a header: its columns of ISBNs, of other codes and of items, as far as there
 * are any, its columns of quantities, and how many columns there are.
 */
export type Columns = {
  readonly codes: readonly (readonly number[])[];
  readonly quantities: readonly number[];
  readonly width: number;
};

const words = (text: string) => new Set(text.split(' '));
const ISBN = words('isbn isbn13 isbn10 ean ean13 gtin upc');
const QUANTITY = words(
  'qty quantity quantities units copies qte quantite quantites exemplaires aantal aantallen hoeveelheid stuks menge anzahl cantidad cantidades cant unidades uds ejemplares',
);
const CODE = words(
  'code codes sku productcode codigo codigos reference references ref referencia referencias referentie artikelcode artikelnummer artikelnr productnummer productnr bestelnummer bestelcode',
);
const ITEM = words(
  'product products item items article articles artikel artikelen art part catalog catalogue cat material produit produits producto productos articulo articulos',
);
const NUMBER = words('number no nr num id numero nummer');
const OTHER = words(
  'title titel titre titulo name naam nom nombre description desc omschrijving designation intitule libelle descripcion price prix prijs precio unit unitaire unitario total totaal amount montant bedrag importe level niveau nivel currency publisher author edition format note notes comment comments remarks line regel ligne linea discount vat tva btw iva date subtotal',
);
const FILLER = words(
  'order ordered of the de du des del la le to per van het besteld commandee pedida pedido 13 10',
);

/** Of several quantities (in stock, minimum, ordered) the one that is meant. */
const ORDERED = /order|besteld|command|pedid/i;
const MAIN = [ISBN, QUANTITY, CODE, ITEM];

/** The columns that a header row announces, or undefined if the row is none. en, fr, nl, es, any order. */
export function readHeader(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => /^\d+$/.test(cell) || readCodeCell(cell))) return undefined;
  const roles = cells.map(roleOf);
  const known = roles.filter((role) => role !== undefined).length;
  const certain = roles.includes('isbn') || roles.includes('code');
  const useful = certain || roles.includes('item') || roles.includes('quantity');
  if (cells.length < 2 || !useful || (known < 2 && !(certain && !cells.some((cell) => /\d{3}/.test(cell))))) {
    return undefined;
  }
  const columnsOf = (role: ColumnRole) => roles.flatMap((r, i) => (r === role ? [i] : []));
  const quantities = columnsOf('quantity');
  const ordered = quantities.filter((i) => ORDERED.test(cells[i] ?? ''));
  return {
    codes: [columnsOf('isbn'), columnsOf('code'), columnsOf('item')].filter((group) => group.length > 0),
    quantities: ordered.length > 0 ? ordered : quantities,
    width: cells.length,
  };
}

/**
 * Tells a line that holds titles of columns and nothing else, without cells between them: `main` if one of them
 * names codes or quantities ('ISBN', 'Item  ISBN  Qty'), `side` if none does ('Title'); undefined for other lines.
 */
export function headerLineKind(line: string): 'main' | 'side' | undefined {
  if (line.length > 100 || readCodeCell(line)) return undefined;
  const all = wordsOf(line);
  const known = all.every((word) => [...MAIN, NUMBER, OTHER, FILLER].some((set) => set.has(word)));
  if (!known || !all.some((word) => /[a-z]/.test(word) && !FILLER.has(word))) return undefined;
  return all.some((word) => MAIN.some((set) => set.has(word))) ? 'main' : 'side';
}

function roleOf(cell: string): ColumnRole | undefined {
  if (cell.length > 40 || /\d/.test(cell.replace(/1[03]/, ''))) return undefined;
  const all = wordsOf(cell);
  const has = (set: ReadonlySet<string>) => all.some((word) => set.has(word));
  if (all.length > 4) return undefined;
  if (has(ISBN)) return 'isbn';
  if (has(OTHER)) return 'other';
  if (has(QUANTITY)) return 'quantity';
  if (has(CODE) || (has(ITEM) && has(NUMBER))) return 'code';
  if (has(ITEM)) return 'item';
  return has(NUMBER) ? 'other' : undefined;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z\d]+/).filter((word) => word !== '');
}
