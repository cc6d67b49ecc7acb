/**
 * The names of regions in the other languages of the shops, by country and language. The metadata only has the names in a
 * country's own languages, and no package in use has others. French follows Canadian usage, Dutch the Taalunie, Spanish the
 * Academia.
 */
export const REGION_NAMES: Readonly<Record<string, string>> = {
  'US--fr':
    'AA Forces armées (AA)~AE Forces armées (AE)~AP Forces armées (AP)~AS Samoa américaines~CA Californie~DC District de Columbia~' +
    'FL Floride~FM Micronésie~GA Géorgie~HI Hawaï~LA Louisiane~MH Îles Marshall~MP Îles Mariannes du Nord~NC Caroline du Nord~' +
    'ND Dakota du Nord~NM Nouveau-Mexique~PA Pennsylvanie~PR Porto Rico~PW Palaos~SC Caroline du Sud~SD Dakota du Sud~' +
    'VA Virginie~VI Îles Vierges~WV Virginie-Occidentale',
  'US--nl':
    'AA Strijdkrachten (AA)~AE Strijdkrachten (AE)~AP Strijdkrachten (AP)~AS Amerikaans-Samoa~CA Californië~HI Hawaï~' +
    'MH Marshalleilanden~MP Noordelijke Marianen~NC Noord-Carolina~ND Noord-Dakota~SC Zuid-Carolina~SD Zuid-Dakota~' +
    'VI Maagdeneilanden',
  'US--es':
    'AA Fuerzas Armadas (AA)~AE Fuerzas Armadas (AE)~AP Fuerzas Armadas (AP)~AS Samoa Americana~DC Distrito de Columbia~' +
    'HI Hawái~LA Luisiana~MH Islas Marshall~MI Míchigan~MO Misuri~MP Islas Marianas del Norte~MS Misisipi~' +
    'NC Carolina del Norte~ND Dakota del Norte~NH Nuevo Hampshire~NJ Nueva Jersey~NM Nuevo México~NY Nueva York~OR Oregón~' +
    'PA Pensilvania~PW Palaos~SC Carolina del Sur~SD Dakota del Sur~VI Islas Vírgenes~WV Virginia Occidental',
  'CA--nl': 'BC Brits-Columbia~NL Newfoundland en Labrador~PE Prins Edwardeiland',
  'CA--es':
    'BC Columbia Británica~NB Nuevo Brunswick~NL Terranova y Labrador~NS Nueva Escocia~NT Territorios del Noroeste~' +
    'PE Isla del Príncipe Eduardo~YT Yukón',
  'GB--fr': 'ENG Angleterre~NIR Irlande du Nord~SCT Écosse~WLS Pays de Galles',
  'GB--nl': 'ENG Engeland~NIR Noord-Ierland~SCT Schotland',
  'GB--es': 'ENG Inglaterra~NIR Irlanda del Norte~SCT Escocia~WLS Gales',
  'AU--fr':
    'ACT Territoire de la capitale australienne~NSW Nouvelle-Galles du Sud~NT Territoire du Nord~SA Australie-Méridionale~' +
    'TAS Tasmanie~WA Australie-Occidentale',
  'AU--nl':
    'ACT Australisch Hoofdstedelijk Territorium~NSW Nieuw-Zuid-Wales~NT Noordelijk Territorium~SA Zuid-Australië~TAS Tasmanië~' +
    'WA West-Australië',
  'AU--es':
    'ACT Territorio de la Capital Australiana~NSW Nueva Gales del Sur~NT Territorio del Norte~SA Australia Meridional~' +
    'WA Australia Occidental',
};
