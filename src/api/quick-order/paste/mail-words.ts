import { folded } from './column-titles.ts';

/**
 * Everyday words of mails and forms that say nothing of how many or whether: en, fr, nl, de, es, it. A word that is missing here costs a
 * remark at the rows; none belongs here that counts, repeats, takes back, puts off or asks.
 */
const MAIL = new Set(
  folded(
    `add now still souhaite passer cabinet cher ruego quedo espera confirmación gabinete paso os facturar interessati acquistare siamo chiediamo inviarci chance hey process processed conversation overnight evaluation evaluations begin begins confirm confirmation take certificate exempt net vendor nuevo atención bevestiging bevestigen ontvangst confirmer réception bonne expédier place bestätigen eingang rückmeldung sagen mitteilen hallo zusammen neue neuen neues schuljahr scolaire année curso schooljaar merci attente cordialement bien sincères groetjes cheers best from geehrtes geehrter freundlichem gruß signori collega collega's suite échange téléphonique voici ci dessous joint joints street avenue box rue postbus straat straße str calle via viale piazza all and any are as at attached attn be been below bring can could class classroom classrooms complete contact customer date dear deadline deliver delivered delivery
department dept desk details district dock doctor door address entrance everyone find following front further get good great ground group groups help here hope hours i
in information invoice invoiced invoices is it its item items know let list look looking ltd mail main material materials meet middle morning much my name names need needed needs new number
of office on order ordered ordering orders our out payment pay phone place placing please possible price prices principal program programme psychologist psychologists psychology publisher
purchase purchasing quickly receive regards required rush rushing room rooms school schools see sending set ship shipped shipping shipment sincerely so soon special staff starts start starting student
students supplies teacher teachers team tel tell tests text texts thank thanks that the their them there these they this those time to today us use via we well were will with would you your yours
elementary secondary primary kindergarten grade grades pupils help behalf account accounts payable number address back dock service desk therapists therapist clinic center centre hospital university education psychological testing department's
nous notre nos vous votre vos avec pour dans est sont sera être ce cette ces ci-dessous ci-joint suivants suivantes suivant materiel matériels articles commande commander commandons livraison livrer livrez facture
facturer facturation adresser envoyer envoyez envoi faire parvenir trouver trouverez bien vouloir remercie remercions avance disposition reste renseignement tout tous toute bureau mairie service comptabilité ecole collège lycée salle
classe adresse directeur directrice secrétariat psychologue orthophoniste enseignants élèves recevoir dès possible avant rentrée jours heures mardi lundi mercredi jeudi vendredi salutations cordiales distinguées bonne journée madame monsieur je il elle qui
que sur au aux un une du et à ou le soit
wij ons onze jullie uw u dit deze die dat is zijn wordt worden bij aan als naar om te ten tav voor van onderstaande volgende bijgaand bijgevoegd bestelling bestellen bestellingen levering leveren bezorgen bezorging factuur facturen sturen gestuurd
verzenden toesturen ontvangen graag hartelijk vriendelijke groet groeten dank alvast artikelen materialen materiaal tests testen school scholen klas groep lokaal kantoor administratie afdeling adres leerlingen leerkracht collega's praktijk
kunnen kunt willen zouden zou graag mogelijk zo spoedig snel in op de het een en heel erg fijne dag week kan ik er
wir ihnen ihr ihre ihrer ihren ihrem uns unser unsere unserer unseren sie dies diese dieser dieses ist sind wird werden bei an am im in auf aus als zu zur zum um für folgende folgenden folgendes untenstehende anbei artikel bestellung bestellen bestelle
lieferung liefern rechnung rechnungen senden schicken zusenden erhalten gerne herzlich herzlichen freundlichen freundliche grüßen grüße gruß dank vielen voraus per post und mit die der das den dem des ein eine einen einer schule klasse raum büro
verwaltung sekretariat abteilung adresse schüler lehrer können könnten würden möchten hiermit bitte liebe sehr geehrte damen herren e-mail mail viele tage zahlungsziel nach an ich es vom von
nos nuestro nuestra nuestros su sus le les se es son está será este esta estos estas el la los las un una en a al con para de del que y siguiente siguientes adjunto adjunta pedido pedidos pedir entrega entregar factura facturas enviar envíen envien
envío remitir recibir agradecemos gracias saludo saludos cordial cordiales atentamente material materiales artículos productos colegio escuela centro clase aula oficina administración departamento dirección habitual alumnos profesores necesitamos necesito
quisiéramos queremos solicitamos posible pronto antemano estimados señores buenos días buenas tardes hola a la nombre
nostro nostra nostri vostro vostra suo il lo la i gli le un una in a al alla con per di del della da che e è sono sarà questo questa questi seguente seguenti allegato ordine ordinare consegna consegnare fattura inviare spedire ricevere grazie saluti
cordiali distinti materiale materiali articoli scuola istituto classe aula ufficio amministrazione indirizzo alunni vorremmo desideriamo possibile presto anticipo gentili buongiorno anno scolastico elettronica codice univoco`,
  )
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** What Japanese mails say round an order. */
const ASIAN_MAIL =
  /(?:いつも)?(?:大変)?お世話(?:になっ|様)?(?:て(?:おり|い))?(?:ます|です)?|(?:どうぞ|何卒)?(?:よろしく|宜しく)?お?願い?(?:いた|致)?し?(?:上げ)?ます|ありがとう(?:ござい)?ま(?:す|した)|(?:下記|以下|上記|次)(?:の|を)?(?:通り|とおり|商品|品|教材|もの)?(?:に?て|を|の)?|ご?(?:注文|発注|購入|送付|手配|納品|請求書)(?:払い|書|番号|日)?(?:いた|致)?(?:し|させていただき)?(?:ます|たい)?(?:です)?(?:を|で|の|は|に)?|(?:下さい|ください|です|ます)|(?:お)?(?:届け先|支払い?|名前|電話|住所)(?:は|の|を|に|で)?/gu;

/** True for a word of mails and forms that says nothing of quantities. */
export const isMailWord = (word: string): boolean => MAIL.has(folded(word).replace(/\.$/, ''));

/** A line in Japanese without what mails say round an order. */
export const withoutAsianMail = (line: string): string => line.replace(ASIAN_MAIL, ' ');
