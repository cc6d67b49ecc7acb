import { folded } from './column-titles.ts';

const listed = (text: string) => new Set(folded(text).split(/\s+/));

/** Polite words, and words that join the parts of a name. */
const POLITE = listed(
  `a an the of for in on to with by and please thanks thank you kindly kind regards hi hello send order orders need want would like us me we i
  also our your before from at i'd we'd mrs mr ms dr van der mevrouw meneer dhr mw mme madame frau herr herrn sra asap urgent
  la le les de du des d' l' au aux en pour avec et svp s'il vous plaît merci veuillez envoyer commander nous voudrions souhaitons besoin
  het voor met graag bestellen bestel wij willen ik wil s.v.p aub a.u.b alstublieft bedankt stuur
  el los las del y con para por favor gracias necesito necesitamos enviar envíen pedir pedido quiero queremos solicitamos
  die das den des dem für mit und bitte danke wir ich benötigen brauchen möchten senden vom zum zur
  di il lo gli con per prego grazie vorremmo ordinare da dos das com obrigado`,
);
/** Common words of product names, which people also write in lower case. */
const NOUNS = listed(
  `kit kits manual manuals form forms record records recording scale scales test tests testing booklet booklets guide guides edition ed
  starter digital online license licence licenses licences paper pencil book books workbook workbooks card cards report reports scoring
  software examiner's examiner parent teacher child children's adult school age early language leiter memory reading writing maths math
  speech development developmental behavior behaviour screening assessment stimulus easel answer response sheet sheets protocol protocols
  profile template user administration technical supplement complete
  manuel manuels cahier cahiers livret livrets protocole protocoles feuille feuilles passation cotation échelle échelles formulaire
  formulaires complet langage mémoire enfant élève version papier
  handleiding handleidingen formulier formulieren testboek werkboek schaal schalen scoreformulier scoreformulieren antwoordformulier
  compleet taal geheugen cuaderno cuadernos cuadernillo cuadernillos hoja hojas completo prueba escala escalas lenguaje memoria respuestas
  manuales handbuch sprache manuale quaderno`,
);

/** Titles that may precede a colon. */
const NAMING = listed(
  'item product article artikel produit producto articulo prodotto produto title titel titre titulo name nom naam nombre order bestelling commande pedido bestellung ordine encomenda isbn sku code ref 品番 商品 書名 注文',
);

/** Beginnings of words that mean that a number counts something else, or that nothing is ordered. In upper or lower case. */
const TROUBLE = new RegExp(
  `^(?:${[
    'receiv|recd|return|refund|exchang|stock|inventor|previous|except|exclud|excluding|longer|approv|declin|reject|denied|refus|pending|back-?order|reserv|perhaps|possib|tentativ|estimat|damag|faulty|defect|broken|shipped|shipment|deliver|dispatch|invoic|already|instead|replac|substitut|swap|discontinu|unavail|availab|unsold|addition|remain|approx|circa|nearly|almost|total|another|await|borrow|rental|ignor|omit|delet|remov|cancel|duplicat',
    'recu|retourn|rendu|renvoy|derni|precedent|hormis|attente|eventuel|peut-etre|echantillon|endommag|manqu|remplac|environ|annul|ruptur|echang(?!es?$)|ancien|disponib|aucun',
    'ontvang|voorra|vorig|behalve|zonder|reeds|gelever|afgekeur|goedgekeur|wacht|misschien|bescha|ontbre|kapot|vervang|ongeveer|ieder|teveel|terug|laatst',
    'recib|devol|devuel|existenc|pasad|anterior|excep|aprobad|rechaz|muestra|danad|faltan|cambi|aproximad|ningun|sobra|antigu',
    'erhalt|bekomm|ruck|zuruck|lager|vorra|letzt|vorjahr|ausser|ausgenomm|gelief|genehm|abgelehn|vielleicht|beschad|defekt|fehl|ersatz|ersetz|umtausch|ungefahr|storn|vorhand|ubrig',
    'inventa|inventur|falls|leih|vergriff|borg|emprunt|geleend|prestad|wunsch|wish|verlang|souhaits|deseos',
    'rembours|reembols|terugbeta|disregard|postpon|donat|weglass|retour|gutschrift|streich|außer|kurzen|verlor|enlev|supprim|retire[rz]|barrer|barre$|perdu|weglat|schrap|verwijder|creditnot|kwijt|tachar|tachad|quitar|quitad|elimin|abono|perdid',
    'ricev|recebid|tranne|eccet|exceto|scors|passad|giacen|magazz|estoqu',
  ].join('|')})`,
);
/** The same for whole words that other words begin with: 'pas' is not meant in 'Passport'. */
const WHOLE = listed(
  `no not nor never none nil na ca min max minimum maximum tbd tba tbc etc idem id last prior without hold held optional maybe sample samples
  missing wrong sent sold spare spares extra extras left about around least most sum both half double twice thrice triple once again either minus
  less plus more if unless wait waiting loan lend every each was were had have has got own owned old only over under than next future
  later change changed correct corrected correction error mistake skip void credit quote quoted free used year years hand deferred back gave give given lost found paid stolen kept keep keeps
  retour retours stock sauf sans pas deja refuse refusee valide moins plus chaque reste non ne ou or per par pro por
  niet geen meer evt al nog elk elke nee oude jaar
  salvo menos sin ya quiza unos cada tampoco falta ano devuelto
  nicht kein keine keinen mehr schon bereits offen evtl etwa je jeweils nein oder alt alte abzug bestand muster ohne jahr
  reso resi gia ja nao ogni open ditto`,
);
const ASIAN_TROUBLE =
  /^数$|不良|見本|サンプル|キャンセル|削除|半|貸|棚|破損|校正|品切|余り|入荷|支払|寄贈|故障|紛失|未着|到着|昨日|先週|前回|予算|確認|毎月|しない|返|在庫|除|不要|済|未|昨年|前年|去年|受領|受取|予定|保留|検討|見積|予備|以外|以上|以下(?![のを、])|約|程度|各|毎|ずつ|取消|中止|不可|欠品|交換|退|已收|已到|库存|庫存|不需|约|每|备用|備用|同上|반품|재고|작년|제외|불필요|이미|받은|각각|취소|보류|교환|동일/u;
