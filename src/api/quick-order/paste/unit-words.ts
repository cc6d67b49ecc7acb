import { folded } from './column-titles.ts';

const listed = (text: string) => new Set(folded(text).split(' '));

/** Cells that mean that pieces are counted. */
const PIECES = listed(
  'ea each nos pc pcs piece pieces unit units copy copies st stk stück stuk stuks exemplar exemplare exemplaar exemplaren ' +
    'exemplaire exemplaires ex pièce pièces unité unités pce pces ud uds unidad unidades ejemplar ejemplares pieza piezas ' +
    'pz pezzo pezzi unità copia copie unidade unidades peça peças un 個 冊 部 本 件 个 册 點 点 份 권 개 부',
);

/** Cells that mean that something other than pieces is counted. */
const PACKS = listed(
  'box boxes bx bxs case cases cs ca pack packs pk pks pkg pkgs pkt package packages packet packets carton cartons ctn ctns ct ' +
    'dozen dozens dz doz dzn gross gr ream reams rm pair pairs pr set sets bundle bundles bdl roll rolls pallet pallets ' +
    'boîte boîtes bte paquet paquets caisse caisses coffret coffrets étui étuis jeu jeux lot lots douzaine douzaines paire paires ' +
    'doos dozen pak pakken pakket pakketten dozijn kist kisten verpakking verpakkingen bundel bundels karton paar ' +
    'caja cajas paquete paquetes cartón cartones estuche estuches juego juegos lote lotes docena docenas par pares ' +
    'packung packungen pck päckchen paket pakete karton kartons ktn schachtel schachteln satz sätze dutzend dtz bündel ve ' +
    'confezione confezioni conf cf scatola scatole sc cartone cartoni dozzina dozzine paio paia caixa caixas cx pacote pacotes pct dúzia dúzias ' +
    '箱 ケース セット パック ダース 組 束 盒 包 套 打 捆 상자 박스 세트 팩 다스 묶음',
);

const TITLES = listed(
  'unit units uom um einheit mengeneinheit me bestelleinheit unité unités eenheid besteleenheid unidad medida unità misura unidade 単位 单位 單位 단위',
);

const word = (cell: string) => folded(cell).replace(/\.$/, '').trim();

/** Returns whether a word means that a number counts packs: 'box', 'sets', '箱'. */
export const isPackWord = (text: string): boolean => PACKS.has(word(text));

/** Returns whether a title is that of a column of units: 'Unit', 'UoM', 'Eenheid'. */
export const isUnitTitle = (title: string): boolean =>
  folded(title)
    .split(/[^\p{L}]+/u)
    .some((part) => TITLES.has(part));

/**
 * Returns whether a column contains units, and not all of them are pieces: 'box', 'dz', '箱'. Under the title 'Unit', any
 * word is a unit.
 */
export function isUnitOfPacks(cells: readonly string[], title: string): boolean {
  const units = cells.map(word);
  if (units.length === 0 || units.some((unit) => /\d/.test(unit))) return false;
  const isTitled = isUnitTitle(title);
  const isUnits = isTitled || units.every((unit) => PIECES.has(unit) || PACKS.has(unit));
  return isUnits && !units.every((unit) => PIECES.has(unit));
}
