import { folded } from './column-titles.ts';

/**
 * Common words of mails and forms that say nothing about how many or whether: en, fr, nl, de, es, it. A missing word only
 * causes a remark at the rows. Words that count, repeat, cancel, postpone or ask must not be added.
 */
const MAIL = new Set(
  folded(
    `add could now still forward bis orientación segue follow suivante complémentaire mes respuesta agradecería restiamo preghiamo souhaite passer cabinet cher ruego quedo espera confirmación gabinete paso os facturar interessati acquistare siamo chiediamo inviarci chance hey process processed conversation overnight evaluation evaluations begin begins confirm confirmation take certificate exempt net vendor nuevo atención bevestiging bevestigen ontvangst confirmer réception bonne expédier place bestätigen eingang rückmeldung sagen mitteilen hallo zusammen neue neuen neues schuljahr scolaire année curso schooljaar merci attente cordialement bien sincères groetjes cheers best from geehrtes geehrter freundlichem gruß signori collega collega's suite échange téléphonique voici ci dessous joint joints street avenue box rue postbus straat straße str calle via viale piazza all and any are as at attached attn be been below bring can could class classroom classrooms complete contact customer date dear deadline deliver delivered delivery
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
cordiali distinti materiale materiali articoli scuola istituto classe aula ufficio amministrazione indirizzo alunni vorremmo desideriamo possibile presto anticipo gentili buongiorno anno scolastico elettronica codice univoco
earliest convenience hearing discussed spoke call called email emailed fax then how attachment attachments enclosed regarding concerning submit
submitted submitting requesting wonderful fantastic appreciate appreciated assistance support nice kind day weekend afternoon evening welcome client
practice agency county state authority board assistant coordinator director manager administrator secretary supervisor specialist counselor counsellor
pathologist therapy services central receiving warehouse building floor park road lane drive west east north south reach happy glad hoping able might
provide provided give mailing fine ready arrival arrive location locations campus site sites kids children clients patients families evaluate
evaluating assess assessing assessments assessment screening intervention reading math speech language using listed lists charge charged charging card
check bill billed billing title grant funds funded track tracking expedite expedited quick rapidly priority acknowledge acknowledgement about truly
warmly respectfully pls thx ty annual requirement mr mrs ms dr prof who whom whose which where while being re getting made form forms pdf file files
spreadsheet excel document documents signed sign signature stamp tax id objet bon bons référence références joindre pièce jointe souhaiterais aimerais
aimerions beaucoup infiniment aide agréer croire expression sentiments meilleurs meilleures veuillez prie prier prions rapidement rapide rapidité
délais délai traiter traitement suivi accuser accusé rester restons contacter renseignements informations complémentaires question questions téléphone
courriel règlement payer paiement virement mandat administratif régler étage cedex secrétaire infirmière responsable chef cheffe coordinatrice
coordinateur pôle structure établissement établissements hôpital clinique université rectorat académie circonscription enfants bilans évaluation
évaluations matériel nécessaire nécessaires utile utiles afin pouvoir pouvons pouvez puis équipe nouveau nouvelle nouveaux nouvelles collègue
collègues betreft bestel geachte heer mevrouw lieve allen hierbij stuur toezenden toegestuurd zenden afleveren afleveradres factuuradres kostenplaats
verzendadres telefonisch gesproken overleg besproken aanleiding gesprek telefoon telefoongesprek vast bedankt moeite hulp reactie hoor horen vragen
opnemen bereikbaar nieuwe nieuw locatie vestiging orthopedagoog psycholoog logopedist intern begeleider secretariaat stichting instelling ziekenhuis
kinderen cliënten onderzoek onderzoeken diagnostiek nodig spoed zsm gebruik gebruiken jou mij mijn hun met zien laten weten betreff betrifft anlage
anhang beigefügt bezug bezugnehmend telefonat gespräch besprochen wie unter oben genannte genannten lieferanschrift rechnungsanschrift versand
versenden zustellung zustellen bitten ende anfang mitte dringend eilig schnell schnellstmöglich zeitnah baldmöglichst möglich rückfragen fragen stehe
stehen verfügung melden erreichbar erreichen telefon ansprechpartner ansprechpartnerin praxis klinik zentrum beratungsstelle einrichtung träger amt
universität lehrstuhl institut kinder klienten patienten diagnostik untersuchung untersuchungen testverfahren verfahren materialien neuer kollegin
kollege lieber moin servus grüß gott zuschicken zukommen lassen gern danke dankeschön besten freue freuen antwort nachricht bestätigung auftrag
auftragsbestätigung beste allerbeste schönen schöne schönes wochenende woche mich mir mein meine sowie asunto adjuntamos presente reciba reciban
saludarle saludarles muy agradecida agradecido quedamos disposición contacto teléfono correo electrónico datos facturación mayor brevedad rogamos
solicitar pedimos tramitar tramiten gestionar pago transferencia recepción orientadora orientador psicóloga psicólogo logopeda secretaría clínica
universidad consejería ayuntamiento equipo niños pacientes evaluación evaluaciones pruebas nueva compañera compañero entidad asociación fundación tal
como hablamos según conversación acordado poder podrían podría servir sirvan urgente rápido ustedes usted señor señora oggetto spett ditta ordina
ordiniamo richiediamo chiedo invio spedizione fatturazione pagamento bonifico conferma ricezione riscontro rimaniamo rimango disposizione chiarimenti
porgo porgiamo segreteria dirigente docente psicologa psicologo logopedista studio clinica ospedale università cooperativa associazione bambini
pazienti valutazione valutazioni test nuovo nuova colleghi seguito telefonata accordi come cortese cortesemente gentilmente appena vi si voi noi buona
giornata ringraziamo ringrazio saluto`,
  )
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Phrases of Japanese mails around an order. */
const ASIAN_MAIL =
  /(?:いつも)?(?:大変)?お世話(?:になっ|様)?(?:て(?:おり|い))?(?:ます|です)?|(?:どうぞ|何卒)?(?:よろしく|宜しく)?お?願い?(?:いた|致)?し?(?:上げ)?ます|ありがとう(?:ござい)?ま(?:す|した)|(?:下記|以下|上記|次)(?:の|を)?(?:通り|とおり|商品|品|教材|もの)?(?:に?て|を|の)?|ご?(?:注文|発注|購入|送付|手配|納品|請求書)(?:払い|書|番号|日)?(?:いた|致)?(?:し|させていただき)?(?:ます|たい)?(?:です)?(?:を|で|の|は|に)?|(?:下さい|ください|です|ます)|(?:お)?(?:届け先|支払い?|名前|電話|住所)(?:は|の|を|に|で)?/gu;

/** Returns whether a word is common in mails and forms and says nothing about quantities. */
export const isMailWord = (word: string): boolean => MAIL.has(folded(word).replace(/\.$/, ''));

/** Removes the common phrases of Japanese mails from a line. */
export const withoutAsianMail = (line: string): string => line.replace(ASIAN_MAIL, ' ');