const DOZENS = listed(
  'dozen dozens dz doz dzn gross pair pairs douzaine douzaines paire paires dozijn paar docena docenas dutzend dozzina dozzine duzia duzias ダース 打 다스',
);

/** Packs in one word: 'Klassensatz', 'Doppelpack', 'Dreierpackung', 'six-pack'. */
const COMPOUND_PACK = /^[\p{L}-]{3,}(?:satz|satze|packs?|packung(?:en)?)$/u;
/** Amounts in Japanese without digits: '数冊', '若干', '三部', '人数分', '二冊追加', 'ふたつ'. Parts of '第二版' or '分析' are excluded. */
const ASIAN_AMOUNT =
  /(?<!第)[二三四五六七八九十百千弐参零〇](?!考)|一(?=[冊部個点箱枚組]|ダース)|数(?![学量])|[倍同両増減正]|若干|適量|全(?:部|て|員|生|商|クラス)|すべて|分(?![析野類離])|無し|なし|ゼロ|追加|もう|あと|ほど|位$|[くぐ]らい|多め|少し|必要|後[日で]|例年|変更|^[ぁ-ん]{2,}$/u;

const bare = (word: string) => folded(word).replace(/\.$/, '');

/** Returns whether a word says nothing about quantities: 'please', 'of'. */
export const isPoliteWord = (word: string): boolean => POLITE.has(bare(word));

/** Returns whether a word is a common part of product names: 'kit', 'manual'. */
export const isProductNoun = (word: string): boolean => NOUNS.has(bare(word));

/** Returns whether a word is a title before a colon: 'Item: …', 'Order: …'. */
export const isNamingTitle = (word: string): boolean => NAMING.has(bare(word));

/**
 * Returns whether a word makes it doubtful what a number counts, or whether the product is ordered: 'returned', 'in stock',
 * 'max'.
 */
export function isTroubleWord(word: string): boolean {
  const plain = bare(word);
  return WHOLE.has(plain) || TROUBLE.test(plain) || ASIAN_TROUBLE.test(word);
}

/** Returns whether a word is 'dozen', 'pair', 'gross' or similar. Such a word is never part of a name. */
export const isDozen = (word: string): boolean => DOZENS.has(bare(word)) || COMPOUND_PACK.test(bare(word));

/** Returns whether a Japanese text says without digits how many, or whether any: '数冊', '三部', '全員分', 'なし'. */
export const isAsianAmount = (text: string): boolean => ASIAN_AMOUNT.test(text);
